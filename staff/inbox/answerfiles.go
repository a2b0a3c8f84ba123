package inbox

import (
	"context"

	"github.com/gevel/gevel/leads/answers"
)

// Attachable lists the documents and plans of the lead's property that can go with an answer.
func (s *Service) Attachable(ctx context.Context, v *LeadView) ([]*answers.Attachable, error) {
	if v.row.Property == nil {
		return nil, nil
	}
	return s.answers().Attachables(ctx, *v.row.Property, v.row.Language)
}

// addFiles says which files went with the answers to a lead.
func (s *Service) addFiles(ctx context.Context, v *LeadView, answers []*Answer) error {
	rows, err := s.Store.Inbox.AnswerFiles(ctx, v.row.ID)
	for _, a := range answers {
		for _, f := range rows {
			if f.Answer != a.ID {
				continue
			}
			a.Files = append(a.Files, &LeadFile{f.Name, f.Type, int(f.Size)})
			path := s.Leads.FilesPath(a.ID)
			a.FilesPath = &path
		}
	}
	return err
}
