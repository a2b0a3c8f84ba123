package limits

// Page views of properties, which their owners see.
const (
	// PageViewsOfNetwork is how many are counted for one network in a day, of all properties; more are not counted.
	PageViewsOfNetwork = 200
	// PageViewsOfProperty is how many are counted for one network and property in a day, one for each user agent.
	PageViewsOfProperty = 5
	// PageViewsWaiting is how many may wait to be counted; more are lost.
	PageViewsWaiting = 4096
	// PageViewDigests is how many digests are remembered for a day, about 20 MB; past it no more are counted until the next day.
	PageViewDigests = 500_000
)
