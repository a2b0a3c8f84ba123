package answers

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/mail"
)

// ReadyAnswer is a template of the agency, filled in for a lead.
type ReadyAnswer struct{ Name, Text string }

// ReadyAnswers are the templates of the agency in the language of a lead, with its sender, its property and the next viewing filled
// in.
func (o *Service) ReadyAnswers(ctx context.Context, lead inbox.Lead) (list []*ReadyAnswer, err error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil || len(c.Site.Settings.Answers) == 0 {
		return nil, err
	}
	facts := desk.AnswerFacts{Name: prose.Joined(" ", lead.FirstName, lead.LastName)}
	if lead.Property != nil {
		p, err := o.Property(ctx, *lead.Property, lead.Language)
		if err != nil {
			return nil, err
		}
		if p != nil {
			card := mail.PropertyCard(p, o.Origin)
			facts.Property, facts.Address, facts.Price, facts.Agent = card.Title, card.Place, card.Price, p.Agent().Name
		}
	}
	viewing, err := o.Store.Appointments.NextViewing(ctx, lead, o.Now())
	if err != nil {
		return nil, err
	}
	if viewing != nil {
		facts.Viewing = mail.Moment(lead.Language, *viewing)
	}
	for _, t := range c.Site.Settings.Answers {
		if text := t.Filled(lead.Language, facts); text != "" {
			list = append(list, &ReadyAnswer{t.Name, text})
		}
	}
	return list, nil
}
