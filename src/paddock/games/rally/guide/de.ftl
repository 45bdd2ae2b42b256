# Was Rally Neulingen beibringt.

rally-intro = Fahr ein Rennen über Bergstraßen in möglichst wenigen Runden: schnell, wo die Straße gut ist, vorsichtig, wo nicht.
rally-intro-first = Ein Rennen über etwa 48 Felder gegen einen Bot, zehn Minuten.
rally-intro-course = Die Straße wird aus Teilen gelegt. Jedes Feld hat einen Faktor: 0 ist schnell und sicher, 4 am schlimmsten.
rally-intro-gear = In jedem Zug wählst du einen Gang, einen höher oder tiefer. Er sagt, wie viele Felder du fahren musst und darfst.
rally-intro-risk = Dann wird gewürfelt: Das sagt, welchen Faktor dieser Zug sicher fährt. Auf einem schlimmeren Feld entscheidet ein zweiter Wurf: nichts, ein Dreher, verlorene Runden oder aus.
rally-intro-crew = Vor dem Start wählst du geheim Wagentyp und Reifen und stellst drei Mechaniker auf. In ihrer Nähe kostet ein Unfall weniger.
rally-intro-weather = Das Wetter wechselt von Runde zu Runde. Regen und Schnee machen jeden Wurf schlechter, außer mit den richtigen Reifen.
rally-guide-course = Du legst die Straße: Wähle die Teile eins nach dem anderen. Die vorderen passen; die anderen sagen, warum nicht.
rally-guide-setup = Wähle den Wagentyp: Stabil ist sicher, Schnell und Prototyp fahren in jedem Gang weiter und riskieren mehr.
rally-guide-tyres = Wähle Reifen: Normalreifen für trockene Straßen, die anderen für Regen oder Schnee.
rally-guide-crew = Stell bis zu drei Mechaniker auf: Klick auf Felder der Straße, wo es gefährlich wird. Sie helfen im Umkreis von vier Feldern. Dann drück den Knopf.
rally-guide-gear = Wähle einen Gang. Seine Felder sind das Wenigste und das Meiste, was du fährst. Die kleinen Zahlen sind die Faktoren, die er bei jedem Wurf sicher fährt.
rally-guide-factor = Schau voraus: Die Zahlen auf der Straße sind Faktoren. Vor hohen solltest du in einem niedrigen Gang sein.
rally-guide-drive = Fahr Feld für Feld, oder klick auf eines weiter vorn. Das Häkchen ist sicher; sonst stehen die Chancen des Schadenwurfs dabei.
rally-guide-brake = Bremsen senkt das Minimum um 1, erhöht aber den Faktor dieses Feldes um 1.
rally-guide-off = Du stehst nach einem Dreher oder Unfall neben der Straße. Du fährst im ersten Gang wieder an.
rally-guide-weather = Schlechtes Wetter: Es kommt auf den Risikowürfel, also ist weniger sicher als vorher.
rally-guide-pit = Du stehst bei deinen Mechanikern. Hier darfst du Reifen wechseln.

rally-cure-most-driven = Halte hier; ein höherer Gang reicht weiter.
rally-cure-no-mechanic-near = Fahr zuerst näher an einen heran.
rally-cure-too-fast-for-tyres = Schalte zuerst herunter.
