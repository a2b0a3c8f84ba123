package agency

import (
	"slices"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// Shown is what visitors saw of a property from a moment on. Its price is nil when they saw none. Once a price is hidden, the prices of all
// earlier moments are nil too: what was public before is not told any more.
type Shown struct {
	At    int64         `json:"at"`
	Since int64         `json:"since"` // when it was first offered
	State PropertyState `json:"state"`
	Price *locale.Money `json:"price"`
}

// PropertyState says whether a visitor could have a property, in the graph's words.
type PropertyState string

// PropertyEventKind is what happened to a property, in the graph's words.
type PropertyEventKind string

// The kinds of events.
const (
	Offered      PropertyEventKind = "OFFERED"
	PriceChanged PropertyEventKind = "PRICE"
	StateChanged PropertyEventKind = "STATE"
)

// PropertyEvent is what happened to a property on a day.
type PropertyEvent struct {
	Date       locale.Date
	Kind       PropertyEventKind
	State      PropertyState
	Price, Was *market.Price
}

// PriceReduction says when the price was lowered, and the lowest price before that.
type PriceReduction struct {
	Date locale.Date
	Was  market.Price
}

// Reduction tells that the price was lowered lately, nil when it was not.
func (p *Property) Reduction() *PriceReduction {
	if p.ReducedUnix == nil || p.ReducedFrom == nil {
		return nil
	}
	return &PriceReduction{Date: locale.DayOf(*p.ReducedUnix), Was: *p.past(p.ReducedFrom)}
}

// History is what happened to the property since it was offered, the latest first. What happened and was undone on one day is left out.
func (p *Property) History() []*PropertyEvent {
	list := []*PropertyEvent{}
	var before *Shown
	for _, day := range perDay(p.Shown) {
		if before == nil && day.At == day.Since {
			list = append(list, p.event(Offered, &day, nil))
		}
		if before != nil && before.State != day.State {
			list = append(list, p.event(StateChanged, &day, nil))
		}
		if before != nil && before.Price != nil && day.Price != nil && *before.Price != *day.Price {
			list = append(list, p.event(PriceChanged, &day, before.Price))
		}
		before = &day
	}
	slices.Reverse(list)
	return list
}

// perDay keeps the last entry of each day, and the very first, with which the offer began.
func perDay(list []Shown) (days []Shown) {
	for i, s := range list {
		if n := len(days); i > 1 && locale.DayOf(days[n-1].At) == locale.DayOf(s.At) {
			days = days[:n-1]
		}
		days = append(days, s)
	}
	return days
}

func (p *Property) event(kind PropertyEventKind, s *Shown, was *locale.Money) *PropertyEvent {
	return &PropertyEvent{Date: locale.DayOf(s.At), Kind: kind, State: s.State, Price: p.past(s.Price), Was: p.past(was)}
}

// past is the price line of an amount that was public, nil for none.
func (p *Property) past(amount *locale.Money) *market.Price {
	if amount == nil {
		return nil
	}
	price := market.PriceOf(amount, p.Goal, p.PriceUnit, 0, nil, p.Language)
	return &price
}
