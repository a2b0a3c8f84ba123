package intake

import (
	"context"
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
)

// readReferences gives the properties of a delivery that have a reference and no number their numbers. Those whose reference can be none,
// or is another property's, are taken out, with a problem.
func (d *Delivery) readReferences(ctx context.Context, store *db.Store) (*imports.References, error) {
	known, err := store.Imports.References(ctx, d.Source)
	if err != nil {
		return nil, err
	}
	if d.OfLink {
		if err := d.readLinkReferences(ctx, store); err != nil {
			return nil, err
		}
		d.gone = d.withdrawn(known)
		return known, nil
	}
	first, out := map[string]Property{}, map[string]bool{}
	refuse := func(name string, kind records.ProblemKind, value, text string) {
		d.Problems, out[name] = append(
			d.Problems,
			check.Problem{File: name, Field: "reference", Text: text, Kind: kind, Value: value},
		), true
	}
	for _, p := range d.Properties {
		if p.Record.Reference == nil {
			continue
		}
		if problem := refer(p.Record, known); problem != "" {
			refuse(p.Name, records.ReferenceUnusable, *p.Record.Reference, problem)
			continue
		}
		written := *p.Record.Reference
		same := reference.Same(written)
		if other, twice := first[same]; twice && other.Record.Number != p.Record.Number {
			refuse(p.Name, records.ReferenceTwice, written, fmt.Sprintf("%q is also in %s", written, other.Name))
			refuse(other.Name, records.ReferenceTwice, written, fmt.Sprintf("%q is also in %s", written, p.Name))
		}
		first[same] = p
	}
	d.gone = d.withdrawn(known)
	d.Properties = slices.DeleteFunc(d.Properties, func(p Property) bool { return out[p.Name] })
	return known, nil
}

// refer reads the reference of a record and finds its number, and says what is wrong with it, or "".
func refer(r *records.Property, known *imports.References) string {
	number, written, err := reference.Read(*r.Reference)
	if err != nil {
		return err.Error()
	}
	r.Reference = &written
	if r.Number == 0 {
		if r.Number = number; number == 0 {
			r.Number = known.Number(written)
		}
		if r.Number == 0 {
			return fmt.Sprintf("%q can be given no number: none is left", written)
		}
	}
	if other := known.Known(written); number != 0 && number != r.Number {
		return fmt.Sprintf("%q is the number of another property than %d", written, r.Number)
	} else if other != 0 && other != r.Number {
		return fmt.Sprintf("%q is the reference of property %d, not of %d", written, other, r.Number)
	}
	if owner, is := known.Owner(r.Number); is && reference.Same(owner.Reference) != reference.Same(written) {
		return fmt.Sprintf("%q has the number %d, which belongs to the reference %q for ever", written, r.Number, owner.Reference)
	}
	return ""
}

// withdrawn are the properties that a delivery removes. A reference that nobody delivered yet removes none.
func (d *Delivery) withdrawn(known *imports.References) (list []property) {
	add := func(name string, number int, reference *string) {
		list = append(list, property{file: name, record: &records.Property{Number: number, Reference: reference, Gone: true}})
	}
	for i, number := range d.Withdraw {
		add(fmt.Sprintf("withdraw[%d]", i), number, nil)
	}
	for i, text := range d.WithdrawReferences {
		name := fmt.Sprintf("withdrawReferences[%d]", i)
		number, reference, err := reference.Read(text)
		if err != nil {
			d.Problems = append(d.Problems, check.Problem{File: name, Text: err.Error()})
			continue
		}
		if number == 0 {
			number = known.Known(reference)
		}
		if number != 0 {
			add(name, number, &reference)
		}
	}
	return list
}

// taken tells which properties are there and not left out, by number.
func (f *folder) taken() func(number int) bool {
	there := map[int]bool{}
	for _, p := range f.properties {
		there[p.number] = there[p.number] || !p.out
	}
	return func(number int) bool { return there[number] }
}

// referred are the numbers and references of the records of a delivery, by their names.
func (f *folder) referred() map[string]ReferredNumber {
	numbers := make(map[string]ReferredNumber, len(f.properties))
	for _, p := range f.properties {
		n := ReferredNumber{Number: p.number}
		if !p.gone || p.reference != nil {
			n.Reference = reference.Of(p.number, p.reference)
		}
		numbers[p.file] = n
	}
	return numbers
}

// warnReference says that a reference is not shown because it has the street of a hidden address. It stays what the sender calls the
// property by.
func (f *folder) warnReference(file string, r records.Property) {
	if !r.Gone && r.RevealsStreet() {
		f.WarnValue(records.StreetInReference, file, "reference", *r.Reference,
			fmt.Sprintf("%q has the street of a hidden address; the number %d is shown", *r.Reference, r.Number))
	}
}

// ownReference checks the reference that a file of a folder gives a property beside its number.
func (f *folder) ownReference(file string, r *records.Property) {
	if r.Reference == nil {
		return
	}
	number, written, err := reference.Read(*r.Reference)
	switch r.Reference = nil; {
	case err != nil:
		f.Refuse(file, "reference", "%s", err)
	case number != 0 && number != r.Number:
		f.Refuse(file, "reference", "%q is the number of another property than %d", written, r.Number)
	default:
		r.Reference = reference.Own(r.Number, &written)
	}
}
