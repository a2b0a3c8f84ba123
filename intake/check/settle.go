package check

import (
	"fmt"
	"reflect"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// futureYears is how many years ahead a building may be planned.
const futureYears = 5

// SettleValues is the gate through which the values of a property come in, whichever way it comes: texts are cleaned, blank ones and zeros
// that cannot be true say nothing, and a number that its field cannot be is left out with a warning. In a strict import one below zero is a
// problem: Groups.
func (b *Book) SettleValues(file string, r *records.Property, now time.Time) {
	r.Title, r.SubCities, r.Quarters = lines(r.Title), lines(r.SubCities), lines(r.Quarters)
	for _, text := range []**string{&r.Street, &r.HouseNumber, &r.BoxNumber, &r.UnitName, &r.VirtualTour, &r.LabelText, &r.UniqueCode,
		&r.ThermalClass} {
		*text = line(*text)
	}
	v := reflect.ValueOf(r).Elem()
	b.settleFields(file, "", v, now)
	for i, field := range jsonFieldsOf(v.Type()) {
		if field.embedded {
			b.settleFields(file, field.name+".", v.Field(i), now)
		}
	}
	if r.ConstructionYear != nil && r.RenovationYear != nil && *r.RenovationYear < *r.ConstructionYear {
		b.WarnValue(records.YearsTurned, file, "building.renovationYear", *r.RenovationYear,
			fmt.Sprintf("%d is before the year of construction, %d", *r.RenovationYear, *r.ConstructionYear))
	}
	b.settleDate(file, "availability.from", &r.From)
	b.settleDate(file, "energy.validUntil", &r.ValidUntil)
	b.settleDate(file, "legal.asbestosDate", &r.AsbestosDate)
	b.settleDate(file, "legal.floodReportDate", &r.FloodReportDate)
}

// settleDate reads a date that is written otherwise, and leaves out a minimum date and what is no date at all, which in a strict import is
// a problem: Date.
func (b *Book) settleDate(file, name string, date **locale.Date) {
	if *date == nil {
		return
	}
	said, noDay, warned := string(**date), false, false
	r := values.Reader{Note: func(n values.Note) {
		if noDay = b.Strict && n.Kind == records.DateOfNoDay; !noDay {
			warned = true
			b.WarnValue(n.Kind, file, name, n.Value, n.Text)
		}
	}}
	read := r.Date(name, name, said)
	switch {
	case noDay:
	case warned:
		*date = read
	case read == nil:
		b.WarnValue(records.ValueTaken, file, name, said, strconv.Quote(said)+" is taken as nothing said")
		*date = nil
	case *read != **date:
		b.WarnValue(records.ValueTaken, file, name, said, strconv.Quote(said)+" was read as "+read.Text())
		*date = read
	}
}

// settleFields settles the numbers of a group.
func (b *Book) settleFields(file, group string, v reflect.Value, now time.Time) {
	for i, field := range jsonFieldsOf(v.Type()) {
		name, value := group+field.name, v.Field(i)
		if value.Kind() != reflect.Pointer || value.IsNil() || !values.Has(name) || b.IsDoubtful(file, name) {
			continue
		}
		n := numberOf(value.Elem())
		nothing, why := values.Number(name, n)
		if values.IsYear(name) && n > float64(now.Year()+futureYears) {
			why = "is more than 5 years ahead"
		}
		switch {
		case nothing:
			b.WarnValue(records.ValueTooFar, file, name, n, "0 is taken as nothing said")
		case why != "" && (n >= 0 || belowZero[name] || !b.Strict):
			b.WarnValue(records.ValueTooFar, file, name, n, plainNumber(n)+" "+why+"; it is left out")
		default:
			continue
		}
		value.SetZero()
	}
}

// numberOf is the number of a field; an amount in euro.
func numberOf(v reflect.Value) float64 {
	switch {
	case v.Type() == reflect.TypeFor[locale.Money]():
		return float64(v.Int()) / 100
	case v.CanInt():
		return float64(v.Int())
	}
	return v.Float()
}

// line cleans a short text; nil for one that says nothing.
func line(text *string) *string {
	if text == nil {
		return nil
	}
	return values.Filled(*text)
}

// lines cleans texts by language and leaves out those that say nothing.
func lines(t locale.Localized) locale.Localized {
	if t == nil {
		return nil
	}
	out := locale.Localized{}
	for l, text := range t {
		if text = values.Line(text); !values.Missing(text) {
			out[l] = text
		}
	}
	return out
}

// CleanProject cleans the texts of a project.
func CleanProject(r *records.Project) {
	r.Name, r.Tagline, r.Delivery = lines(r.Name), lines(r.Tagline), lines(r.Delivery)
	r.Street, r.HouseNumber, r.BoxNumber = line(r.Street), line(r.HouseNumber), line(r.BoxNumber)
}
