package inbox

import (
	"context"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// handingOver is a hand-over that was checked: to a member by number, 0 for nobody, with a message, "" for none.
type handingOver struct {
	agent int
	note  string
}

// readHandOver checks to whom leads go, nil for nobody, and with which message.
func readHandOver(agent, note *string) (h handingOver, problems forms.Problems) {
	if note != nil {
		h.note = strings.TrimSpace(locale.Visible(*note))
	}
	if utf8.RuneCountInString(h.note) > limits.HandOverCharacters {
		return h, forms.OneProblem("note", forms.TooLong)
	}
	h.agent, problems = staff.ToMember(agent)
	return h, problems
}

// handOver is what the store writes; id is the lead that is handed over, "" for several.
func (s *Service) handOver(ctx context.Context, d *staff.Desk, h handingOver, id string) (inbox.HandOver, error) {
	email, err := s.handOverEmail(ctx, d, h.agent, id)
	return inbox.HandOver{Agent: h.agent, Note: h.note, Email: email}, err
}

// handOverEmail tells the colleague who gets leads; nil for nobody, for oneself and for a colleague who wants no emails about leads.
func (s *Service) handOverEmail(ctx context.Context, d *staff.Desk, agent int, id string) (*outbox.Email, error) {
	own := d.Member()
	if agent == 0 || agent == own.ID {
		return nil, nil
	}
	var lead *inbox.Lead
	if id != "" {
		var err error
		if lead, err = s.Store.Inbox.Lead(ctx, id); err != nil {
			return nil, err
		}
	}
	open, err := s.Store.Members.OpenStaff(ctx)
	if err != nil {
		return nil, err
	}
	for _, m := range open {
		if m.ID == agent && m.Wants(lead != nil && leads.IsAppointment(*lead)) != desk.NoEmails {
			email, err := s.Leads.HandOverEmail(ctx, m, own, lead)
			return &email, err
		}
	}
	return nil, nil
}
