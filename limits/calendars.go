package limits

import "time"

// Agents' calendars, which are read from an address that the agency gives.
const (
	// CalendarBytes is how large a calendar may be.
	CalendarBytes = 4 << 20
	// CalendarAddressBytes is how long the address of a calendar may be at the desk; a longer one is TOO_LONG.
	CalendarAddressBytes = 2000
	// CalendarEvery is how long a calendar is believed before it is read again.
	CalendarEvery = 10 * time.Minute
	// CalendarTime is how long the events of one calendar may take to work out; one that takes longer is refused.
	CalendarTime = 3 * time.Second
	// CalendarsPerFile is how many calendars one file may have.
	CalendarsPerFile = 50
	// CalendarZones is how many time zones of its own a calendar may have; further ones are read by their names.
	CalendarZones = 200
	// CalendarOnsets is how often the clocks of one of them may change; one with more is read by its name.
	CalendarOnsets = 1000
	// BusyTimes is how many times an agent can be busy ahead; a calendar with more is refused.
	BusyTimes = 2000
	// BlockedHours is how many blocked hours that are not over one agent has; more are TOO_MANY.
	BlockedHours = 500
	// WeekEvents is how many appointments, and how many busy times, a week at the desk shows, the earliest ones.
	WeekEvents = 2000
	// BlockedDays is how many days in a row an agent's hours can be blocked at once.
	BlockedDays = 400
	// BlockedWeeks is for how many weeks hours can be blocked each week, the first included; a later last day is TOO_LONG.
	BlockedWeeks = 53
	// BlockedAppointments is how many appointments may lie in hours that are blocked at once; with more the hours are TOO_LONG.
	BlockedAppointments = 100
	// PropertyAppointments is how many appointments that have not begun the desk shows with a property, the earliest ones.
	PropertyAppointments = 20
	// FeedEvents is how many appointments an agent's own calendar address lists, the latest ones.
	FeedEvents = 1000
	// FetchTime is how long another company's server may take to answer in all.
	FetchTime = 20 * time.Second
	// FetchRedirects is how often it may redirect.
	FetchRedirects = 3
)
