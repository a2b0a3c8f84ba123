package agency

import (
	"errors"
	"fmt"
	"time"

	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// PropertyFilter is the one filter for lists, maps, counts and alerts. Every condition that is given must hold. Prices are
// whole euro, surfaces m². A radius is in kilometres around each of the cities, which are in the list themselves.
type PropertyFilter struct {
	Goal                *market.Goal
	Categories          []int
	Cities              []CityInput
	Radius              *int
	Regions             []geo.Region
	Numbers             []int
	Project             *int
	Agents              []AgentInput
	InProject           *bool
	Text                *string
	Description         *string
	Statuses            []market.PropertyStatus
	PriceMin            *int
	PriceMax            *int
	BedroomsMin         *int
	BathroomsMin        *int
	GaragesMin          *int
	ParkingsMin         *int
	SurfaceMin          *int
	SurfaceMax          *int
	PlotMin             *int
	PlotMax             *int
	Facades             []int
	EnergyClasses       []energy.Class
	ConstructionYearMin *int
	ConstructionYearMax *int
	NewBuild            *bool
	AvailableBy         *locale.Date
	Garden              *bool
	Terrace             *bool
	Lift                *bool
	Cellar              *bool
	Furnished           *bool
	Pool                *bool
	Reduced             *bool
	Viewable            *bool
	Bounds              *geo.Bounds
	Polygon             []geo.Point
	UpdatedSince        *time.Time

	// OnOffer leaves out properties with a marquee of TakenMarquees. Lists show these with their marquee; feeds, alerts and the home page
	// do not.
	OnOffer bool `json:"-"`
}

// CityInput names a city by name, postcode, its part of an address, or several of these.
type CityInput struct {
	Name *string
	Zip  *string
	Slug *string
}

// AgentInput names agents: one by number or by the part of its page's address, all of an office, or by several of these.
type AgentInput struct {
	Number *int
	Slug   *string
	Office *int
}

// PropertySort is an order of a list, in the graph's words.
type PropertySort string

// The errors of Check.
var (
	errBounds  = errors.New("bounds go from south to north and from west to east, in degrees")
	errPolygon = fmt.Errorf("a polygon has 3 to %d points, in degrees", limits.ListLength)
	errRadius  = fmt.Errorf("radius goes from 1 to %d kilometres around the cities that the filter names", limits.RadiusKilometres)
	errDay     = errors.New("availableBy must be an existing day, written YYYY-MM-DD")
)

// Check returns what is wrong with the filter, in words for whoever wrote the query. A filter that nothing can match is valid.
func (f PropertyFilter) Check() error {
	if f.Bounds != nil && !f.Bounds.Valid() {
		return errBounds
	}
	if f.AvailableBy != nil && !f.AvailableBy.Valid() {
		return errDay
	}
	if f.Radius != nil && (*f.Radius < 1 || *f.Radius > limits.RadiusKilometres || len(f.Cities) == 0) {
		return errRadius
	}
	if f.Polygon == nil {
		return nil
	}
	if len(f.Polygon) < 3 || len(f.Polygon) > limits.ListLength {
		return errPolygon
	}
	for _, p := range f.Polygon {
		if !p.OnEarth() {
			return errPolygon
		}
	}
	return nil
}
