// Package wording is how the commands write times, numbers and how something goes.
package wording

import (
	"time"

	"github.com/gevel/gevel/locale"
)

// What the program says to people has the agency's clock, whatever that of the machine, with the zone: a reader need not know it, and it
// can be laid beside the log, which is in UTC as are the names of copies. What programs read, such as JSON, is in UTC too.

// Clock is a minute of the agency's clock.
func Clock(unix int64) string { return onClock(time.Unix(unix, 0), "2006-01-02 15:04 MST") }

// Second is a second of it, where several things happen in a minute.
func Second(unix int64) string { return onClock(time.Unix(unix, 0), "2006-01-02 15:04:05 MST") }

// Day is the day that it is there.
func Day(t time.Time) string { return onClock(t, time.DateOnly) }

func onClock(t time.Time, layout string) string { return t.In(locale.Zone).Format(layout) }
