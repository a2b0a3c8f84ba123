package edit

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/parts/fields"
)

// Restored names a version of a record that is brought back as its draft. Version 0 is the record before its first change; Draft is the
// version of the draft that was read, 0 without one.
type Restored struct {
	Record         string
	Version, Draft int64
}

// Restore makes an earlier version of a record its draft, in the place of the draft that was read. Visitors see no change. It is stale, and
// writes nothing, when somebody wrote the draft after it was read; what does not fit the site any more is a problem.
func Restore(ctx context.Context, store *db.Store, r Restored, by desklog.Action) (stale bool, problems forms.Problems, err error) {
	changes, problems, err := since(ctx, store, r)
	if err != nil || len(problems) > 0 {
		return false, problems, err
	}
	edits := make([]Edit, len(changes))
	for i, c := range changes {
		edits[i] = Edit{Field: c.Field, Language: c.Language, Value: c.Before}
	}
	by.Record = r.Record
	return tried(ctx, store, []RecordEdits{{r.Record, edits}}, func(now parts.PartState) (*saving, forms.Problems, error) {
		before := now
		now.Drafts = slices.DeleteFunc(slices.Clone(now.Drafts), func(d desk.DraftPart) bool { return d.Record == r.Record })
		s := newSaving(now)
		if s.stale = VersionOf(before, r.Record) != r.Draft; s.stale {
			return s, nil, nil
		}
		w, problems := s.draft(r.Record, restoring(now, r.Record, changes), by)
		if len(problems) > 0 || s.stale {
			return s, forms.Problems{{Path: []string{"version"}, Code: forms.Unknown}}, nil
		}
		w.Cleared = append(w.Cleared, leftOver(before.Drafts, w.Set, r.Record)...)
		return s, nil, store.Parts.SaveDrafts(ctx, w, by)
	})
}

// since reads what was changed of a record after a version. A number that no version of it has is a problem.
func since(ctx context.Context, store *db.Store, r Restored) (changes []desk.PartChange, problems forms.Problems, err error) {
	changes, err = store.Parts.ChangesSince(ctx, r.Record, r.Version)
	known := r.Version == 0 && len(changes) > 0
	if r.Version > 0 && err == nil {
		var own []desk.PartChange
		own, err = store.Parts.VersionChanges(ctx, r.Record, r.Version)
		known = len(own) > 0
	}
	if err == nil && (!known || r.Record == desk.SiteRecord || slices.ContainsFunc(changes, makesRecord)) {
		problems.Add("version", forms.Unknown)
	}
	return changes, problems, err
}

// makesRecord reports whether a change made its record: there is nothing before it.
func makesRecord(c desk.PartChange) bool { return c.Field == desk.MadeField }

// restoring returns the edits that make the draft of a record say what it said before the changes.
func restoring(now parts.PartState, record string, changes []desk.PartChange) (edits []Edit) {
	before := map[desk.Part]string{}
	for _, c := range changes {
		before[c.Part] = c.Before
	}
	if record == desk.MenuRecord {
		before = treeBefore(now, before)
	}
	for _, p := range fields.ValuesOf(now, record) {
		if value, ok := before[p.Part]; ok && value != p.Value && p.Field != desk.GoneField {
			edits = append(edits, Edit{Field: p.Field, Language: p.Language, Value: value, Version: now.Versions[p.Part]})
		}
	}
	return edits
}

// leftOver lists the parts of a draft that are in none that replaces it.
func leftOver(old, set []desk.DraftPart, record string) (list []desk.Part) {
	for _, d := range old {
		if d.Record == record && !slices.ContainsFunc(set, func(one desk.DraftPart) bool { return one.Part == d.Part }) {
			list = append(list, d.Part)
		}
	}
	return list
}
