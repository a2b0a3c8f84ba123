package limits

// Forms that a browser without scripts posts.
const (
	// PostedFields is how many fields a posted form may have, every value of a list counted; one with more is answered 400.
	PostedFields = 500
	// PostedDepth is how many steps the path of a posted field may have, as "filter.cities.0.zip" has four; a form with a longer one is
	// answered 400.
	PostedDepth = 6
)

// What the agency lists of all that came in.
const (
	// LeadsListed is how many forms, subscriptions and demands `gevel leads` lists at once, the oldest first; it says when there are more.
	LeadsListed = 100_000
)
