# What Rally teaches a newcomer.

rally-intro = Drive a stage over mountain roads in as few rounds as you can: fast where the road is good, carefully where it is not.
rally-intro-first = One stage of about 48 spaces against one bot, ten minutes.
rally-intro-course = The road is laid from sections. Each space has a factor: 0 is fast and safe, 4 is the worst.
rally-intro-gear = Each turn you choose a gear, one up or down. It says how many spaces you must and may drive.
rally-intro-risk = Then the die is thrown: it tells which factor this move drives safely. On a worse space a second throw decides: nothing, a spin, lost turns, or out.
rally-intro-crew = Before the start you choose set-up and tyres in secret and place three mechanics. Near them an accident costs less.
rally-intro-weather = The weather changes from round to round. Rain and snow make every throw worse, unless you have the right tyres.
rally-guide-course = You lay the road: choose the sections one by one. The ones in front fit; the others say why not.
rally-guide-setup = Choose the set-up: Stable is safe, Fast and Prototype go further in every gear and risk more.
rally-guide-tyres = Choose tyres: normal ones for dry roads, the others for rain or snow.
rally-guide-crew = Place up to three mechanics: click on spaces of the road where it gets dangerous. They help within four spaces. Then press the button.
rally-guide-gear = Choose a gear. Its spaces are the least and the most you drive. The small numbers are the factors that it drives safely at each throw.
rally-guide-factor = Look ahead: the numbers on the road are factors. Be in a low gear before high ones.
rally-guide-drive = Drive space by space, or click on one further ahead. The tick is safe; elsewhere the odds of the damage throw are shown.
rally-guide-brake = Braking lowers the minimum by 1, but raises the factor of this space by 1.
rally-guide-off = You stand beside the road after a spin or an accident. You start again in first gear.
rally-guide-weather = Bad weather: it adds to the risk die, so less is safe than before.
rally-guide-pit = You stand near your mechanics. You may change tyres here.

rally-cure-most-driven = Stop here; a higher gear goes further.
rally-cure-no-mechanic-near = Drive closer to one first.
rally-cure-too-fast-for-tyres = Shift down first.
