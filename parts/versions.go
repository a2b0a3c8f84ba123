package parts

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/edit"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// Version is what was changed of a record in one write. Version 0 is what there was before the first change that is known.
type Version struct {
	Version int
	Origin  desk.Origin
	Author  *desk.StaffMember // nil for an import, and for somebody who was erased
	At      *time.Time        // nil for version 0
	Changed []*ChangedPart
}

// ChangedPart names a part of a record.
type ChangedPart struct {
	Field    string
	Language *locale.Language
}

// Difference is what a part says before a change and after it, as people edit it.
type Difference struct {
	ChangedPart
	Kind          fields.Kind
	Before, After string
}

// Versions lists the changes of a record, the latest first; none for one of which no versions are brought back.
func (s *Service) Versions(ctx context.Context, d *staff.Desk, record string) ([]*Version, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	list := []*Version{}
	if record == desk.SiteRecord {
		return list, nil
	}
	rows, err := s.Store.Parts.RecordVersions(ctx, record)
	if err != nil || len(rows) == 0 {
		return list, err
	}
	members, err := s.members(ctx)
	for _, r := range rows {
		at := time.Unix(r.At, 0).UTC()
		list = append(list, &Version{int(r.ID), r.Origin, members[r.Staff], &at, shownParts(r.Parts)})
	}
	if first := rows[len(rows)-1]; len(rows) < limits.RecordVersions && !slices.ContainsFunc(first.Parts, isMade) {
		list = append(list, &Version{Origin: desk.OfFolder, Changed: []*ChangedPart{}})
	}
	return list, err
}

func isMade(p desk.Part) bool { return p.Field == desk.MadeField }

// shownParts names parts for the graph, without those that the desk never shows.
func shownParts(list []desk.Part) []*ChangedPart {
	shown := []*ChangedPart{}
	for _, p := range list {
		if !isMade(p) {
			shown = append(shown, named(p))
		}
	}
	return shown
}

// named names a part for the graph.
func named(p desk.Part) *ChangedPart {
	if p.Language == "" {
		return &ChangedPart{Field: p.Field}
	}
	return &ChangedPart{p.Field, &p.Language}
}

// VersionChanges lists what a version changed of a record, part by part; nothing for one that is not there.
func (s *Service) VersionChanges(ctx context.Context, d *staff.Desk, record string, version int) ([]*Difference, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	list := []*Difference{}
	if record == desk.SiteRecord {
		return list, nil
	}
	rows, err := s.Store.Parts.VersionChanges(ctx, record, int64(version))
	for _, r := range rows {
		if rule, ok := fields.RuleOf(record, r.Field); ok && !isMade(r.Part) {
			list = append(list, &Difference{*named(r.Part), rule.Kind, rule.Plain(r.Before), rule.Plain(r.Value)})
		}
	}
	return list, err
}

// Differences lists what the draft changes of what is in force, part by part.
func (d *RecordDraft) Differences() []*Difference {
	list := []*Difference{}
	for _, p := range d.parts {
		if p.draft != nil {
			list = append(list, &Difference{*named(p.Part()), p.Kind(), p.Value(), p.Draft().Value})
		}
	}
	return list
}

// RestoreInput names a version of a record that becomes its draft. Draft is the version of the draft that was read, 0 without one.
type RestoreInput struct {
	Record         string
	Version, Draft int
}

// Restore makes an earlier version of a record its draft, for who may edit it.
func (s *Service) Restore(ctx context.Context, f *RestoreInput) (*Saved, *Stale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "restoreVersion")
	if d == nil {
		return nil, nil, problems, err
	}
	if !d.May(desk.EditContent) {
		return nil, nil, nil, staff.ErrForbidden
	}
	stale, problems, err := edit.Restore(ctx, s.Store,
		edit.Restored{Record: f.Record, Version: int64(f.Version), Draft: int64(f.Draft)},
		by)
	return outcome(d, stale, problems, err)
}
