package staff

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
)

// MailTested is what the mail server answered to a test email.
type MailTested struct {
	Recipient string
	Taken     bool
	Words     string
}

// TestMail sends a test email to the manager who asks, at once, without the outbox, and returns what the mail server answered.
func (s *Service) TestMail(ctx context.Context) (*MailTested, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.ManageLinks) || s.Mail.Try == nil {
		return nil, nil, ErrForbidden
	}
	now := s.Now()
	email, err := s.Leads.StaffEmail(ctx, "staff-test", d.Member(), "/desk/", now)
	if err != nil {
		return nil, nil, err
	}
	if err := s.Store.Members.Note(ctx, s.Action(d, "testMail")); err != nil {
		return nil, nil, err
	}
	words := s.Mail.Try(ctx,
		agency.Outgoing{ID: email.ID, Kind: email.Kind, Recipient: email.Recipient, Message: email.Message, CreatedAt: now})
	return &MailTested{email.Recipient, words.Taken, words.Said}, nil, nil
}
