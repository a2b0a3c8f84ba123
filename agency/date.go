package agency

import "time"

// Date is a calendar date, written YYYY-MM-DD.
type Date string

// Valid tells whether d is a day that exists.
func (d Date) Valid() bool {
	_, err := time.Parse(time.DateOnly, string(d))
	return err == nil
}
