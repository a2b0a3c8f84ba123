package traffic

import (
	"time"

	"github.com/gevel/gevel/locale"
)

// Source is where the visitor of a property's page came from.
type Source string

// DayCount is the number of page views of a property on a day.
type DayCount struct {
	Date  locale.Date
	Count int
}

// SourceCount is the number of page views of a property from a source.
type SourceCount struct {
	Source Source
	Count  int
}

// PageViewCounts are the page views of a property today, this week, in the week before up to the same weekday, this month and
// in all.
type PageViewCounts struct {
	Today        int           `db:"today"`
	Week         int           `db:"week"`
	PreviousWeek int           `db:"previous_week"`
	Month        int           `db:"month"`
	Total        int           `db:"total"`
	Sources      []SourceCount `db:"-"`
}

// Periods are the days on which the counted periods begin, by the agency's clock. Weeks start on Monday. The previous week is counted up
// to LastWeek, the same weekday as today.
type Periods struct {
	Today, Week, PreviousWeek, LastWeek, Month locale.Date
}

// PeriodsOf gives the periods at a time.
func PeriodsOf(now time.Time) Periods {
	day := now.In(locale.Zone)
	before := func(days int) locale.Date { return locale.Today(day.AddDate(0, 0, -days)) }
	sinceMonday := locale.SinceMonday(day)
	return Periods{Today: before(0), Week: before(sinceMonday), PreviousWeek: before(sinceMonday + 7), LastWeek: before(7),
		Month: before(day.Day() - 1)}
}

// FillDays gives a count for each of the last days, with 0 for those without page views; the last one is today.
func FillDays(counts map[locale.Date]int, days int, now time.Time) []*DayCount {
	list := make([]*DayCount, days)
	for i := range list {
		day := locale.Today(now.In(locale.Zone).AddDate(0, 0, i-days+1))
		list[i] = &DayCount{Date: day, Count: counts[day]}
	}
	return list
}
