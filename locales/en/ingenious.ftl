# Words of ingenious.
