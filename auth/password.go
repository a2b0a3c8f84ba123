package auth

import (
	"context"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// fewestDifferent is how many different characters a password has at least, so that "aaaaaaaaaaaa" and "121212121212" are none.
const fewestDifferent = 5

// ResetPasswordInput chooses a password with the link of an email.
type ResetPasswordInput struct {
	Language     locale.Language
	Token        string
	Password     string
	Confirmation string
}

// Check returns the problems of the new password. own are texts that somebody who knows the owner would try: the name, a street.
func (f *ResetPasswordInput) Check(email string, own ...string) forms.Problems {
	return CheckNewPassword(f.Password, f.Confirmation, email, own...)
}

// ChangePasswordInput changes the password of the owner who is signed in.
type ChangePasswordInput struct {
	Language     locale.Language
	Current      string
	Password     string
	Confirmation string
}

// Check returns the problems of the form before the current password is compared.
func (f *ChangePasswordInput) Check(email string, own ...string) forms.Problems {
	c := &check.Checking{}
	c.Chosen("current", f.Current != "")
	checkNewPassword(c, f.Password, f.Confirmation, email, own)
	return c.Problems
}

// CheckPassword returns the problems of a new password for an address that is typed once, as on the command line.
func CheckPassword(password, email string) forms.Problems {
	return CheckNewPassword(password, password, email)
}

// CheckNewPassword returns the problems of a new password for an address and its repetition. own are texts that others would try.
func CheckNewPassword(password, again, email string, own ...string) forms.Problems {
	c := &check.Checking{}
	checkNewPassword(c, password, again, email, own)
	return c.Problems
}

// checkNewPassword checks a new password and its repetition (specification section 5). Any characters are allowed, spaces too.
func checkNewPassword(c *check.Checking, password, again, email string, own []string) {
	switch length := utf8.RuneCountInString(password); {
	case password == "":
		c.Add("password", forms.Required)
	case length < limits.PasswordShortest:
		c.Add("password", forms.TooShort)
	case length > limits.PasswordLongest:
		c.Add("password", forms.TooLong)
	case different(password) < fewestDifferent || easy(password, ownWords(append(own, email)...)):
		c.Add("password", forms.TooEasy)
	}
	switch {
	case again == "" && password != "":
		c.Add("confirmation", forms.Required)
	case again != password:
		c.Add("confirmation", forms.PasswordsDiffer)
	}
}

// different counts the different characters of a text.
func different(s string) int {
	seen := map[rune]bool{}
	for _, r := range s {
		seen[r] = true
	}
	return len(seen)
}

// ResetPassword chooses a password with the link of an email, once. All sessions of the owner end, and an email tells of it. It
// signs nobody in: whoever reads the email must know the password too.
func (d *Service) ResetPassword(ctx context.Context, f *ResetPasswordInput) (*Answer, forms.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	o := d.Leads
	owner, err := o.Store.Owners.OwnerOfLink(ctx, f.Token, o.Now())
	if err != nil {
		return nil, nil, err
	}
	if owner == nil {
		return nil, problem("token", forms.LinkEnded).With(f.Check("")), nil
	}
	own, err := d.wordsOf(ctx, *owner)
	if err != nil {
		return nil, nil, err
	}
	if problems := f.Check(owner.Email, own...); len(problems) > 0 {
		return nil, problems, nil
	}
	hash, err := d.Hasher.Hash(ctx, f.Password)
	if err != nil {
		return nil, nil, err
	}
	email, err := o.PasswordChanged(ctx, *owner, f.Language)
	if err != nil {
		return nil, nil, err
	}
	reset, err := o.Store.Owners.ResetPassword(ctx, f.Token, hash, o.Now(), email)
	if err == nil && !reset {
		return nil, problem("token", forms.LinkEnded), nil
	}
	if err != nil {
		return nil, nil, err
	}
	o.Wake()
	return &Answer{Path: leads.ThanksPath("resetPassword", f.Language)}, nil, d.afterReset(ctx, *owner)
}

// afterReset lets the owner sign in from the browser with which the link was opened, however many passwords strangers tried.
func (d *Service) afterReset(ctx context.Context, owner owners.Owner) error {
	p := principal.Of(ctx)
	if p.NoSession {
		return nil
	}
	if err := d.forgive(ctx, p, owner.Email); err != nil {
		return err
	}
	return d.trust(ctx, p, owner.ID)
}

// ChangePassword changes the password of the owner who asks and knows the present one. All other sessions end, this one goes
// on under another token, and an email tells of it.
func (d *Service) ChangePassword(ctx context.Context, f *ChangePasswordInput) (*Answer, forms.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	p, err := sessionPrincipal(ctx)
	if err != nil {
		return nil, nil, err
	}
	owner, err := d.Viewer(ctx)
	if err != nil {
		return nil, nil, err
	}
	if owner == nil {
		return nil, problem("", forms.SignedOut), nil
	}
	own, err := d.wordsOf(ctx, *owner)
	if err != nil {
		return nil, nil, err
	}
	if problems := f.Check(owner.Email, own...); len(problems) > 0 {
		return nil, problems, nil
	}
	if !p.TryPassword() {
		return nil, nil, ErrAgain
	}
	if allowed, err := d.mayTry(ctx, p, owner.Email); err != nil || !allowed {
		return nil, problem("", forms.TooOften), err
	}
	if matches, err := d.Hasher.Matches(ctx, f.Current, owner.Password); err != nil || !matches {
		return nil, problem("current", forms.WrongLogin), err
	}
	return d.change(ctx, p, *owner, f)
}

// change writes the new password.
func (d *Service) change(ctx context.Context, p *principal.Principal, owner owners.Owner,
	f *ChangePasswordInput) (*Answer, forms.Problems, error) {
	hash, err := d.Hasher.Hash(ctx, f.Password)
	if err != nil {
		return nil, nil, err
	}
	email, err := d.Leads.PasswordChanged(ctx, owner, f.Language)
	if err != nil {
		return nil, nil, err
	}
	n := newSession(owner.ID, d.Now())
	changed, err := d.Store.Owners.ChangePassword(ctx, n, owner.Password, hash, email)
	if err == nil && !changed {
		return nil, problem("", forms.SignedOut), nil
	}
	if err != nil {
		return nil, nil, err
	}
	d.Wake()
	owner.Password = &hash
	p.Continue(n.Token, n.Ends, &owner)
	return &Answer{Path: leads.ThanksPath("changePassword", f.Language)}, nil, d.forgive(ctx, p, owner.Email)
}
