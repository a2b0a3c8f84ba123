package ownernews

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/mail"
)

// Forms are the forms of which the owner of the property hears: the owner's page says that one came and when, emails count them.
// Neither tells who sent it or what it says.
var Forms = []string{"askAboutProperty", "requestDocuments", "sendToFriend", "makeOffer", "applyForRent"}

// Queue queues an email for every owner who wants one and has news: it counts what is new for each property, by kind, and shows
// nothing of it. An owner gets one a day at most. It may be run again after it failed, and by several servers at once.
func (o *Service) Queue(ctx context.Context) error {
	owners, err := o.Store.Owners.OwnersToNotify(ctx, o.Now())
	if err != nil {
		return err
	}
	for _, owner := range owners {
		if err := o.queueNewsOf(ctx, owner); err != nil {
			return err
		}
	}
	return nil
}

func (o *Service) queueNewsOf(ctx context.Context, owner owners.Owner) error {
	news, err := o.Store.Owners.OwnerNews(ctx, owner.ID, Forms)
	if err != nil || len(news) == 0 {
		return err
	}
	made, err := o.news(ctx, owner, news)
	if err != nil {
		return err
	}
	queued, err := o.Store.Owners.QueueOwnerNews(ctx, owner, news, Forms, made, o.Now())
	if queued {
		o.Wake()
	}
	return err
}

// news writes the email, in the owner's language or, when that is off, in the site's default.
func (o *Service) news(ctx context.Context, owner owners.Owner, news []owners.OwnerNews) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	l := c.Used(owner.Language)
	properties, err := o.Store.Owned(ctx, owner.ID, l)
	if err != nil {
		return outbox.Email{}, err
	}
	data := mail.Data{Person: compose.PersonOfOwner(owner), Link: o.Origin + agency.Path("owner", l),
		Unsubscribe: o.UnsubscribeLink(o.Key.Sign(compose.ForOwnerNews, *owner.NewsLink, o.Now().Add(compose.LinkLife)))}
	for _, p := range properties {
		data.News = append(data.News, newsOf(p, news))
	}
	return o.Compose(c, compose.Email{Kind: "owner-news", Language: l, Data: data})
}

// newsOf is what is new of one property. Its address is not in it: whoever reads the mailbox may not know it.
func newsOf(p *owned.Property, news []owners.OwnerNews) mail.News {
	of := mail.News{Ref: p.Reference(), Title: p.Title()}
	for _, n := range news {
		if n.Property == p.Number() {
			of.Counts = append(of.Counts, mail.Count{Kind: n.Kind, Count: n.Count})
		}
	}
	return of
}

// Want starts or stops the emails about an owner's news.
func (o *Service) Want(ctx context.Context, owner owners.Owner, on bool) error {
	if on {
		return o.Store.Owners.StartOwnerNews(ctx, owner.ID, rand.Text(), Forms, o.Now())
	}
	return o.Store.Owners.StopOwnerNews(ctx, owner.ID)
}

// IsLink reports whether a token is that of an email about an owner's news and has not expired.
func (o *Service) IsLink(token string) bool {
	_, err := o.Key.Read(compose.ForOwnerNews, token, o.Now())
	return err == nil
}
