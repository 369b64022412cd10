# Words of green.
