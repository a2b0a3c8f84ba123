package agency

import (
	"time"

	"github.com/gevel/gevel/locale"
)

// VisitSource is where someone who visits the page of a home came from.
type VisitSource string

// DayCount is how often the page of a home was visited on a day.
type DayCount struct {
	Date  locale.Date
	Count int
}

// SourceCount is how often the page of a home was visited from a source.
type SourceCount struct {
	Source VisitSource
	Count  int
}

// VisitCounts are the visits to the page of a home, of the present day, week and month and of all time.
type PageViewCounts struct {
	Today        int           `db:"today"`
	Week         int           `db:"week"`
	PreviousWeek int           `db:"previous_week"`
	Month        int           `db:"month"`
	Total        int           `db:"total"`
	Sources      []SourceCount `db:"-"`
}

// Periods are the days at which the counts of a moment begin, by the agency's clock. Weeks start on Monday. The week before ends on
// the same day of the week, LastWeek.
type Periods struct {
	Today, Week, PreviousWeek, LastWeek, Month locale.Date
}

// PeriodsOf gives those of a moment.
func PeriodsOf(now time.Time) Periods {
	day := now.In(locale.Zone)
	before := func(days int) locale.Date { return locale.Date(day.AddDate(0, 0, -days).Format(time.DateOnly)) }
	sinceMonday := (int(day.Weekday()) + 6) % 7
	return Periods{Today: before(0), Week: before(sinceMonday), PreviousWeek: before(sinceMonday + 7), LastWeek: before(7),
		Month: before(day.Day() - 1)}
}

// EveryDay fills in the days without visits: so many days, the last one today.
func FillDays(counts map[locale.Date]int, days int, now time.Time) []*DayCount {
	list := make([]*DayCount, days)
	for i := range list {
		day := locale.Date(now.In(locale.Zone).AddDate(0, 0, i-days+1).Format(time.DateOnly))
		list[i] = &DayCount{Date: day, Count: counts[day]}
	}
	return list
}
