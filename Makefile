# Aliases for those used to make; dev.py does the work.
.PHONY: setup play test check format bench
setup play test check format bench:
	@python3 dev.py $@
