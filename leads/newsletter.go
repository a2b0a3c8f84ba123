package leads

import (
	"context"
	"crypto/rand"
	"slices"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

var newsletterForm = FormKind{Name: "subscribe", Thanks: "thanksNewsletter", PerHour: 10, Days: usualRetention}

// NewsletterInput is the form of the newsletter. Only the address is required.
type NewsletterInput struct {
	Envelope
	Email     string `json:"-"`
	FirstName string `json:"-"`
}

// Who is the person who filled in the form.
func (f *NewsletterInput) Who() forms.PersonInput {
	return forms.PersonInput{FirstName: f.FirstName, Email: f.Email}
}

// Check returns what is wrong.
func (f *NewsletterInput) Check(check.Facts) forms.Problems {
	c := f.check()
	c.Email("email", &f.Email)
	c.Optional("firstName", &f.FirstName, limits.FormNameCharacters)
	return c.Problems
}

// Subscribe takes the form of the newsletter. An existing subscriber gets the same answer and no email, so that nobody learns which
// addresses are subscribed.
func (o *Service) Subscribe(ctx context.Context, f *NewsletterInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, newsletterForm, f, func(ctx context.Context, s *submission) error { return o.newsletter(ctx, s, true) })
}

// newsletter subscribes the visitor when the form's box for it is ticked; the link of an email confirms it.
func (o *Service) newsletter(ctx context.Context, s *submission, ticked bool) error {
	if !ticked {
		return nil
	}
	who, e := s.form.Who(), s.form.Common()
	known, err := o.Store.Demands.SubscriberOf(ctx, who.Email)
	if err != nil || known != nil && (known.State == "CONFIRMED" || known.State == "PAUSED") {
		return err
	}
	sub := demands.Subscriber{ID: rand.Text(), Email: who.Email, FirstName: who.FirstName, Language: e.Language, State: "PENDING",
		CreatedAt: o.Now().Unix()}
	if known != nil {
		sub.ID = known.ID
	}
	s.add(demands.Subscribed(sub))
	token := o.Key.Sign(compose.ForNewsletter, sub.ID, o.Now().Add(compose.LinkLife))
	s.toVisitor("newsletter-confirm", func(d *mail.Data) { d.Link = o.Link("newsletter", e.Language, token) })
	return nil
}

// Newsletter is what the page behind an email's link shows of a subscription.
type Newsletter struct {
	State    string
	Language locale.Language
}

// NewsletterOf reads the subscription of a token, nil when there is none.
func (o *Service) NewsletterOf(ctx context.Context, token string) (*Newsletter, error) {
	sub, _, err := o.subscriber(ctx, token)
	if sub == nil {
		return nil, err
	}
	return &Newsletter{State: sub.State, Language: sub.Language}, nil
}

// ConfirmNewsletter confirms the subscription of a token, or resumes a paused one. Doing it twice is not an error.
func (o *Service) ConfirmNewsletter(ctx context.Context, token string) (*Answer, forms.Problems, error) {
	return o.changeNewsletter(ctx, "confirmNewsletter", token, func(sub *demands.Subscriber) { sub.State = "CONFIRMED" })
}

// PauseNewsletter pauses the newsletter, or resumes it.
func (o *Service) PauseNewsletter(ctx context.Context, token string, paused bool) (*Answer, forms.Problems, error) {
	return o.changeNewsletter(ctx, "pauseNewsletter", token, func(sub *demands.Subscriber) {
		switch {
		case paused && sub.State == "CONFIRMED":
			sub.State = "PAUSED"
		case !paused && sub.State == "PAUSED":
			sub.State = "CONFIRMED"
		}
	})
}

// NewsletterLanguage sends the newsletter in another language that the site has in use.
func (o *Service) NewsletterLanguage(ctx context.Context, token string, l locale.Language) (*Answer, forms.Problems, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	if !slices.Contains(c.Site.InUse(), l) {
		return nil, forms.OneProblem("language", forms.Unknown), nil
	}
	return o.changeNewsletter(ctx, "changeNewsletter", token, func(sub *demands.Subscriber) { sub.Language = l })
}

// changeNewsletter changes the subscription of a token, and sends emails about it. mutation is the name of the change.
func (o *Service) changeNewsletter(ctx context.Context, mutation, token string,
	change func(*demands.Subscriber)) (*Answer, forms.Problems, error) {
	sub, problems, err := o.subscriber(ctx, token)
	if sub == nil {
		return nil, problems, err
	}
	next := *sub
	change(&next)
	if next != *sub {
		emails, err := o.newsletterEmails(ctx, *sub, next, token)
		if err != nil {
			return nil, nil, err
		}
		if _, err := o.Store.Demands.ChangeSubscriber(ctx, *sub, next, o.Now(), emails); err != nil {
			return nil, nil, err
		}
		o.Wake()
	}
	return &Answer{Path: ThanksPath(mutation, next.Language)}, nil, nil
}

// states are the words for a subscription's state in emails to the agency.
var states = map[string]string{"CONFIRMED": "YES", "PAUSED": "PAUSED", left: "NO"}

// left is the state of someone who unsubscribes; it is never stored.
const left = "LEFT"

// newsletterEmails welcome a new subscriber, and report every change to the agency, which sends the newsletter. Changes of somebody who
// never confirmed are not reported: the agency knows nothing of them.
func (o *Service) newsletterEmails(ctx context.Context, was, next demands.Subscriber, token string) ([]outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	starts := was.State == "PENDING"
	data := mail.Data{Person: mail.Person{FirstName: next.FirstName, Email: next.Email, Language: next.Language}}
	switch {
	case starts && next.State == "CONFIRMED":
		toVisitor := data
		toVisitor.Unsubscribe, toVisitor.SecondLink = o.UnsubscribeLink(token), o.Link("newsletter", next.Language, token)
		return o.ComposeAll(ctx, c, compose.Email{Kind: "newsletter-visitor", Language: next.Language, Data: toVisitor},
			compose.Email{Kind: "newsletter-agency", Language: c.Fallback(), Data: data})
	case starts:
		return nil, nil
	}
	data.Rows = []mail.Row{row.Choice("newsletter", states[next.State])}
	return o.ComposeAll(ctx, c, compose.Email{Kind: "newsletter-changed-agency", Language: c.Fallback(), Data: data})
}

// subscriber reads the subscriber of a token; when there is none, it returns a problem or an error.
func (o *Service) subscriber(ctx context.Context, token string) (*demands.Subscriber, forms.Problems, error) {
	id, err := o.Key.Read(compose.ForNewsletter, token, o.Now())
	if err != nil {
		return nil, forms.OneProblem("token", forms.LinkEnded), nil
	}
	sub, err := o.Store.Demands.Subscriber(ctx, id)
	if err == nil && sub == nil {
		return nil, forms.OneProblem("token", forms.LinkEnded), nil
	}
	return sub, nil, err
}
