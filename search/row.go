package search

import (
	"math"

	"github.com/gevel/gevel/agency/market"
)

// None stands for a number that is not stated.
const None = math.MinInt32

// Row is what the index holds of one public property. What is hidden from visitors is not in it.
type Row struct {
	Number  int32
	Goal    market.Goal
	Status  market.Status
	Type    int32
	City    int32
	Project int32 // None outside a project
	Agent   int32
	Taken   bool  // a marquee says sold or rented
	Price   int64 // cents; None when it is hidden

	Bedrooms  int32
	Bathrooms int32
	Garages   int32
	Parkings  int32
	Facades   int32
	Surface   int32
	Plot      int32
	Year      int32  // of construction
	Available int32  // the day as DayOf writes it, 0 for at once
	Energy    int32  // the place of the class in energy.Classes
	Has       uint16 // a bit for each of agency.YesNoCriteria, the first the lowest

	Latitude    float64
	Longitude   float64
	Published   int64
	Updated     int64
	Reduced     int64 // when its price was lowered; None for a price that was not
	TypeSort    int32
	CitySort    string
	Street      string // "" when it is not public
	HouseNumber string
	Reference   string // the key of its sender's own reference, "" for none
	Change      int64  // its sequence number in the changes
}

// DayOf writes a date as a number in the order of dates: 20261122.
func DayOf(date string) (day int32) {
	for _, r := range date {
		if '0' <= r && r <= '9' {
			day = day*10 + r - '0'
		}
	}
	return day
}
