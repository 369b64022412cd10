# Words of minigolf.
