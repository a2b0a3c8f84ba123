package leads

import (
	"context"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/mail"
)

// IsCandidate reports whether a lead is an application for a rental.
func IsCandidate(l inbox.Lead) bool { return l.Form == rentForm.Name }

// CandidateText proposes the answer that tells a candidate for a rental the outcome, in the language of the application. Staff may change
// it.
func (o *Service) CandidateText(ctx context.Context, lead inbox.Lead, outcome desk.CandidateOutcome) (string, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil || lead.Property == nil {
		return "", err
	}
	about := strconv.Itoa(*lead.Property)
	p, err := o.Property(ctx, *lead.Property, lead.Language)
	if err != nil {
		return "", err
	}
	if p != nil {
		about = p.Title()
	}
	return mail.CandidateText(lead.Language, outcome, lead.FirstName, about, rentForm.RetentionDays(c.Site.Settings)), nil
}
