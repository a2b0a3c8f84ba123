package properties

import (
	"context"
	"crypto/rand"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/imports"
	partsdb "github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
)

// publishing is the edit that puts a draft in force, as long as what is in force stays as it is.
func (w *waiting) publishing(entry *imports.PropertyEntry) edit {
	e := edit{number: entry.Record.Number, set: map[desk.Part]string{}, before: map[desk.Part]string{}, publishes: w.Version(),
		cities: w.town.Cities, countries: w.town.Countries}
	now := fields.DocumentOf(entry.Record)
	for _, p := range w.Parts {
		if p.Field != draftField && p.Field != newTownField {
			e.set[p.Part], e.before[p.Part] = p.Value, now.Get(p.Part)
		}
	}
	return e
}

// CollectInput names a property of which changes are collected from now on.
type CollectInput struct{ Number int }

// Collect begins a draft of a property of the desk: what the editor changes of it from now on waits in it, until somebody publishes it.
func (s *Service) Collect(ctx context.Context, f *CollectInput) (*Changed, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "collectProperty")
	if v == nil {
		return nil, problems, err
	}
	begins := desk.DraftPart{Part: of(f.Number, draftField), Value: "true", Staff: by.Staff, At: by.At.Unix()}
	by.Record = begins.Record
	err = s.Store.Parts.SaveRecordDraft(ctx, partsdb.RecordDraftWrite{Record: begins.Record, Set: []desk.DraftPart{begins}}, by)
	if err != nil && !errors.Is(err, partsdb.ErrPartsChanged) { // somebody else began it
		return nil, nil, err
	}
	c, err := s.changed(ctx, d, f.Number, "")
	return c, nil, err
}

// DraftInput names the draft of a property as it was seen: its version, and that of the property with which it was compared.
type DraftInput struct{ Number, Draft, Version int }

// PlanInput names a draft, and when it goes live; nil takes that back.
type PlanInput struct {
	DraftInput
	At *time.Time
}

// seenDraft reads a draft that somebody acts upon. It is stale when draft or property were written after they were seen.
func (s *Service) seenDraft(ctx context.Context, v *listings.View,
	f DraftInput) (entry *imports.PropertyEntry, w *waiting, stale *Stale, err error) {
	entry, c, err := s.entry(ctx, f.Number)
	if entry == nil {
		return nil, nil, &Stale{v}, err
	}
	if w, err = s.waiting(ctx, entry, c); err != nil {
		return nil, nil, nil, err
	}
	if w == nil || int(w.Version()) != f.Draft || v.Version() != f.Version {
		return nil, nil, &Stale{v}, nil
	}
	return entry, w, nil, nil
}

// Publish puts a draft in force in one write, for visitors to see at once.
func (s *Service) Publish(ctx context.Context, f *DraftInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "publishProperty")
	if v == nil {
		return nil, nil, problems, err
	}
	entry, w, stale, err := s.seenDraft(ctx, v, *f)
	if err != nil || stale != nil {
		return nil, stale, nil, err
	}
	e := w.publishing(entry)
	e.by = by
	undo, problems, err := s.write(ctx, e)
	switch {
	case errors.Is(err, errMeanwhile), errors.Is(err, imports.ErrDraftChanged):
		v, err = s.Staff.Property(db.Unpinned(ctx), d, f.Number)
		return nil, &Stale{v}, nil, err
	case err != nil || len(problems) > 0:
		return nil, nil, problems, err
	case undo == "": // nothing differs
		return s.settled(ctx, d, f, partsdb.RecordDraftWrite{Thrown: true})
	}
	c, err := s.changed(ctx, d, f.Number, undo)
	return c, nil, nil, err
}

// Discard throws a draft away.
func (s *Service) Discard(ctx context.Context, f *DraftInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "discardProperty")
	if v == nil {
		return nil, nil, problems, err
	}
	if _, _, stale, err := s.seenDraft(ctx, v, *f); err != nil || stale != nil {
		return nil, stale, nil, err
	}
	return s.settled(ctx, d, f, partsdb.RecordDraftWrite{Thrown: true}, by)
}

