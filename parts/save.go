package parts

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
	"github.com/gevel/gevel/parts/edit"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// SaveInput writes parts of a record, all or none. With Draft they go into its draft and are not published.
type SaveInput struct {
	Record  string
	Draft   bool
	Changes []*PartInput
}

// PartInput is the new value of a part. Version is the one that was read.
type PartInput struct {
	Field    string
	Language *locale.Language
	Value    string
	Version  int
	Draft    int // the version of its draft, 0 without one
	Keep     bool
}

// Saved says that the parts are written.
type Saved struct{ Desk *staff.Desk }

// Stale says that somebody wrote one of the parts after it was read. Nothing was written.
type Stale struct{ Desk *staff.Desk }

// Save writes parts for whoever is at the desk.
func (s *Service) Save(ctx context.Context, f *SaveInput) (*Saved, *Stale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "saveParts")
	if d == nil {
		return nil, nil, problems, err
	}
	edits := make([]edit.Edit, len(f.Changes))
	for i, c := range f.Changes {
		rule, _ := fields.RuleOf(f.Record, c.Field)
		if !mayWrite(d, f.Record, rule) {
			return nil, nil, nil, staff.ErrForbidden
		}
		if f.Draft && !mayWait(f.Record, rule) {
			return nil, nil, forms.Problems{{Path: []string{"draft"}, Code: forms.Unknown}}, nil
		}
		edits[i] = edit.Edit{Field: c.Field, Value: rule.JSON(c.Value), Version: int64(c.Version), Draft: int64(c.Draft), Keep: c.Keep}
		if c.Language != nil {
			edits[i].Language = *c.Language
		}
	}
	save := edit.Save
	if f.Draft {
		save = edit.SaveDraft
	}
	stale, problems, err := save(ctx, s.Store, f.Record, edits, by)
	return outcome(d, stale, problems, err)
}

func outcome(d *staff.Desk, stale bool, problems forms.Problems, err error) (*Saved, *Stale, forms.Problems, error) {
	switch {
	case err != nil || len(problems) > 0:
		return nil, nil, problems, err
	case stale:
		return nil, &Stale{d}, nil, nil
	}
	return &Saved{d}, nil, nil, nil
}

// mayWrite reports whether a role may write a field of a record. For an unknown field the right to edit content is
// enough; the save refuses it.
func mayWrite(d *staff.Desk, record string, rule fields.Rule) bool {
	if record != desk.SiteRecord || rule.Field == "" {
		return d.May(desk.EditContent)
	}
	return mayEdit(d, rule.Section)
}

// mayWait reports whether a field may be drafted. Settings that take effect at once may not.
func mayWait(record string, rule fields.Rule) bool {
	return record != desk.SiteRecord || rule.Field == "" || slices.Contains(content, rule.Section)
}

// settle publishes or discards drafts for a member who may edit all of them.
func (s *Service) settle(ctx context.Context, f *DraftsInput, name desklog.ActionName,
	do func(context.Context, *db.Store, []edit.SeenDraft, desklog.Action) (bool, forms.Problems, error)) (*Saved, *Stale, forms.Problems,
	error) {
	d, by, problems, err := s.Staff.Changing(ctx, name)
	if d == nil {
		return nil, nil, problems, err
	}
	if !d.May(desk.EditContent) {
		return nil, nil, nil, staff.ErrForbidden
	}
	seen := make([]edit.SeenDraft, len(f.Records))
	for i, r := range f.Records {
		seen[i] = edit.SeenDraft{Record: r.Record, Version: int64(r.Version)}
	}
	stale, problems, err := do(ctx, s.Store, seen, by)
	return outcome(d, stale, problems, err)
}

// Change is a line of the history of a part.
type Change struct {
	Value  string
	Origin desk.Origin
	Author *desk.StaffMember
	At     time.Time
}

// History lists the values that a part had, the latest first.
func (s *Service) History(ctx context.Context, p *Part) (list []*Change, err error) {
	rows, err := s.Store.Imports.PartHistory(ctx, p.Part())
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	members, err := s.members(ctx)
	for _, r := range rows {
		list = append(list, &Change{p.Rule.Plain(r.Value), r.Origin, members[r.Staff], time.Unix(r.At, 0).UTC()})
	}
	return list, err
}

// Preview makes the HTML of Markdown, as the site shows it; nil of a text that is too long to be saved.
func (s *Service) Preview(source string) *string {
	if len(source) > limits.PartBytes {
		return nil
	}
	html, err := markdown.HTML(source)
	if err != nil {
		return nil
	}
	return &html
}
