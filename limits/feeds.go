package limits

// What programs follow without a query: feeds and calendars.
const (
	// FeedProperties is how many properties a feed has, the newest ones.
	FeedProperties = 50
	// FeedFilterBytes is the longest query string of a feed; a longer one is answered 414.
	FeedFilterBytes = 2048
)

// Files of other systems.
const (
	// XMLEntities is how many entities of its own a file in XML may have; those beyond stay as they are written, with a warning.
	XMLEntities = 100
	// XMLEntityBytes is how many bytes all its own entities of such a file may become; one that would be more stays as it is written.
	XMLEntityBytes = 1 << 20
	// UnreadFields is how many fields without a place on the site the warning about a file names.
	UnreadFields = 60
)
