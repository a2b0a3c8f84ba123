package openimmo

import (
	"cmp"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// euro reads an amount in the currency of the property.
func (o property) euro(field, name, text string) *locale.Money {
	return o.values.EuroIn(o.Prices.Currency.Code, field, name, text)
}

// rents are the fields in which a rent stands, the one without charges first.
func (o property) rents() []struct{ name, text string } {
	return []struct{ name, text string }{{"nettokaltmiete", o.Prices.NetRent}, {"kaltmiete", o.Prices.Rent},
		{"warmmiete", o.Prices.WarmRent},
		{"pauschalmiete", o.Prices.FlatRent}}
}

// rent reads the rent and the charges beside it. A rent that has the charges in it is one without them where they are said; what it was is
// noted.
func (o property) rent(r *records.Property) {
	for _, field := range o.rents() {
		rent := o.euro("price", field.name, field.text)
		if rent == nil {
			continue
		}
		switch charges := r.Charges; {
		case field.name == "kaltmiete", field.name == "nettokaltmiete" && charges != nil:
		case field.name == "nettokaltmiete":
			o.note(records.ValueTaken, field.name, field.text, "is the rent without charges, and nebenkosten does not say these")
		case charges != nil && *charges > 0 && *charges < *rent:
			*rent -= *charges
			o.note(records.ValueTaken, field.name, field.text,
				"is the rent with charges: "+rent.Text()+" is taken as the rent, "+charges.Text()+
					" as the charges")
		default:
			o.note(records.ValueTaken, field.name, field.text, "is taken as the rent, and has the charges in it")
		}
		r.Price = rent
		return
	}
}

// note notes what was made of a value that was read.
func (o property) note(kind records.ProblemKind, field, value, text string) {
	o.values.Note(values.Note{Kind: kind, Field: field, Value: value, Text: value + " " + text})
}

// first gives the first text that says something.
func first(texts ...string) string {
	for _, t := range texts {
		if !values.Missing(t) {
			return t
		}
	}
	return ""
}

// email is the address of the property's agent.
func (o property) email() string {
	return cmp.Or(values.Line(first(o.Contact.Direct)), values.Line(first(o.Contact.Central)))
}
