package limits

// Page views of homes, which their owners see.
const (
	// PageViewsOfNetwork is how many are counted of one network in a day, of all homes; the rest are not.
	PageViewsOfNetwork = 200
	// PageViewsOfHome is how many are counted of one network and home in a day, by what the browsers call themselves.
	PageViewsOfHome = 5
	// PageViewsWaiting is how many wait to be counted; beyond it they are lost.
	PageViewsWaiting = 4096
	// PageViewDigests is how many digests are remembered of a day, some 20 MB; beyond it no more are counted until the next.
	PageViewDigests = 500_000
)
