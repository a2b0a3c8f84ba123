package inbox

import (
	"context"
	"strconv"
	"time"

	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// Note is what a colleague wrote about a lead.
type Note struct {
	ID   string
	By   string
	At   time.Time
	Text string
}

// SentEmail is an email about a lead, and whether it was sent.
type SentEmail struct {
	ID                string
	Kind              string
	Recipient         string
	CreatedAt         time.Time
	SentAt, GivenUpAt *time.Time
	Reason            string // what a mail server answered last; "" for nothing
	TooMany           bool   // given up because its recipient got too many
	CanResend         bool
}

// Notes lists the notes on a lead that a session sees.
func (s *Service) Notes(ctx context.Context, v *LeadView) (list []*Note, err error) {
	rows, err := s.Store.Inbox.LeadNotes(ctx, v.row.ID)
	for _, n := range rows {
		list = append(list, &Note{ID: strconv.Itoa(n.ID), By: n.By, At: locale.Moment(n.At), Text: n.Text})
	}
	return list, err
}

// Emails lists the emails of a lead that a session sees.
func (s *Service) Emails(ctx context.Context, v *LeadView) (list []*SentEmail, err error) {
	rows, err := s.Store.Inbox.LeadEmails(ctx, v.row.ID)
	for _, e := range rows {
		list = append(list, EmailShown(e))
	}
	return list, err
}

// EmailShown is an email of a lead as the desk shows it.
func EmailShown(e inbox.LeadEmail) *SentEmail {
	shown := &SentEmail{ID: e.ID, Kind: e.Kind, Recipient: e.Recipient, CreatedAt: locale.Moment(e.CreatedAt),
		SentAt: locale.OptionalMoment(e.SentAt), GivenUpAt: locale.OptionalMoment(e.GivenUpAt),
		CanResend: e.Stored && e.SentAt == nil && (e.GivenUpAt != nil || e.Tries > 0)}
	if e.Reason != nil {
		if shown.TooMany = *e.Reason == outbox.TooManyEmails; !shown.TooMany {
			shown.Reason = *e.Reason
		}
	}
	return shown
}
