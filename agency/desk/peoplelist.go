package desk

// PeopleList is one of the lists of people at the desk.
type PeopleList string

// The lists, in the order of the desk.
const (
	Everybody PeopleList = "ALL"
	Searching PeopleList = "SEARCHING" // have a demand that runs
	Visitors  PeopleList = "VISITORS"  // had an appointment, or have one
	Sellers   PeopleList = "SELLERS"   // asked for a valuation
	Owning    PeopleList = "OWNERS"    // may follow a property
)

// PeopleLists are all of them.
var PeopleLists = []PeopleList{Everybody, Searching, Visitors, Sellers, Owning}

// Consent is what somebody agreed to hear of.
type Consent string

// The kinds.
const (
	ConsentNewsletter Consent = "NEWSLETTER"
	ConsentDemand     Consent = "DEMAND"
	ConsentNone       Consent = "NONE" // to neither
)
