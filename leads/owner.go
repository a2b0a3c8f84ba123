package leads

import (
	"context"
	"crypto/rand"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// RegistrationName is the name of the form with which somebody asks for access to the owner's pages.
const RegistrationName = "registerOwner"

var registrationForm = FormKind{Name: RegistrationName, Thanks: "thanksRegistration", PerHour: 10, Days: usualRetention}

// A request is useless once its email is sent, so it is kept for a short time.
var forgotPasswordForm = FormKind{Name: "forgotPassword", Thanks: "thanksPassword", PerHour: 10, Days: 30}

// ForgotPasswordInput asks for an email with a link to choose a new password. It needs no consent: the owner is a customer already.
type ForgotPasswordInput struct {
	Envelope
	Email string `json:"-"`
}

// Who is the person who filled in the form.
func (f *ForgotPasswordInput) Who() forms.PersonInput { return forms.PersonInput{Email: f.Email} }

// Check returns what is wrong.
func (f *ForgotPasswordInput) Check(check.Facts) forms.Problems {
	c := f.arrived()
	c.Email("email", &f.Email)
	return c.Problems
}

// RegisterOwnerInput asks for access to the owner's pages.
type RegisterOwnerInput struct {
	Envelope
	Person forms.PersonInput `json:"-"`
}

// Who is the person who filled in the form.
func (f *RegisterOwnerInput) Who() forms.PersonInput { return f.Person }

// Check returns what is wrong.
func (f *RegisterOwnerInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Person(&f.Person, facts, false)
	return c.Problems
}

// ForgotPassword takes the form of an owner who forgot the password.
func (o *Service) ForgotPassword(ctx context.Context, f *ForgotPasswordInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, forgotPasswordForm, f, o.passwordEmail)
}

// RegisterOwner takes the form of someone who wants access to the owner's pages.
func (o *Service) RegisterOwner(ctx context.Context, f *RegisterOwnerInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, registrationForm, f, o.passwordEmail)
}

// passwordEmail sends an owner with access a link to choose a password, and anybody else an email that says to contact the agency. Answer
// and work are the same in both cases (one look-up, one email, the same statements), so that nobody learns who is an owner. One sender may
// ask only so often for an address, and all senders together cause only so many emails to it within an hour.
func (o *Service) passwordEmail(ctx context.Context, s *submission) error {
	address := s.form.Who().Email
	limit := func(who string, most int) attempts.Limit {
		return attempts.Limit{Who: who, Form: "password", Most: most, Since: o.Now().Add(-time.Hour)}
	}
	s.add(limit(o.DigestOf("password", address, o.SenderOf(principal.Of(ctx).Address)),
		limits.SenderPasswordEmailsPerHour).CountOrRefuse(o.Now())...)
	owner, err := o.Store.Owners.OwnerWith(ctx, address)
	if err != nil {
		return err
	}
	token, ends := rand.Text(), o.Now().Add(limits.OwnerPasswordLinkTime)
	s.add(owners.InsertPasswordLink(address, token, ends))
	kind, change := "owner-unknown", func(*mail.Data) {}
	if owner != nil && owner.ClosedAt == nil {
		kind, change = "owner-password", func(d *mail.Data) {
			d.Person.FirstName, d.Person.LastName = owner.Name, ""
			d.Link, d.When = o.Link("password", s.form.Common().Language, token), ends
		}
	}
	s.email(compose.Email{Kind: kind, Language: s.form.Common().Language, Over: compose.Sent,
		Limits: []attempts.Limit{limit(o.DigestOf("password", address), limits.RecipientPasswordEmailsPerHour)}}, change)
	return nil
}

// SignedIn is the email to the agency that an owner signed in.
func (o *Service) SignedIn(ctx context.Context, owner owners.Owner) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	l, err := o.LanguageAt(ctx, c, c.Site.Email)
	if err != nil {
		return outbox.Email{}, err
	}
	data := mail.Data{Person: compose.PersonOfOwner(owner), When: o.Now()}
	return o.Compose(c, compose.Email{Kind: "owner-login-agency", Language: l, Data: data})
}

// PasswordChanged is the email to an owner that the password was changed, in the language of the page where that was done.
func (o *Service) PasswordChanged(ctx context.Context, owner owners.Owner, l locale.Language) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	data := mail.Data{Person: compose.PersonOfOwner(owner), When: o.Now(), Link: o.Origin + agency.Path("password", l)}
	return o.Compose(c, compose.Email{Kind: "owner-password-changed", Language: l, Data: data, Over: compose.Sent})
}

// OwnerLink is the email of the desk with which an owner chooses a password: an invitation, or another link for an owner who has a
// password.
func (o *Service) OwnerLink(ctx context.Context, owner owners.Owner, token string, ends time.Time, invites bool) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	kind, l := "owner-password", c.Used(owner.Language)
	if invites {
		kind = "owner-invitation"
	}
	data := mail.Data{Person: compose.PersonOfOwner(owner), Link: o.Link("password", l, token), When: ends}
	return o.Compose(c, compose.Email{Kind: kind, Language: l, Data: data, Over: compose.Sent})
}