// Plan lets a draft go live at a time. What was seen is what goes live: when the draft is written after that, or what it changes is, it
// stays one, and the desk says so.
func (s *Service) Plan(ctx context.Context, f *PlanInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "planProperty")
	if v == nil {
		return nil, nil, problems, err
	}
	entry, w, stale, err := s.seenDraft(ctx, v, f.DraftInput)
	if err != nil || stale != nil {
		return nil, stale, nil, err
	}
	if f.At == nil {
		by.Name = "takeBackPropertyPlan"
		return s.settled(ctx, d, &f.DraftInput, partsdb.RecordDraftWrite{Unplanned: true}, by)
	}
	if !f.At.After(by.At) || f.At.After(by.At.Add(limits.PlannedAhead)) {
		return nil, nil, problem("at", forms.OutOfRange), nil
	}
	e := w.publishing(entry)
	e.by = by
	if problems, err := s.try(ctx, e); err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	by.After = f.At.UTC().Format(time.RFC3339)
	return s.settled(ctx, d, &f.DraftInput, partsdb.RecordDraftWrite{Planned: &desk.PlannedDraft{
		Record: of(f.Number, "").Record, Plan: rand.Text(), Version: w.Version(), GoesLive: f.At.Unix(), Staff: by.Staff}}, by)
}

// settled writes what becomes of a draft that was seen.
func (s *Service) settled(ctx context.Context, d *staff.Desk, f *DraftInput, w partsdb.RecordDraftWrite,
	log ...desklog.Action) (*Changed, *Stale, forms.Problems, error) {
	w.Record, w.Seen = desk.PropertyRecordOf(f.Number), int64(f.Draft)
	for i := range log {
		log[i].Record = w.Record
	}
	err := s.Store.Parts.SaveRecordDraft(ctx, w, log...)
	if err != nil && !errors.Is(err, partsdb.ErrPartsChanged) {
		return nil, nil, nil, err
	}
	c, err2 := s.changed(ctx, d, f.Number, "")
	if err != nil {
		return nil, &Stale{c.Property}, nil, err2
	}
	return c, nil, nil, err2
}

// try tells why an edit could not be written now.
func (s *Service) try(ctx context.Context, e edit) (forms.Problems, error) {
	ctx = db.Unpinned(ctx)
	out, err := intake.DeliverFrom(ctx, s.Store, func() (intake.Delivery, error) { return s.delivery(ctx, []edit{e}, "") }, s.Media, true)
	if errors.Is(err, errSame) {
		return problem("draft", forms.Required), nil
	}
	return problemsOf(out.LeftOut), err
}

// PublishPlanned puts the drafts of properties in force whose time has come. One that does not fit any more, or that was written since it
// was planned, stays a draft and is tried no more: the desk shows it.
func (s *Service) PublishPlanned(ctx context.Context, now time.Time) error {
	due, err := s.Store.Parts.DueProperties(ctx, now)
	all := []error{err}
	for _, plan := range due {
		all = append(all, s.publishPlan(ctx, plan, now))
	}
	return errors.Join(all...)
}

func (s *Service) publishPlan(ctx context.Context, plan desk.PlannedDraft, at time.Time) error {
	number, _ := desk.PropertyOf(plan.Record)
	by := desklog.Action{At: at, Staff: plan.Staff, Name: "publishPlanned", Record: plan.Record}
	entry, c, err := s.entry(ctx, number)
	if err != nil || entry == nil {
		return err
	}
	w, err := s.waiting(ctx, entry, c)
	if err != nil || w == nil || w.Planned == nil || w.Planned.Plan != plan.Plan { // taken back meanwhile
		return err
	}
	written, err := s.Store.Parts.WrittenSince(ctx, plan.Record)
	if err != nil {
		return err
	}
	if w.Version() == plan.Version && len(written) == 0 {
		e := w.publishing(entry)
		e.by = by
		undo, problems, err := s.write(ctx, e)
		isSame := undo == "" && len(problems) == 0 && err == nil
		if undo != "" || err != nil && !errors.Is(err, errMeanwhile) && !errors.Is(err, imports.ErrDraftChanged) {
			return err
		}
		if isSame {
			err = s.Store.Parts.SaveRecordDraft(ctx, partsdb.RecordDraftWrite{Record: plan.Record, Seen: plan.Version, Thrown: true}, by)
			if !errors.Is(err, partsdb.ErrPartsChanged) {
				return err
			}
		}
	}
	by.Name = "refusePlan"
	return s.Store.Parts.RefusePlan(ctx, plan.Plan, by)
}
