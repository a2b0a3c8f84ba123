package inbox

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/answers"
)

// ExpiresAt is until when the lead is kept.
func (s *Service) ExpiresAt(ctx context.Context, v *LeadView) (time.Time, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return time.Time{}, err
	}
	kind, _ := leads.KindOfForm(v.row.Form)
	return v.CreatedAt().AddDate(0, 0, kind.RetentionDays(c.Site.Settings)), nil
}

// LeadFile is a file that came with a lead.
type LeadFile struct {
	Name, Type string
	Size       int
}

// LeadFiles lists the files that came with a lead that a session sees.
func (s *Service) LeadFiles(ctx context.Context, v *LeadView) ([]*LeadFile, error) {
	files := []*LeadFile{}
	rows, err := s.Store.Inbox.UploadsOf(ctx, v.row.ID)
	for _, u := range rows {
		files = append(files, &LeadFile{u.Name, u.Type, int(u.Size)})
	}
	return files, err
}

// FilesPath is where the files of a lead can be fetched for a while; nil for a lead without any.
func (s *Service) FilesPath(ctx context.Context, v *LeadView) (*string, error) {
	files, err := s.LeadFiles(ctx, v)
	if err != nil || len(files) == 0 {
		return nil, err
	}
	path := s.Leads.FilesPath(v.row.ID)
	return &path, nil
}

// Candidate is what an applicant for a rental may be told, in the language of the application.
type Candidate struct{ ChosenText, DeclinedText string }

// Candidate proposes the answers to an application for a rental; nil for another lead.
func (s *Service) Candidate(ctx context.Context, v *LeadView) (*Candidate, error) {
	if !leads.IsCandidate(v.row.Lead) {
		return nil, nil
	}
	chosen, err := s.Leads.CandidateText(ctx, v.row.Lead, desk.CandidateChosen)
	if err != nil {
		return nil, err
	}
	declined, err := s.Leads.CandidateText(ctx, v.row.Lead, desk.CandidateDeclined)
	return &Candidate{chosen, declined}, err
}

// Testimonial is what an article is made of; nil for a lead that is no testimonial.
func (v *LeadView) Testimonial() (*leads.TestimonialText, error) {
	return leads.TestimonialOf(v.row.Lead)
}

// ReadyAnswers are the agency's templates for answers, filled in for a lead.
func (s *Service) ReadyAnswers(ctx context.Context, v *LeadView) ([]*answers.ReadyAnswer, error) {
	return s.answers().ReadyAnswers(ctx, v.row.Lead)
}
