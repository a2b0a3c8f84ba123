package agency

import "time"

// PropertyFilter is the one filter for lists, counts and alerts. Every condition that is given must hold. Prices are whole
// euro, surfaces m².
type PropertyFilter struct {
	Goal         *Goal
	Categories   []int
	Cities       []CityInput
	Regions      []Region
	Numbers      []int
	Project      *int
	Text         *string
	Statuses     []PropertyStatus
	PriceMin     *int
	PriceMax     *int
	BedroomsMin  *int
	BathroomsMin *int
	GaragesMin   *int
	ParkingsMin  *int
	SurfaceMin   *int
	SurfaceMax   *int
	PlotMin      *int
	Garden       *bool
	Terrace      *bool
	UpdatedSince *time.Time
}

// CityInput names a city by name, postcode or both.
type CityInput struct {
	Name *string
	Zip  *string
}

// PropertySort is an order of a list, in the graph's words.
type PropertySort string
