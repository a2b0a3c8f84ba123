package edit

import (
	"context"
	"fmt"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
)

// SeenDraft is the draft of a record with the version that was read.
type SeenDraft struct {
	Record  string
	Version int64
}

// VersionOf is the version of a record's draft, 0 without one.
func VersionOf(now parts.PartState, record string) (version int64) {
	for _, d := range now.Drafts {
		if d.Record == record {
			version = max(version, d.ID)
		}
	}
	return version
}

// Publish puts drafts in force, all or none in one write, with the checks of an import. It is stale, and writes nothing, when somebody
// wrote one of them after it was read, or when the value in force changed after it was drafted. The path of a problem begins with the
// position of the record.
func Publish(ctx context.Context, store *db.Store, seen []SeenDraft, by desklog.Action) (stale bool, problems forms.Problems, err error) {
	return tried(ctx, store, nil, func(now parts.PartState) (*saving, forms.Problems, error) {
		s := newSaving(now)
		problems, err := s.publish(ctx, store, seen, by)
		return s, problems, err
	})
}

// publish puts drafts in force as they were seen.
func (s *saving) publish(ctx context.Context, store *db.Store, seen []SeenDraft, by desklog.Action) (forms.Problems, error) {
	if problems := s.takeDrafts(seen, by); len(problems) > 0 || s.stale {
		return problems, nil
	}
	w := s.writes()
	w.Drafted = s.Now.Drafted
	for _, r := range seen {
		w.Published = append(w.Published, r.Record)
	}
	return nil, store.Imports.SaveParts(ctx, w, by)
}

// takeDrafts puts drafts into their records, and returns what is wrong with them together.
func (s *saving) takeDrafts(seen []SeenDraft, by desklog.Action) forms.Problems {
	list, problems := s.chosen(seen)
	if len(problems) > 0 || s.stale {
		return problems
	}
	return asRecords(s.edit(list, by))
}

// chosen gives the edits of the drafts that were seen.
func (s *saving) chosen(seen []SeenDraft) (list []RecordEdits, problems forms.Problems) {
	if len(seen) == 0 || len(seen) > limits.PartsAtOnce {
		return nil, forms.Problems{{Path: []string{"records"}, Code: forms.TooMany}}
	}
	listed := map[string]bool{}
	for i, r := range seen {
		if listed[r.Record] {
			problems.Add(fmt.Sprintf("records.%d", i), forms.Unknown)
		}
		listed[r.Record] = true
		s.stale = s.stale || VersionOf(s.Now, r.Record) != r.Version
	}
	for _, r := range DraftsOf(s.Now) {
		if listed[r.Record] {
			list = append(list, r)
		}
	}
	return list, problems
}

// Discard throws drafts away, all or none in one write. It is stale, and deletes nothing, when somebody wrote one of them after it was
// read.
func Discard(ctx context.Context, store *db.Store, seen []SeenDraft, by desklog.Action) (stale bool, problems forms.Problems, err error) {
	return tried(ctx, store, nil, func(now parts.PartState) (*saving, forms.Problems, error) {
		s := newSaving(now)
		_, problems := s.chosen(seen)
		if len(problems) > 0 || s.stale {
			return s, problems, nil
		}
		w := parts.DraftWrite{Seen: now.Last, Drafted: now.Drafted}
		var log []desklog.Action
		for _, r := range seen {
			line := by
			line.Record = r.Record
			w.Thrown, log = append(w.Thrown, r.Record), append(log, line)
		}
		return s, nil, store.Parts.SaveDrafts(ctx, w, log...)
	})
}

// asRecords reports mistakes as one problem of the records. Their fields are named when somebody saves the draft.
func asRecords(list forms.Problems) (problems forms.Problems) {
	if len(list) > 0 {
		problems.Add("records", list[0].Code)
	}
	return problems
}
