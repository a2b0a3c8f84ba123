package leads

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/alerts"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/mail"
)

// Unsubscribe ends the emails that a token is for (the newsletter, those of a demand or those to an owner) and erases what was stored for
// them. Doing it twice is no error: mail programs post more than once, and nothing is left that tells whose token it was.
func (o *Service) Unsubscribe(ctx context.Context, token string) (*Answer, forms.Problems, error) {
	if id, err := o.Key.Read(compose.ForDemand, token, o.Now()); err == nil {
		return o.dropDemand(ctx, id)
	}
	if id, err := o.Key.Read(compose.ForNewsletter, token, o.Now()); err == nil {
		return o.dropSubscriber(ctx, id, token)
	}
	if link, err := o.Key.Read(compose.ForOwnerNews, token, o.Now()); err == nil {
		return o.stopOwnerNews(ctx, link)
	}
	return nil, forms.OneProblem("token", forms.LinkEnded), nil
}

func (o *Service) dropSubscriber(ctx context.Context, id, token string) (*Answer, forms.Problems, error) {
	sub, err := o.Store.Demands.Subscriber(ctx, id)
	if err != nil || sub == nil {
		return o.leftBefore(ctx, "unsubscribe", err)
	}
	next := *sub
	next.State = left
	emails, err := o.newsletterEmails(ctx, *sub, next, token)
	if err != nil {
		return nil, nil, err
	}
	if _, err := o.Store.Demands.DropSubscriber(ctx, *sub, o.Now(), emails); err != nil {
		return nil, nil, err
	}
	o.Wake()
	return &Answer{Path: ThanksPath("unsubscribe", sub.Language)}, nil, nil
}

func (o *Service) dropDemand(ctx context.Context, id string) (*Answer, forms.Problems, error) {
	d, err := o.Store.Demands.Demand(ctx, id)
	if err != nil || d == nil {
		return o.leftBefore(ctx, "endDemand", err)
	}
	emails, err := o.endedEmails(ctx, *d)
	if err != nil {
		return nil, nil, err
	}
	if _, err := o.Store.Demands.DropDemand(ctx, *d, o.Now(), emails); err != nil {
		return nil, nil, err
	}
	o.Wake()
	return &Answer{Path: ThanksPath(donePage("endDemand", *d), d.Language)}, nil, nil
}

// leftBefore is the answer to somebody who unsubscribed before: in the site's default language, because theirs is no longer known.
func (o *Service) leftBefore(ctx context.Context, page string, err error) (*Answer, forms.Problems, error) {
	if err != nil {
		return nil, nil, err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	return &Answer{Path: ThanksPath(page, c.Fallback())}, nil, nil
}

// endedEmails tell the agency that a demand it was emailed about has ended, so that it can delete its own notes.
func (o *Service) endedEmails(ctx context.Context, d demands.Demand) ([]outbox.Email, error) {
	f, err := d.Filter()
	if err != nil || d.State == "PENDING" || alerts.Watched(f) != nil {
		return nil, err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	data := mail.Data{Person: compose.Searcher(d)}
	return o.ComposeAll(ctx, c, compose.Email{Kind: "demand-ended-agency", Language: c.Fallback(), Data: data})
}

// stopOwnerNews stops all recurring emails to the owner whom the link of an email names. An owner who was erased meanwhile gets the
// same answer.
func (o *Service) stopOwnerNews(ctx context.Context, link string) (*Answer, forms.Problems, error) {
	owner, err := o.Store.Owners.OwnerOfNews(ctx, link)
	if err != nil || owner == nil {
		return o.leftBefore(ctx, "stopOwnerNews", err)
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	return &Answer{Path: ThanksPath("stopOwnerNews", c.Used(owner.Language))}, nil, o.Store.Owners.StopOwnerEmails(ctx, owner.ID)
}
