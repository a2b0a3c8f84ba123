package edit

import (
	"context"
	"crypto/rand"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
)

// Plan lets drafts go live at a moment, all in one write, or at none with the zero time. What was seen is what goes live: a draft that is
// written after that stays one. With stale, somebody wrote one of them since it was seen, and nothing was planned.
func Plan(ctx context.Context, store *db.Store, seen []SeenDraft, at time.Time,
	by desklog.Action) (stale bool, problems forms.Problems, err error) {
	if !at.IsZero() && (!at.After(by.At) || at.After(by.At.Add(limits.PlannedAhead))) {
		return false, forms.Problems{{Path: []string{"at"}, Code: forms.OutOfRange}}, nil
	}
	return tried(ctx, store, nil, func(now parts.PartState) (*saving, forms.Problems, error) {
		s := newSaving(now)
		if problems := s.plannable(seen, at, by); len(problems) > 0 || s.stale {
			return s, problems, nil
		}
		w, log := planOf(now, seen, at, by)
		return s, nil, store.Parts.SaveDrafts(ctx, w, log...)
	})
}

// plannable checks what is planned as publishing it now would; a plan that is taken back needs no more than that it was seen.
func (s *saving) plannable(seen []SeenDraft, at time.Time, by desklog.Action) forms.Problems {
	if at.IsZero() {
		_, problems := s.chosen(seen)
		return problems
	}
	return s.takeDrafts(seen, by)
}

func planOf(now parts.PartState, seen []SeenDraft, at time.Time, by desklog.Action) (w parts.DraftWrite, log []desklog.Action) {
	w = parts.DraftWrite{Seen: now.Last, Drafted: now.Drafted}
	name := rand.Text()
	for _, r := range seen {
		line := by
		if line.Record = r.Record; at.IsZero() {
			w.Unplanned = append(w.Unplanned, r.Record)
		} else {
			line.After = at.UTC().Format(time.RFC3339)
			w.Planned = append(w.Planned, desk.PlannedDraft{Record: r.Record, Plan: name, Version: r.Version, GoesLive: at.Unix(),
				Staff: by.Staff})
		}
		log = append(log, line)
	}
	return w, log
}

// PublishPlanned puts the drafts in force whose time has come, plan by plan. One that does not fit any more stays a draft and is tried no
// more: the desk shows it.
func PublishPlanned(ctx context.Context, store *db.Store, now time.Time) error {
	due, err := store.Parts.DuePlans(ctx, now)
	all := []error{err}
	for _, name := range due {
		all = append(all, publishPlan(ctx, store, name, now))
	}
	return errors.Join(all...)
}

func publishPlan(ctx context.Context, store *db.Store, name string, at time.Time) error {
	by := desklog.Action{At: at, Name: "publishPlanned"}
	stale, problems, err := tried(ctx, store, nil, func(now parts.PartState) (*saving, forms.Problems, error) {
		s := newSaving(now)
		seen := seenIn(now, name, &by)
		if len(seen) == 0 { // taken back meanwhile
			return s, nil, nil
		}
		problems, err := s.publish(ctx, store, seen, by)
		return s, problems, err
	})
	if err != nil || !stale && len(problems) == 0 {
		return err
	}
	by.Name = "refusePlan"
	return store.Parts.RefusePlan(ctx, name, by)
}

// seenIn gives the drafts of a plan as they were seen. What goes live is by whoever planned it.
func seenIn(now parts.PartState, name string, by *desklog.Action) (seen []SeenDraft) {
	for _, p := range now.Planned {
		if p.Plan == name {
			seen, by.Staff = append(seen, SeenDraft{p.Record, p.Version}), p.Staff
		}
	}
	return seen
}
