package parts

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/parts/edit"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// Undo makes the parts that one save of a member changed say what they said before it, by another save. The problem is TAKEN when somebody
// wrote one of them since, and UNKNOWN for the save of somebody else.
func (s *Service) Undo(ctx context.Context, record string, version int64) (forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "undoParts")
	if d == nil {
		return problems, err
	}
	changes, err := s.Store.Parts.VersionChanges(ctx, record, version)
	if err != nil || len(changes) == 0 {
		return forms.OneProblem("action", forms.Unknown), err
	}
	edits := make([]edit.Edit, len(changes))
	for i, c := range changes {
		rule, _ := fields.RuleOf(record, c.Field)
		if !mayWrite(d, record, rule) {
			return nil, staff.ErrForbidden
		}
		if c.Staff != d.Member().ID || c.Field == desk.MadeField || c.Field == desk.GoneField {
			return forms.OneProblem("action", forms.Unknown), nil
		}
		edits[i] = edit.Edit{Field: c.Field, Language: c.Language, Value: c.Before, Version: c.ID}
	}
	stale, problems, err := edit.Save(ctx, s.Store, record, edits, by)
	if stale {
		problems = forms.OneProblem("action", forms.Taken)
	}
	return problems, err
}
