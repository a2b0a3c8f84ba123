package appointments

// CalendarFailure is what went wrong when an agent's own calendar was read.
type CalendarFailure string

// The failures. After the last two the calendar counts; after each of the others the times of before stay.
const (
	CalendarUnreachable CalendarFailure = "UNREACHABLE"
	CalendarNoAnswer    CalendarFailure = "NO_ANSWER"
	CalendarRefused     CalendarFailure = "REFUSED" // with a status
	NotACalendar        CalendarFailure = "NOT_A_CALENDAR"
	CalendarTooLarge    CalendarFailure = "TOO_LARGE"
	CalendarTooMany     CalendarFailure = "TOO_MANY"
	CalendarTooSlow     CalendarFailure = "TOO_SLOW"
	NothingInCalendar   CalendarFailure = "NOTHING_READ"
	CalendarSkipped     CalendarFailure = "SKIPPED"
	UnknownCalendarZone CalendarFailure = "UNKNOWN_ZONE"
)
