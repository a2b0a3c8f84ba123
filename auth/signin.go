package auth

import (
	"context"
	"crypto/rand"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// SignInInput is the form with which an owner signs in.
type SignInInput struct {
	Language locale.Language
	Email    string
	Password string
}

// Check validates the form before address and password are looked up.
func (f *SignInInput) Check() forms.Problems {
	c := &check.Checking{}
	c.Email("email", &f.Email)
	c.Chosen("password", f.Password != "")
	return c.Problems
}

// SignOutInput has the language of the page that follows.
type SignOutInput struct{ Language locale.Language }

// SignIn starts a new session in place of the request's. Neither the answer nor its time reports whether the address is known. The agency
// gets an email, once a day per owner (specification section 6).
func (d *Service) SignIn(ctx context.Context, f *SignInInput) (*Answer, forms.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	p, err := sessionPrincipal(ctx)
	if err != nil {
		return nil, nil, err
	}
	if !p.TryPassword() {
		return nil, nil, ErrAgain
	}
	if problems := f.Check(); len(problems) > 0 {
		return nil, problems, nil
	}
	if allowed, err := d.mayTry(ctx, p, f.Email); err != nil || !allowed {
		return nil, problem("", forms.TooOften), err
	}
	owner, err := d.recognise(ctx, f)
	if err != nil {
		return nil, nil, err
	}
	if owner == nil {
		return nil, problem("", forms.WrongLogin), nil
	}
	return d.welcome(ctx, p, owner, f)
}

// recognise returns the owner with this address and password, nil for none.
func (d *Service) recognise(ctx context.Context, f *SignInInput) (*owners.Owner, error) {
	owner, err := d.Store.Owners.OwnerWith(ctx, f.Email)
	if err != nil {
		return nil, err
	}
	var hash *string
	if owner != nil {
		hash = owner.Password
	}
	if matches, err := d.Hasher.Matches(ctx, f.Password, hash); err != nil || !matches {
		return nil, err
	}
	return owner, nil
}

func (d *Service) welcome(ctx context.Context, p *principal.Principal, owner *owners.Owner,
	f *SignInInput) (*Answer, forms.Problems, error) {
	o, now := d.Leads, d.Now()
	n := newSession(owner.ID, now)
	today := locale.Today(now)
	var email *outbox.Email
	if owner.NotifiedOn == nil || *owner.NotifiedOn != today {
		made, err := o.SignedIn(ctx, *owner)
		if err != nil {
			return nil, nil, err
		}
		email = &made
	}
	begun, err := o.Store.Owners.BeginSession(ctx, n, p.Session, owner.Password, today, email)
	if err != nil {
		return nil, nil, err
	}
	if !begun {
		return nil, problem("", forms.WrongLogin), nil
	}
	o.Wake()
	p.Continue(n.Token, n.Ends, owner)
	if err := d.forgive(ctx, p, owner.Email); err != nil {
		return nil, nil, err
	}
	return &Answer{Path: leads.ThanksPath("signIn", f.Language), Owner: In(owner, f.Language)}, nil, d.trust(ctx, p, owner.ID)
}

func newSession(owner int, now time.Time) owners.Session {
	return owners.Session{Token: rand.Text(), Owner: owner, At: now, Ends: now.Add(limits.SessionTime)}
}
