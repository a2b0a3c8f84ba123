package openimmo

import (
	"cmp"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// euro reads an amount in the currency of the property.
func (o property) euro(field, name, text string) *locale.Money {
	return o.values.EuroIn(o.Prices.Currency.word(), field, name, text)
}

// rentField is a field in which a rent stands.
type rentField struct {
	name, text  string
	withCharges bool
}

// rents are the fields in which a rent stands, the ones without charges first.
func (o property) rents() []rentField {
	p := o.Prices
	return []rentField{{"nettokaltmiete", p.NetRent, false}, {"kaltmiete", p.Rent, false}, {"hauptmietzinsbrutto", p.MainRent, false},
		{"hauptmietzinsnetto", p.NetMainRent, false}, {"warmmiete", p.WarmRent, true}, {"pauschalmiete", p.FlatRent, true},
		{"gesamtmietebrutto", p.TotalRent, true}, {"gesamtmietenetto", p.NetTotalRent, true}}
}

// sale is the price of a sale: kaufpreis, or the one with VAT or without it, which commercial properties have instead.
func (o property) sale() *locale.Money {
	p := o.Prices
	switch {
	case !saysNone(p.Buy.Amount):
		return o.euro("price", "kaufpreis", p.Buy.Amount)
	case !saysNone(p.Gross):
		return o.euro("price", "kaufpreisbrutto", p.Gross)
	}
	price := o.euro("price", "kaufpreisnetto", p.Net)
	if price != nil {
		o.note(records.ValueTaken, "kaufpreisnetto", p.Net, "is the price without VAT")
	}
	return price
}

// saysNone reports whether a field of an amount is empty or 0.
func saysNone(text string) bool { return values.Missing(text) || values.IsZero(text) }

// months are how many months a rent is for. A week and a day are no part of a month that can be named.
var months = map[string]locale.Money{"": 1, "MONAT": 1, "QUARTAL": 3, "JAHR": 12}

// ofMonth is the rent of a month, where it is said for another time (preis_zeiteinheit).
func (o property) ofMonth(rent *locale.Money) *locale.Money {
	unit := capitals(o.Prices.Per.word())
	n, known := months[unit]
	switch {
	case !known:
		o.note(records.ValueUnknown, "preis_zeiteinheit", unit, "is the time that the rent is for, and no month; no price is shown")
		return nil
	case n == 1:
		return rent
	}
	month := (*rent + n/2) / n
	o.note(records.ValueTaken, "preis_zeiteinheit", unit, "is the time that the rent is for; "+month.Text()+" is shown for a month")
	return &month
}

// rent reads the rent and the charges beside it. A rent that has the charges in it is one without them where they are said; what it was is
// noted.
func (o property) rent(r *records.Property) {
	for _, field := range o.rents() {
		rent := o.euro("price", field.name, field.text)
		if rent == nil {
			continue
		}
		if rent = o.ofMonth(rent); rent == nil {
			return
		}
		switch charges := r.Charges; {
		case !field.withCharges && (field.name != "nettokaltmiete" || charges != nil):
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
