package staff

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
)

// ExportFolder lets a manager who took the second step again have the import folder, which write writes. The log has it first, even if
// write fails. A problem is SIGNED_OUT or CODE_AGAIN; then nothing is written.
func (s *Service) ExportFolder(ctx context.Context, changed bool, enter Enter, write func() error) (forms.Problems, error) {
	d, leave, problems, err := s.MayEnter(ctx, desk.EditSettings, enter)
	if d == nil {
		return problems, err
	}
	defer leave()
	by := s.Action(d, "exportFolder")
	if by.After = "ALL"; changed {
		by.After = "CHANGED"
	}
	if err := s.Store.Members.Note(ctx, by); err != nil {
		return nil, err
	}
	return nil, write()
}
