package geo

// Point is a location in degrees of WGS 84.
type Point struct {
	Latitude  float64 `json:"latitude"`
	Longitude float64 `json:"longitude"`
}

// Bounds are the sides of a map, in degrees of WGS 84.
type Bounds struct {
	South float64
	West  float64
	North float64
	East  float64
}

// OnEarth is false for a number outside the range of degrees, and for NaN.
func (p Point) OnEarth() bool {
	return p.Latitude >= -90 && p.Latitude <= 90 && p.Longitude >= -180 && p.Longitude <= 180
}

// Valid is false for bounds that are not on earth, or that go from north to south or from east to west.
func (b Bounds) Valid() bool {
	return b.southWest().OnEarth() && b.northEast().OnEarth() && b.South <= b.North && b.West <= b.East
}

func (b Bounds) southWest() Point { return Point{b.South, b.West} }

func (b Bounds) northEast() Point { return Point{b.North, b.East} }

// BoundsOf gives the smallest bounds around points, of which there is at least one.
func BoundsOf(points []Point) Bounds {
	b := Bounds{points[0].Latitude, points[0].Longitude, points[0].Latitude, points[0].Longitude}
	for _, p := range points {
		b.South, b.North = min(b.South, p.Latitude), max(b.North, p.Latitude)
		b.West, b.East = min(b.West, p.Longitude), max(b.East, p.Longitude)
	}
	return b
}
