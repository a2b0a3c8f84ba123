package geo

import "math"

// How the way to a place is estimated: the distance as the crow flies times TravelFactor, about as much as streets are longer where houses
// are, at the speeds of somebody who is in no hurry. docs/transit.md and the texts of the site say these numbers too.
const (
	TravelFactor      = 1.3
	BicycleKilometres = 15.0 // an hour
	FootKilometres    = 4.8  // an hour
	CarKilometres     = 40.0 // an hour, through villages and with looking for a place to park
)

// TravelMinutes is the longest way that is told in minutes: nobody walks or cycles longer than that every day.
const TravelMinutes = 120

// NamedPlaceKind is what a place is that a visitor named.
type NamedPlaceKind string

// The kinds of places.
const (
	NamedTown NamedPlaceKind = "TOWN"
	NamedStop NamedPlaceKind = "STOP"
)

// NamedPlace is a place that a visitor can name: a town or village, or a stop of public transport. Name says it whole: "3600 Genk".
type NamedPlace struct {
	Name     string
	Kind     NamedPlaceKind
	Location Location
}

// Travel is the way from a home to a place, estimated. Bicycle and Foot are minutes, nil beyond TravelMinutes. Exact is false when it is
// reckoned from the centre of the city, because the address of the home is not published.
type Travel struct {
	To      NamedPlace
	Metres  int
	Bicycle *int
	Foot    *int
	Exact   bool
}

// DriveMinutes estimates how long the way to another place takes by car.
func (from Location) DriveMinutes(to Location) int {
	return max(1, int(math.Ceil(from.Kilometres(to)*TravelFactor/CarKilometres*60)))
}

// TravelTo estimates the way from a place on the map.
func (from Location) TravelTo(to NamedPlace) Travel {
	kilometres := from.Kilometres(to.Location)
	minutes := func(perHour float64) *int {
		n := max(1, int(math.Ceil(kilometres*TravelFactor/perHour*60)))
		if n > TravelMinutes {
			return nil
		}
		return &n
	}
	return Travel{To: to, Metres: int(math.Round(kilometres * 1000)), Bicycle: minutes(BicycleKilometres), Foot: minutes(FootKilometres),
		Exact: from.Exact}
}
