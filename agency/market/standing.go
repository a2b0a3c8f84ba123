package market

// Standing is how a property stands with those who might buy or rent it, as the desk says and sets it.
type Standing string

// The standings. A realised property was sold or rented before, and is shown as a reference.
const (
	OnOffer        Standing = "AVAILABLE"
	UnderOption    Standing = "UNDER_OPTION"
	StandsSold     Standing = "SOLD"
	StandsRented   Standing = "RENTED"
	Withdrawn      Standing = "WITHDRAWN"
	Archived       Standing = "ARCHIVED" // withdrawn for good: the desk lists it apart
	Prepared       Standing = "PREPARED" // not on offer yet
	StandsRealised Standing = "REALISED"
)

// StandingOf is the standing of a property with a status and a band.
func StandingOf(s Status, marquee int) Standing {
	band := BandOf(s, marquee)
	switch {
	case s == Reference:
		return StandsRealised
	case s == Prospective:
		return Prepared
	case s == Inactive:
		return Archived
	case s != Active && s != Sold && s != Rented:
		return Withdrawn
	case band == MarqueeSold:
		return StandsSold
	case band == MarqueeRented:
		return StandsRented
	case band == MarqueeUnderOption:
		return UnderOption
	}
	return OnOffer
}

// StandingsOf are the standings that the desk may set for a goal, in its order.
func StandingsOf(g Goal) []Standing {
	if g == Rent {
		return []Standing{OnOffer, UnderOption, StandsRented, Withdrawn, Archived}
	}
	return []Standing{OnOffer, UnderOption, StandsSold, Withdrawn, Archived}
}

// Stored is the status and the band of a property that stands so. A new one that is on offer keeps its band.
func (s Standing) Stored(marquee int) (Status, int) {
	switch s {
	case UnderOption:
		return Active, MarqueeUnderOption
	case StandsSold:
		return Sold, MarqueeSold
	case StandsRented:
		return Rented, MarqueeRented
	case Withdrawn:
		return Cancelled, 0
	case Archived:
		return Inactive, 0
	case StandsRealised:
		return Reference, 0
	case Prepared:
		return Prospective, marquee
	}
	if marquee == MarqueeNew {
		return Active, MarqueeNew
	}
	return Active, 0
}
