package limits

// Timetables of public transport (gevel transit), and what a visitor reads of them. The bounds of a file leave room for that of a whole
// country: De Lijn's has some 40,000 stops and 20 million rows of times.
const (
	// TransitFileBytes is the largest timetable, as a ZIP file; a larger one is refused.
	TransitFileBytes = 2 << 30
	// TransitUnpackedBytes is how much of a timetable is unpacked in all; one with more is refused.
	TransitUnpackedBytes = 16 << 30
	// TransitRowBytes is the longest row of a timetable; a quote that is not closed makes one of all that follows it.
	TransitRowBytes = 64 << 10
	// TransitRows is how many rows a table of a timetable may have.
	TransitRows = 100_000_000
	// TransitStops is how many rows its table of stops may have: they are in memory while it is read.
	TransitStops = 250_000
	// TransitRoutes is how many lines it may have.
	TransitRoutes = 20_000
	// TransitServices is how many calendars it may have.
	TransitServices = 500_000
	// TransitTrips is how many trips it may have.
	TransitTrips = 2_000_000
	// TransitTextBytes is the longest name of a stop, line or operator; a longer one is left out.
	TransitTextBytes = 200
	// TransitLinesOfStop is how many lines a stop has; those beyond are left out, with a warning.
	TransitLinesOfStop = 100
	// TransitWarnings is how many warnings of a timetable are told; the others are counted.
	TransitWarnings = 200
	// TransitFeeds is how many timetables a site has, each with a name of its own.
	TransitFeeds = 20

	// TransitNameCharacters is how long the name of a timetable may be: it stands on pages as the source of stops.
	TransitNameCharacters = 40
	// TransitDeskBytes is how large a timetable may be that is brought to the desk; a larger one is BODY_TOO_LARGE. The command
	// gevel transit takes those of TransitFileBytes.
	TransitDeskBytes = 1 << 30
	// TransitAtOnce is how many are read at the desk at the same time; another one is TOO_MANY.
	TransitAtOnce = 1

	// StopMetres is how far from a home a stop may be that is shown with it.
	StopMetres = 800
	// StopsOfProperty is how many stops of a property or project a query gets.
	StopsOfProperty = 20
	// NamedPlaces is how many places are suggested for what a visitor types.
	NamedPlaces = 8
	// PlaceCharacters is how much of a place's name is read; the rest of a longer text is not.
	PlaceCharacters = 100
)
