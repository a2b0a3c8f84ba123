package properties

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff/listings"
)

// Version is what one write changed of a property.
type Version struct {
	Version int
	Origin  desk.Origin
	Source  *listings.TakenFrom // whose delivery it was; nil for the desk, and for a delivery that was taken back
	Author  *desk.StaffMember   // nil for a delivery that nobody took at the desk, and for somebody who was erased
	At      time.Time
	Makes   bool // there was nothing before it
	Changes []Difference
	Returns bool // the session may take it back, and nobody wrote the same since

	then edited
}

// CardIn is the property as it was from then on, as a card shows it in a language.
func (v *Version) CardIn(l locale.Language) *CardView { return v.then.card(l) }

// History lists the last versions of a property, the latest first, each with what the fields said before and after it: those of
// the desk, and those of deliveries.
func (s *Service) History(ctx context.Context, v *listings.View) ([]*Version, error) {
	entry, c, err := s.entry(ctx, v.Number())
	if entry == nil {
		return nil, err
	}
	changes, err := s.Store.Parts.RecordChanges(db.Unpinned(ctx), desk.PropertyRecordOf(v.Number()))
	if err != nil {
		return nil, err
	}
	members, err := s.members(ctx)
	if err != nil {
		return nil, err
	}
	list := []*Version{}
	after, written := fields.DocumentOf(entry.Record), map[desk.Part]bool{}
	for _, one := range changes {
		first := one[0]
		version := &Version{Version: int(one[len(one)-1].ID), Origin: first.Origin, Author: members[first.Staff],
			At: time.Unix(first.At, 0).UTC(), Returns: v.Editable() && first.Origin == desk.OfDesk}
		if source := records.PropertySource(first.Source); source != "" {
			version.Source = &listings.TakenFrom{Kind: source.Kind(), Name: source.Name()}
		}
		before := fields.DocumentOf(after)
		for _, change := range one {
			switch p := change.Part; p.Field {
			case desk.MadeField:
				version.Makes, version.Returns = true, false
			case takenAwayField:
			default:
				after.Set(p, change.Value) // what was not noted since
				before.Set(p, change.Before)
				version.Returns = version.Returns && !written[p]
				written[p] = true
			}
		}
		if version.then, version.Changes, err = s.compared(c, v, entry, before, after); err != nil {
			return nil, err
		}
		if version.Makes {
			version.Changes = []Difference{}
		}
		list = append(list, version)
		after = before
	}
	return list, nil
}

// compared tells how a property is after a change, and in which fields it differs from before.
func (s *Service) compared(c *agency.Catalog, v *listings.View, now *imports.PropertyEntry,
	before, after fields.Document) (is edited, list []Difference, err error) {
	was, err := s.entryOf(before, now)
	if err != nil {
		return is, nil, err
	}
	then, err := s.entryOf(after, now)
	if err != nil {
		return is, nil, err
	}
	from := reading(c, was)
	return edited{catalog: c, view: v, record: &then.Record, document: after, photos: then.Photos},
		Differences(c, v.Language(), &from, reading(c, then)), nil
}

// VersionInput names a version of a property.
type VersionInput struct{ Number, Version int }

// TakeBack writes what the fields that a version changed said before it, for visitors to see at once. The problem TAKEN says that somebody
// wrote one of them since.
func (s *Service) TakeBack(ctx context.Context, f *VersionInput) (*Changed, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "takeBackProperty")
	if v == nil {
		return nil, problems, err
	}
	e, problems, err := s.before(ctx, portfolio.UndoneProperty{Property: f.Number, Version: int64(f.Version)})
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	if e.removes || len(e.set) == 0 {
		return nil, problem("version", forms.Unknown), nil
	}
	e.by = by
	undo, problems, err := s.write(ctx, e)
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	c, err := s.changed(ctx, d, f.Number, undo)
	return c, nil, err
}
