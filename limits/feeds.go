package limits

// What programs follow without a query: feeds and calendars.
const (
	// FeedProperties is how many properties a feed has, the newest ones.
	FeedProperties = 50
	// FeedFilterBytes is the longest query string of a feed; a longer one is answered 414.
	FeedFilterBytes = 2048
)
