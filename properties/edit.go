package properties

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"maps"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
)

// edit is what somebody at the desk writes into fields of a property.
type edit struct {
	number int
	set    map[desk.Part]string // JSON; "" empties a field
	by     desklog.Action
	undoes string // the id of the change that is taken back; "" for none

	draft     *bool // whether it waits in the draft, which must be there then, and must not be otherwise; nil for what never waits
	publishes int64 // the version of the draft that it puts in force; 0 for none

	makes   *records.Property // a property that there is not yet, without its number
	removes bool              // the property, which the desk made, goes with its history

	files     func(r *records.Property) error // writes lists of files; nil where they stay
	before    map[desk.Part]string            // what was read; nil where the version of the record was compared
	cities    []agency.CityRecord             // that the site does not have yet
	countries []agency.CountryRecord
}

// errSame says that an edit changes nothing.
var errSame = errors.New("the property is so already")

// errGone says that there is no such property any more.
var errGone = errors.New("there is no such property")

// write puts an edit in force, with the checks of an import, in one write. undo is the id by which it can be undone, "" when nothing
// changed.
func (s *Service) write(ctx context.Context, e edit) (undo string, problems forms.Problems, err error) {
	if e.draft == nil {
		return s.writeAll(ctx, []edit{e})
	}
	if *e.draft {
		return "", nil, s.draft(ctx, e)
	}
	draft, err := s.Store.Parts.RecordDraft(db.Unpinned(ctx), desk.PropertyRecordOf(e.number))
	if err == nil && len(draft.Parts) > 0 {
		err = errMeanwhile
	}
	if err != nil {
		return "", nil, err
	}
	return s.writeAll(ctx, []edit{e})
}

// writeAll is write for edits of several properties, which are one change.
func (s *Service) writeAll(ctx context.Context, list []edit) (undo string, problems forms.Problems, err error) {
	ctx = db.Unpinned(ctx)
	if list[0].undoes == "" {
		undo = rand.Text()
	}
	out, err := intake.DeliverFrom(ctx, s.Store, func() (intake.Delivery, error) { return s.delivery(ctx, list, undo) }, s.Media, false)
	switch {
	case errors.Is(err, errSame):
		return "", nil, nil
	case errors.Is(err, imports.ErrUsed):
		return "", problem("undo", forms.Taken), nil
	case errors.Is(err, errGone), errors.Is(err, handle.Refused{Why: forms.Unknown}):
		return "", problem("number", forms.Unknown), nil
	case err != nil:
		return "", nil, err
	}
	return undo, problemsOf(out.LeftOut), nil
}

// delivery reads the properties and their history anew, and makes what is to be written of them. Those that are so already are left out.
func (s *Service) delivery(ctx context.Context, list []edit, undo string) (d intake.Delivery, err error) {
	noted, err := s.noted(ctx, list, undo)
	if err != nil {
		return d, err
	}
	numbers := make([]int, len(noted))
	for i, n := range noted {
		numbers[i] = n.Number
	}
	entries, err := s.Store.Imports.Entries(ctx, numbers)
	if err != nil {
		return d, err
	}
	d.Alts, d.Sources = map[string]locale.Localized{}, map[string]string{}
	for i, e := range list {
		if err := deliver(&d, entries[e.number], e, noted[i]); err != nil && !errors.Is(err, errSame) {
			return d, err
		}
	}
	if len(d.Edits) == 0 {
		return d, errSame
	}
	d.Edits[len(d.Edits)-1].Undoes = list[0].undoes
	return d, nil
}

// noted is what the history says of each edit, but for its changes. A property that there is not yet gets its number here.
func (s *Service) noted(ctx context.Context, list []edit, undo string) (noted []*imports.PropertyEdit, err error) {
	made := 0
	for _, e := range list {
		if e.makes != nil {
			made++
		}
	}
	next, err := s.nextNumbers(ctx, made)
	if err != nil {
		return nil, err
	}
	for _, e := range list {
		n := &imports.PropertyEdit{Number: e.number, Undo: undo, By: e.by, Draft: e.publishes, Removes: e.removes}
		if e.makes != nil {
			n.Number, next = next[0], next[1:]
		}
		if n.Seen, err = s.Store.Parts.RecordVersion(ctx, desk.PropertyRecordOf(n.Number)); err != nil {
			return nil, err
		}
		noted = append(noted, n)
	}
	return noted, nil
}

// deliver takes an edit of a property into a delivery.
func deliver(d *intake.Delivery, entry *imports.PropertyEntry, e edit, noted *imports.PropertyEdit) error {
	name := desk.PropertyRecordOf(noted.Number)
	switch {
	case e.makes != nil:
		r := *e.makes
		r.Number, noted.Changes = noted.Number, madeChange(noted.Number)
		d.Properties = append(d.Properties, intake.Property{Name: name, Record: &r})
	case entry == nil:
		return errGone
	case e.removes:
		d.Withdraw = append(d.Withdraw, e.number)
	default:
		written, changes, back, err := put(entry, e)
		if err != nil {
			return err
		}
		noted.Changes = changes
		d.Properties = append(d.Properties, intake.Property{Name: name, Record: written})
		d.NewCities, d.NewCountries = append(d.NewCities, e.cities...), append(d.NewCountries, e.countries...)
		maps.Copy(d.Alts, back.Alts)
		maps.Copy(d.Sources, back.Sources)
		d.Hosts = append(d.Hosts, back.Hosts...)
	}
	d.Edits = append(d.Edits, noted)
	return nil
}

// put writes an edit into a record. Its reference and the files that the edit does not change are left out, so that they stay as they are.
// back is what is known of files that come back.
func put(entry *imports.PropertyEntry, e edit) (*records.Property, []desk.PartChange, takenAway, error) {
	r, set := entry.Record, maps.Clone(e.set)
	now := fields.DocumentOf(r)
	var back takenAway
	if e.files != nil {
		changed, err := changedFiles(r, e)
		if err != nil {
			return nil, nil, back, err
		}
		set = changed
	}
	r.Reference = nil
	d := fields.DocumentOf(r)
	for _, name := range fileLists {
		if _, is := set[of(r.Number, name)]; !is {
			d.Set(of(r.Number, name), "")
		}
	}
	var changes []desk.PartChange
	for p, value := range set {
		if p.Field == takenAwayField {
			json.Unmarshal([]byte(value), &back) // "" is nothing
			continue
		}
		before := now.Get(p)
		if said, is := e.before[p]; is && said != before {
			return nil, nil, back, errMeanwhile
		}
		if before != value {
			changes = append(changes, desk.PartChange{Part: p, Before: before, Value: value})
		}
		d.Set(p, value)
	}
	if len(changes) == 0 {
		return nil, nil, back, errSame
	}
	var written records.Property
	if err := d.Into(&written); err != nil {
		return nil, nil, back, err
	}
	for p, value := range set {
		if value == "" {
			emptyFiles(&written, p.Field)
		}
	}
	if away := away(entry, &written); away != "" {
		changes = append(changes, desk.PartChange{Part: of(r.Number, takenAwayField), Before: away})
	}
	intake.NameVideos(&written)
	return &written, changes, back, nil
}

// problemsOf are the problems for which the checks refused an edit.
func problemsOf(list []intake.LeftOut) (problems forms.Problems) {
	for _, out := range list {
		for _, p := range out.Problems {
			code := forms.Unknown
			switch p.Kind {
			case records.ValueMissing:
				code = forms.Required
			case records.ValueTooFar:
				code = forms.OutOfRange
			}
			problems.Add(p.Field, code)
		}
	}
	return problems
}
