package agency

// VisitSource is where someone who visits the page of a home came from.
type VisitSource string

// DayCount is how often the page of a home was visited on a day.
type DayCount struct {
	Date  Date
	Count int
}

// SourceCount is how often the page of a home was visited from a source.
type SourceCount struct {
	Source VisitSource
	Count  int
}

// VisitCounts are the visits to the page of a home, of the present day, week and month and of all time.
type VisitCounts struct {
	Today        int
	Week         int
	PreviousWeek int
	Month        int
	Total        int
	Sources      []SourceCount
}
