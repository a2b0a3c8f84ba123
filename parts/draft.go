package parts

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/parts/edit"
	"github.com/gevel/gevel/staff"
)

// RecordDraft is what is edited of a record and not published: one draft, shared by all who may edit.
type RecordDraft struct {
	Record  string
	Version int    // grows with each change
	Title   string // of the page or article; empty for the menu and the settings
	State   DraftState
	Changes int
	Author  *desk.StaffMember // who wrote it last
	At      time.Time
	Planned *DraftPlan // nil while it waits for somebody who publishes it

	parts []*Part
}

// DraftPlan is when a draft goes live by itself. A lapsed one does not: the draft was written again since, or did not fit any more.
type DraftPlan struct {
	At     time.Time
	Author *desk.StaffMember
	Lapsed bool
}

// ID is the draft's in the graph.
func (d *RecordDraft) ID() string { return "RecordDraft:" + d.Record }

// DraftState is what publishing a draft does to its record.
type DraftState string

// The states of a draft.
const (
	NewRecord     DraftState = "NEW"
	ChangedRecord DraftState = "CHANGED"
	GoneRecord    DraftState = "GONE"
)

// Drafts lists the records that have something to publish.
func (s *Service) Drafts(ctx context.Context, d *staff.Desk) ([]*RecordDraft, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	v, err := s.view(ctx)
	list := []*RecordDraft{}
	for _, r := range edit.DraftsOf(v.now) {
		list = append(list, v.draft(r.Record))
	}
	return list, err
}

// draft sums up the draft of a record, nil without one.
func (v view) draft(record string) *RecordDraft {
	var draft *RecordDraft
	for _, p := range v.now.Drafts {
		if p.Record != record {
			continue
		}
		if draft == nil {
			draft = &RecordDraft{Record: record, State: ChangedRecord, Title: v.title(record)}
		}
		draft.Changes++
		switch p.Field {
		case desk.MadeField:
			draft.State = NewRecord
		case desk.GoneField:
			draft.State = GoneRecord
		}
		if int(p.ID) > draft.Version {
			draft.Version, draft.Author, draft.At = int(p.ID), v.members[p.Staff], time.Unix(p.At, 0).UTC()
		}
	}
	if draft != nil {
		draft.Planned, draft.parts = v.plan(record, draft.Version), v.parts(record)
	}
	return draft
}

// plan is that of a record's draft, nil without one.
func (v view) plan(record string, version int) *DraftPlan {
	at := slices.IndexFunc(v.now.Planned, func(p desk.PlannedDraft) bool { return p.Record == record })
	if at < 0 {
		return nil
	}
	p := v.now.Planned[at]
	return &DraftPlan{time.Unix(p.GoesLive, 0).UTC(), v.members[p.Staff], p.Refused || int(p.Version) != version}
}

// title is the title of a page or article in the default language: the draft's, else the one in force.
func (v view) title(record string) string {
	main := v.now.Site.DefaultLanguage
	id, _ := desk.PageOf(record)
	for _, site := range []*agency.Site{v.now.Site, v.live.Site} {
		if e := site.Entry(id); e != nil {
			return e.Title.In(main, main)
		}
	}
	for _, a := range v.articles() {
		if desk.ArticleRecordOf(a.Key) == record {
			return a.Titles.In(main, main)
		}
	}
	return ""
}

// DraftsInput names the drafts to publish or discard, with the versions that were read.
type DraftsInput struct{ Records []*SeenDraft }

// SeenDraft is the draft of a record with the version that was read.
type SeenDraft struct {
	Record  string
	Version int
}

// PlanInput names drafts with the versions that were seen, and when they go live; nil takes their plans back.
type PlanInput struct {
	Records []*SeenDraft
	At      *time.Time
}

// Plan lets drafts go live at a time, all or none.
func (s *Service) Plan(ctx context.Context, f *PlanInput) (*Saved, *Stale, forms.Problems, error) {
	at, name := time.Time{}, desklog.ActionName("takeBackPlan")
	if f.At != nil {
		at, name = *f.At, "planDrafts"
	}
	return s.settle(ctx, &DraftsInput{f.Records}, name,
		func(ctx context.Context, store *db.Store, seen []edit.SeenDraft, by desklog.Action) (bool, forms.Problems, error) {
			return edit.Plan(ctx, store, seen, at, by)
		})
}

// Publish puts drafts in force, all or none.
func (s *Service) Publish(ctx context.Context, f *DraftsInput) (*Saved, *Stale, forms.Problems, error) {
	return s.settle(ctx, f, "publishDrafts", edit.Publish)
}

// Discard throws drafts away, all or none.
func (s *Service) Discard(ctx context.Context, f *DraftsInput) (*Saved, *Stale, forms.Problems, error) {
	return s.settle(ctx, f, "discardDrafts", edit.Discard)
}
