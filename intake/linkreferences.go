package intake

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
)

// readLinkReferences reads the references that a CRM gives the records of a link. The record is the property, whatever its reference is:
// one that can be none, or is another record's, is named and not shown, and the property comes in with its number in its place. Of two
// records with one reference it stays with the one that has it already, or is the first one's.
func (d *Delivery) readLinkReferences(ctx context.Context, store *db.Store) error {
	owners, err := store.Imports.LinkReferences(ctx, d.Source)
	if err != nil {
		return err
	}
	before := map[int]string{}
	for key, number := range owners {
		before[number] = key
	}
	free := func(number int) { delete(owners, before[number]) }
	for _, number := range d.Withdraw {
		free(number)
	}
	var said []*Property
	for i := range d.Properties {
		p := &d.Properties[i]
		if p.Record.Reference == nil {
			continue
		}
		_, written, err := reference.Read(*p.Record.Reference)
		if err != nil {
			d.withoutReference(p, records.ValueUnknown, *p.Record.Reference, err.Error())
			continue
		}
		p.Record.Reference, said = &written, append(said, p)
		if before[p.Record.Number] != reference.Same(written) {
			free(p.Record.Number)
		}
	}
	for _, p := range said {
		written := *p.Record.Reference
		key := reference.Same(written)
		if other, taken := owners[key]; taken && other != p.Record.Number {
			d.withoutReference(p, records.ReferenceTaken, fmt.Sprintf("%s (%s)", written, d.nameOf(other)),
				fmt.Sprintf("%q is also the reference of %s; the number %d is shown", written, d.nameOf(other), p.Record.Number))
			continue
		}
		owners[key] = p.Record.Number
	}
	return nil
}

// nameOf is what problems call a property: its record in the delivery, or its number.
func (d *Delivery) nameOf(number int) string {
	if at := slices.IndexFunc(d.Properties, func(p Property) bool { return p.Record.Number == number }); at >= 0 {
		return d.Properties[at].Name
	}
	return strconv.Itoa(number)
}

// withoutReference lets a property be shown by its number, and names the reference that cannot be its own.
func (d *Delivery) withoutReference(p *Property, kind records.ProblemKind, value, text string) {
	number := strconv.Itoa(p.Record.Number)
	p.Record.Reference = &number
	d.Warnings = append(d.Warnings, check.Problem{File: p.Name, Field: "reference", Text: text, Kind: kind, Value: value})
}

// linkReferences are the references that a run of a link brings, so that people find a property by its own when it is gone.
func (f *folder) linkReferences(d Delivery) (list []imports.GivenNumber) {
	for _, p := range f.properties {
		if own := reference.Own(p.number, p.reference); d.OfLink && own != nil && !p.gone && !p.out {
			list = append(list, imports.GivenNumber{Source: d.Source, Reference: *own, Number: p.number})
		}
	}
	return list
}
