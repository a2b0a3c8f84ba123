package limits

// What the agency shows in its window and prints.
const (
	// WindowCards is how many cards one set to print has, and how many slides a screen; a set says how many properties more there are.
	WindowCards = 40
	// BrochurePhotos is how many photos a brochure shows, its cover among them; it says how many more there are.
	BrochurePhotos = 12
	// BrochurePlans is how many plans it shows.
	BrochurePlans = 4
	// BrochureCharacters is how many characters of the description it prints; it says where all of it is.
	BrochureCharacters = 6000
	// QRPixels is how wide a code is at most as a PNG.
	QRPixels = 2048
)
