package limits

// Where a property lies, compared with its city.
const (
	// PlaceFarKilometres is how far from the middle of its city a property may lie before an import warns of it.
	PlaceFarKilometres = 30
	// PlaceAbroadKilometres is how far from every village of its country a property may lie before it is shown without a point on the map.
	PlaceAbroadKilometres = 10
	// PlaceTextBytes is how long a postcode, a name of a city or a country may be that a delivery has; a longer one names no place.
	PlaceTextBytes = 200
)
