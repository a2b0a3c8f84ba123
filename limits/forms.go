package limits

// Forms that a browser without scripts posts.
const (
	// PostedFields is how many fields a posted form may have, counting every value of a list; one with more is answered 400.
	PostedFields = 500
	// PostedDepth is how many steps the path of a posted field may have ("filter.cities.0.zip" has four); a form with a longer one is
	// answered 400.
	PostedDepth = 6
)

// The agency's list of forms.
const (
	// LeadsListed is how many forms, subscriptions and demands `gevel leads` lists at once, the oldest first; it says when there are more.
	LeadsListed = 100_000
	// LinkedMessage is how many characters a message may have that an assistant puts into the link to a form.
	LinkedMessage = 1000
)
