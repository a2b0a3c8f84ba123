package desk

import "slices"

// PropertyList is a list of properties at the desk.
type PropertyList string

// The lists. A property can be in several.
const (
	AllProperties       PropertyList = "ALL"       // with those that visitors do not see, but for archived ones
	LackingProperties   PropertyList = "LACKING"   // active, without something that their region asks of an advertisement
	WordlessProperties  PropertyList = "WORDLESS"  // active, with photos that lack words in a language of the site
	HeldProperties      PropertyList = "HELD"      // held back: no visitor sees them, because of what they lack
	HiddenProperties    PropertyList = "HIDDEN"    // hidden at the desk for a while
	ConcludedProperties PropertyList = "CONCLUDED" // sold or rented out
	ArchivedProperties  PropertyList = "ARCHIVED"  // in no other list
)

// EveryProperty is what a search looks through that is of no list, archived ones too.
const EveryProperty PropertyList = ""

// PropertyLists are all of them, in the order of the desk.
var PropertyLists = []PropertyList{AllProperties, LackingProperties, WordlessProperties, HeldProperties,
	HiddenProperties, ConcludedProperties, ArchivedProperties}

// Known reports whether there is such a list.
func (l PropertyList) Known() bool { return slices.Contains(PropertyLists, l) }

// PropertyOrder is an order of properties at the desk.
type PropertyOrder string

// The orders. A newer property has a higher number; page views are those of the last limits.DeskPageViewDays days.
const (
	NewestProperties      PropertyOrder = "NEWEST"
	OldestProperties      PropertyOrder = "OLDEST"
	MostViewedProperties  PropertyOrder = "MOST_VIEWED"
	LeastViewedProperties PropertyOrder = "LEAST_VIEWED"
)
