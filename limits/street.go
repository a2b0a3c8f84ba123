package limits

// What the agency shows in its window and prints.
const (
	// WindowCards is how many cards one set to print has, and how many slides a screen; a set says how many properties more there are.
	WindowCards = 40
	// QRPixels is how wide a code is at most as a PNG.
	QRPixels = 2048
)
