package openimmo

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/values"
)

// entry is what was read of a property of the file before: the facts that all its entries have, and how it is called.
type entry struct{ facts, called string }

// checkSame refuses an entry whose reference another property of the file has: one in a language that was read already, or with another
// address or price. Nobody can say which of the two the reference means, so neither is taken. entries has those before it, by reference,
// and by reference and language.
func (o property) checkSame(key string, entries map[string]entry) {
	other, twice := entries[key+" "+string(o.language())]
	if !twice {
		other = entries[key]
	}
	if twice || o.facts() != other.facts {
		o.ProblemOf(records.ReferenceTwice, values.Line(o.Technical.Number), o.name, "objektnr_extern",
			"two properties of the file have the reference %s: %s and %s; neither is taken",
			values.Line(o.Technical.Number), other.called, o.called())
	}
}

// facts are what the entries of one property in several languages have in common.
func (o property) facts() string {
	p := o.Prices
	return strings.Join(strings.Fields(strings.Join([]string{o.Geo.Zip, o.Geo.House, p.Buy.Amount, p.Rent, p.NetRent}, " | ")), " ")
}

// called names an entry by its title, its reference as it is written and its place in the file.
func (o property) called() string {
	return fmt.Sprintf("%q (%s, immobilie %d)", values.Line(string(o.Texts.Title)), strings.TrimSpace(o.Technical.Number), o.place)
}
