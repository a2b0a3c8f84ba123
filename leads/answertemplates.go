package leads

import (
	"context"

	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/db/inbox"
)

// ReadyAnswer is a template of the agency, filled in for a lead.
type ReadyAnswer struct{ Name, Text string }

// ReadyAnswers are the templates of the agency in the language of a lead, with its sender and its property filled in.
func (o *Service) ReadyAnswers(ctx context.Context, lead inbox.Lead) (list []*ReadyAnswer, err error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil || len(c.Site.Settings.Answers) == 0 {
		return nil, err
	}
	about := ""
	if lead.Property != nil {
		p, err := o.property(ctx, *lead.Property, lead.Language)
		if err != nil {
			return nil, err
		}
		if p != nil {
			about = p.Title()
		}
	}
	name := prose.Joined(" ", lead.FirstName, lead.LastName)
	for _, t := range c.Site.Settings.Answers {
		if text := t.Filled(lead.Language, name, about); text != "" {
			list = append(list, &ReadyAnswer{t.Name, text})
		}
	}
	return list, nil
}
