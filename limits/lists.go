package limits

// How much of a list is answered at once.
const (
	// PageHomes is how many records a page of a list has when nothing is said, homes above all.
	PageHomes = 24
	// PageMostHomes is how many records a page of a list or of changes may have; more are BAD_INPUT.
	PageMostHomes = 100
	// PageNumber is the highest number of a page; a higher one is BAD_INPUT.
	PageNumber = 1_000_000
	// SimilarHomes is how many homes like another may be asked for; more are BAD_INPUT.
	SimilarHomes = 12
	// Pins is how many homes a map shows one by one; more are shown as groups.
	Pins = 1000
	// PinGroupsAcross is how many groups lie side by side on a map at most, in each direction.
	PinGroupsAcross = 24
	// AppointmentDays is how many days of free appointments are answered at once; more are BAD_INPUT.
	AppointmentDays = 62
	// PageViewDays is how many days of page views an owner asks for at once; more are BAD_INPUT.
	PageViewDays = 366
)
