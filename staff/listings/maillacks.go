package listings

import (
	"context"
	"errors"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// LacksMailed names the agent who gets the email.
type LacksMailed struct{ Agent string }

// byLacks is the name under which these emails are counted.
const byLacks = "mailLacks"

// MailLacks sends the agent of a property an email with what the advertisement lacks by the law of its region.
func (s *Service) MailLacks(ctx context.Context, f *Input) (*LacksMailed, forms.Problems, error) {
	v, by, problems, err := s.listing(ctx, f.Number, "mailLacks")
	if v == nil {
		return nil, problems, err
	}
	a := v.catalog.Agent(v.row.Agent, v.desk.Language())
	var fields []string
	for _, l := range v.Lacks() {
		fields = append(fields, l.Field)
	}
	if a == nil || a.Email == "" || len(fields) == 0 {
		return nil, forms.OneProblem("number", forms.Required), nil
	}
	email, err := s.Leads.LacksEmail(ctx, a.Agent, v.row.Number, v.Title()+", "+v.Place(), fields)
	if err != nil {
		return nil, nil, err
	}
	once := attempts.Limit{Who: "property " + strconv.Itoa(v.row.Number), Form: byLacks, Most: limits.LacksEmails,
		Since: by.At.Add(-limits.LacksEmailsTime)}
	by.Record, by.After = desk.PropertyRecordOf(v.row.Number), a.Name
	err = s.Store.Outbox.QueueEmail(ctx, email, once, by)
	if errors.Is(err, handle.Refused{Why: forms.TooOften}) {
		return nil, forms.OneProblem("number", forms.TooOften), nil
	}
	if err != nil {
		return nil, nil, err
	}
	s.Wake()
	return &LacksMailed{a.Name}, nil, nil
}
