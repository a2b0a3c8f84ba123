package inbox

import (
	"context"
	"crypto/rand"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// NoteCallInput is a telephone call. Name, property, text and agent may be absent, and one of phone and email; without an agent the
// agency's rules give it to somebody. Reference is a property as it was typed, in the place of Property.
type NoteCallInput struct {
	Key       string
	Name      string
	Phone     string
	Email     string
	Property  *int
	Reference string
	Text      string
	Agent     *string
	CallBack  *time.Time
	Language  *locale.Language
}

// CallNoted is the lead that a call became; nil when whoever noted it may not see it, because it is a colleague's.
type CallNoted struct {
	Desk *staff.Desk
	Lead *LeadView
}

// NoteCall stores a telephone call as a lead.
func (s *Service) NoteCall(ctx context.Context, f *NoteCallInput) (*CallNoted, forms.Problems, error) {
	d, by, problems, err := s.Changing(ctx, leads.CallName)
	if d == nil {
		return nil, problems, err
	}
	if _, err := d.Handler(); err != nil {
		return nil, nil, err
	}
	call := &leads.CallInput{Envelope: leads.Envelope{Key: f.Key, Language: d.Language()}, Remark: f.Text, By: by,
		Person: forms.PersonInput{FirstName: f.Name, Phone: f.Phone, Email: f.Email}}
	if f.Key == "" {
		call.Key = rand.Text()
	}
	if f.Language != nil {
		call.Language = *f.Language
	}
	if call.Property, problems, err = s.calledAbout(ctx, f); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	if call.CallBack, problems = s.ahead("callBack", f.CallBack, limits.CallBackDaysAhead); problems != nil {
		return nil, problems, nil
	}
	if f.Agent != nil {
		number, known := staff.MemberNumber(*f.Agent)
		if !known {
			return nil, forms.OneProblem("agent", forms.Unknown), nil
		}
		call.Agent = number
	}
	id, problems, err := s.Leads.NoteCall(ctx, call)
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	lead, err := s.Lead(ctx, d, id)
	return &CallNoted{d, lead}, nil, err
}

// calledAbout is the number of the property that a call is about, nil for none.
func (s *Service) calledAbout(ctx context.Context, f *NoteCallInput) (*int, forms.Problems, error) {
	if f.Property == nil && f.Reference == "" {
		return nil, nil, nil
	}
	number := 0
	if f.Property != nil {
		number = *f.Property
	}
	number, problems, err := s.TypedProperty(ctx, number, f.Reference)
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	known, err := s.Store.Owners.AgentsOf(ctx, []int{number})
	if _, there := known[number]; err == nil && !there {
		return nil, forms.OneProblem("property", forms.Unknown), nil
	}
	return &number, nil, err
}
