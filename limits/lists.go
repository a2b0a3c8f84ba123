package limits

// How many elements a list has.
const (
	// PageRecords is how many records a page of a list has by default.
	PageRecords = 24
	// PageMostRecords is how many records a page of a list or of changes may have; more are BAD_INPUT.
	PageMostRecords = 100
	// PageNumber is the highest number of a page; a higher one is BAD_INPUT.
	PageNumber = 1_000_000
	// SimilarProperties is how many similar properties may be requested; more are BAD_INPUT.
	SimilarProperties = 12
	// Pins is how many properties a map shows one by one when it names no zoom, or one of at least MapStreetZoom; more are shown as groups.
	Pins = 1000
	// PinGroupsAcross is how many groups a map shows side by side at most, in each direction.
	PinGroupsAcross = 24
	// MapPins is how many pins and groups a map that names its zoom shows, and so how many properties one by one.
	MapPins = 300
	// MapCellsAcross is how many cells of 64 pixels such a map is divided into at most, in each direction; beyond that they are larger.
	MapCellsAcross = 48
	// MapZoom is the highest zoom of a map; a higher one is BAD_INPUT.
	MapZoom = 22
	// MapStreetZoom is from which zoom on Pins are shown one by one, because the visitor can hardly come nearer.
	MapStreetZoom = 16
	// AppointmentDays is how many days of free slots may be requested at once; more are BAD_INPUT.
	AppointmentDays = 62
	// PageViewDays is how many days of page views an owner may request at once; more are BAD_INPUT.
	PageViewDays = 366
)
