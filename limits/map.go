package limits

// What a map of properties shows one by one, and from how many on it groups them.
const (
	// MapPins is how many pins and groups together a map that names its zoom shows at most, as the site's own map does; more properties are
	// shown as groups.
	MapPins = 300
	// MapStreetZoom is from which zoom on Pins are shown one by one, because a visitor comes hardly nearer (maxZoom of
	// web/widgets/map/view.ts).
	MapStreetZoom = 16
	// Pins is how many properties a map shows one by one when it names no zoom, or one of at least MapStreetZoom; more are shown as groups.
	Pins = 1000
	// PinGroupsAcross is how many groups a map without a zoom shows side by side at most, in each direction.
	PinGroupsAcross = 24
	// MapCellsAcross is how many cells of 64 pixels a map with a zoom is divided into at most, in each direction; beyond that they are
	// larger.
	MapCellsAcross = 48
	// MapZoom is the highest zoom of a map; a higher one is BAD_INPUT.
	MapZoom = 22
	// MapLatitude is at which latitude, in degrees, a map ends north and south; an area of a list beyond it is no condition.
	MapLatitude = 85
)
