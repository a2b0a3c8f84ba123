package market

// Status is the CRM's status of a property, by its numbers.
type Status int

// The statuses. Only Active, Sold, Rented and Reference are ever shown to a visitor.
const (
	Prospective Status = 0
	Active      Status = 1
	Sold        Status = 2
	Cancelled   Status = 3
	Rented      Status = 4
	Inactive    Status = 5 // archived
	Reference   Status = 6
)

// HasPage reports whether a property with this status has a page of its own for visitors, unless something else hides it.
func (s Status) HasPage() bool { return s == Active || s == Reference }

// PropertyStatus says whether a property is still available, in the graph's words.
type PropertyStatus string

// The values of PropertyStatus.
const (
	Available   PropertyStatus = "AVAILABLE"
	IsSold      PropertyStatus = "SOLD"
	IsRented    PropertyStatus = "RENTED"
	ForTakeover PropertyStatus = "FOR_TAKEOVER"
	Realised    PropertyStatus = "REALISED"
)

// StatusOf gives the status that visitors are shown, from the CRM's status and the goal.
func StatusOf(s Status, g Goal) PropertyStatus {
	switch {
	case s == Sold:
		return IsSold
	case s == Rented:
		return IsRented
	case s == Reference:
		return Realised
	case g == TakeOver:
		return ForTakeover
	}
	return Available
}
