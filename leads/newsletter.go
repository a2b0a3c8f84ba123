package leads

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// Subscribe takes the form of the newsletter. Who subscribed already gets the same answer and no letter, so that nobody learns
// which addresses are known.
func (o *Office) Subscribe(ctx context.Context, f *agency.NewsletterInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "subscribe", f, func(t *taking) error { return t.newsletter(true) })
}

// newsletter adds the visitor to those who get the newsletter, when that is wanted, once the visitor confirms by a letter.
func (t *taking) newsletter(wanted bool) error {
	if !wanted {
		return nil
	}
	who, e := t.form.Who(), t.form.Common()
	known, err := t.Store.SubscriberOf(t.ctx, who.Email)
	if err != nil || known != nil && known.State == "CONFIRMED" {
		return err
	}
	sub := db.Subscriber{ID: rand.Text(), Email: who.Email, FirstName: who.FirstName, Language: e.Language, State: "PENDING", CreatedAt: t.Now().Unix()}
	if known != nil {
		sub.ID = known.ID
	}
	t.add(db.Subscribed(sub))
	token := t.Key.Sign(forNewsletter, sub.ID, t.Now().Add(linkLife))
	return t.toVisitor("newsletter-confirm", func(d *mail.Data) { d.Link = t.link("newsletter", e.Language, token) })
}

// ConfirmNewsletter makes a subscription of a letter's link hold. Doing it twice is no error.
func (o *Office) ConfirmNewsletter(ctx context.Context, token string) (*Answer, agency.Problems, error) {
	sub, problems, err := o.subscriber(ctx, token)
	if sub == nil {
		return nil, problems, err
	}
	letters, err := o.welcome(ctx, *sub, token)
	if err != nil {
		return nil, nil, err
	}
	if _, err := o.Store.ConfirmSubscriber(ctx, sub.ID, o.Now(), letters); err != nil {
		return nil, nil, err
	}
	o.Wake()
	return &Answer{Path: agency.ThanksPath("confirmNewsletter", sub.Language)}, nil, nil
}

func (o *Office) welcome(ctx context.Context, sub db.Subscriber, token string) ([]db.Letter, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	data := mail.Data{Person: mail.Person{FirstName: sub.FirstName, Email: sub.Email, Language: sub.Language}}
	toVisitor := data
	toVisitor.Unsubscribe = o.unsubscribeLink(token)
	return o.composeAll(c, letter{kind: "newsletter-visitor", l: sub.Language, data: toVisitor}, letter{kind: "newsletter-agency", l: c.Fallback(), data: data})
}

// unsubscribeLink is where one click, of a person or a mail program, ends letters (RFC 8058).
func (o *Office) unsubscribeLink(token string) string {
	return o.Origin + "/unsubscribe?token=" + token
}

// composeAll writes letters for the outbox.
func (o *Office) composeAll(c *agency.Catalog, list ...letter) ([]db.Letter, error) {
	var made []db.Letter
	for _, w := range list {
		l, err := o.compose(c, w)
		if err != nil {
			return nil, err
		}
		made = append(made, l)
	}
	return made, nil
}

// subscriber reads who a token speaks of; without one there is a problem or an error.
func (o *Office) subscriber(ctx context.Context, token string) (*db.Subscriber, agency.Problems, error) {
	id, err := o.Key.Read(forNewsletter, token, o.Now())
	if err != nil {
		return nil, problem("token", agency.LinkEnded), nil
	}
	sub, err := o.Store.Subscriber(ctx, id)
	if err == nil && sub == nil {
		return nil, problem("token", agency.LinkEnded), nil
	}
	return sub, nil, err
}

// Unsubscribe ends the letters that a token speaks of: the newsletter, or those of a demand. Doing it twice is no error.
func (o *Office) Unsubscribe(ctx context.Context, token string) (*Answer, agency.Problems, error) {
	sub, problems, err := o.subscriber(ctx, token)
	if err != nil {
		return nil, nil, err
	}
	if sub == nil {
		if _, err := o.Key.Read(forDemand, token, o.Now()); err == nil {
			return o.PauseDemand(ctx, token, true)
		}
		return nil, problems, nil
	}
	_, err = o.Store.Unsubscribe(ctx, sub.ID)
	return &Answer{Path: agency.ThanksPath("unsubscribe", sub.Language)}, nil, err
}
