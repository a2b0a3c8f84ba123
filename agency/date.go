package agency

import (
	"time"
	_ "time/tzdata" // the zone of the agency is known wherever the program runs
)

// Date is a calendar date, written YYYY-MM-DD.
type Date string

// Valid tells whether d is a day that exists.
func (d Date) Valid() bool {
	_, err := time.Parse(time.DateOnly, string(d))
	return err == nil
}

// Zone is where the agency's clocks hang.
var Zone = mustLoad("Europe/Brussels")

func mustLoad(name string) *time.Location {
	zone, err := time.LoadLocation(name)
	if err != nil {
		panic(err) // the zones are part of the program
	}
	return zone
}

// Today is the day of a moment at the agency.
func Today(now time.Time) Date { return Date(now.In(Zone).Format(time.DateOnly)) }
