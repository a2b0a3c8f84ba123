package leads

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/mail"
)

// OwnerNewsForms are the forms of which the owner of the property hears: the owner's page says that one came and when, emails count them.
// Neither tells who sent it or what it says.
var OwnerNewsForms = []string{"askAboutProperty", "requestDocuments", "sendToFriend", "makeOffer", "applyForRent"}

// QueueOwnerNews queues an email for every owner who wants one and has news: it counts what is new for each property, by kind, and shows
// nothing of it. An owner gets one a day at most. It may be run again after it failed, and by several servers at once.
func (o *Service) QueueOwnerNews(ctx context.Context) error {
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
	news, err := o.Store.Owners.OwnerNews(ctx, owner.ID, OwnerNewsForms)
	if err != nil || len(news) == 0 {
		return err
	}
	made, err := o.ownerNews(ctx, owner, news)
	if err != nil {
		return err
	}
	queued, err := o.Store.Owners.QueueOwnerNews(ctx, owner, news, OwnerNewsForms, made, o.Now())
	if queued {
		o.Wake()
	}
	return err
}

// ownerNews writes the email, in the owner's language or, when that is off, in the site's default.
func (o *Service) ownerNews(ctx context.Context, owner owners.Owner, news []owners.OwnerNews) (outbox.Email, error) {
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

// WantOwnerNews starts or stops the emails about an owner's news.
func (o *Service) WantOwnerNews(ctx context.Context, owner owners.Owner, on bool) error {
	if on {
		return o.Store.Owners.StartOwnerNews(ctx, owner.ID, rand.Text(), OwnerNewsForms, o.Now())
	}
	return o.Store.Owners.StopOwnerNews(ctx, owner.ID)
}

// IsOwnerNewsLink reports whether a token is that of an email about an owner's news and has not expired.
func (o *Service) IsOwnerNewsLink(token string) bool {
	_, err := o.Key.Read(compose.ForOwnerNews, token, o.Now())
	return err == nil
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
