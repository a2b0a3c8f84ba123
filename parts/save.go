package parts

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// SaveInput writes parts of a record, all or none.
type SaveInput struct {
	Record  string
	Changes []*PartInput
}

// PartInput is what a part says from now on. Version is that which was read.
type PartInput struct {
	Field    string
	Language *locale.Language
	Value    string
	Version  int
	Keep     bool
}

// Saved says that the parts are written.
type Saved struct{ Desk *staff.Desk }

// Stale says that somebody wrote one of the parts first. Nothing was written.
type Stale struct{ Desk *staff.Desk }

// Save writes parts for who is at the desk.
func (s *Service) Save(ctx context.Context, f *SaveInput) (*Saved, *Stale, agency.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "saveParts")
	if d == nil {
		return nil, nil, problems, err
	}
	edits := make([]intake.Edit, len(f.Changes))
	for i, c := range f.Changes {
		rule, _ := intake.RuleOf(f.Record, c.Field)
		if !mayWrite(d, f.Record, rule) {
			return nil, nil, nil, staff.ErrForbidden
		}
		edits[i] = intake.Edit{Field: c.Field, Value: rule.JSON(c.Value), Version: int64(c.Version), Keep: c.Keep}
		if c.Language != nil {
			edits[i].Language = *c.Language
		}
	}
	stale, problems, err := intake.SaveParts(ctx, s.Store, f.Record, edits, by)
	switch {
	case err != nil || len(problems) > 0:
		return nil, nil, problems, err
	case stale:
		return nil, &Stale{d}, nil, nil
	}
	return &Saved{d}, nil, nil, nil
}

// mayWrite reports whether a role may write a field of a record; a field that is none is refused with whoever may write anything.
func mayWrite(d *staff.Desk, record string, rule intake.PartRule) bool {
	if record != agency.SiteRecord || rule.Field == "" {
		return d.May(agency.EditContent)
	}
	return mayEdit(d, rule.Section)
}

// Change is a line of the history of a part.
type Change struct {
	Value  string
	Origin agency.Origin
	Author *agency.StaffMember
	At     time.Time
}

// History lists what a part said, the latest first.
func (s *Service) History(ctx context.Context, p *Part) (list []*Change, err error) {
	rows, err := s.Store.PartHistory(ctx, p.Part())
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	members, err := s.members(ctx)
	for _, r := range rows {
		list = append(list, &Change{p.Rule.Plain(r.Value), r.Origin, members[r.Staff], time.Unix(r.At, 0).UTC()})
	}
	return list, err
}

// Preview makes the HTML of Markdown, as the site shows it.
func (s *Service) Preview(markdown string) (string, error) {
	if len(markdown) > limits.PartBytes {
		return "", staff.BadInput("the text is longer than a part may be")
	}
	return intake.HTML(markdown), nil
}
