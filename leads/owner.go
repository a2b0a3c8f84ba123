package leads

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// How long a link to choose a password holds, and how many letters about a password an address gets.
const (
	passwordLinkLife = time.Hour
	passwordLetters  = 5
)

// ForgotPassword takes the form of an owner who forgot the password.
func (o *Office) ForgotPassword(ctx context.Context, f *agency.ForgotPasswordInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "forgotPassword", f, func(t *taking) error { return t.passwordLetter("email") })
}

// RegisterOwner takes the form of someone who wants to see what an owner sees.
func (o *Office) RegisterOwner(ctx context.Context, f *agency.RegisterOwnerInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "registerOwner", f, func(t *taking) error { return t.passwordLetter("person.email") })
}

// passwordLetter sends an owner a link to choose a password, and anybody else a letter that says to contact the agency. The form is
// answered alike, and the work is the same: one look-up, one letter, the same statements. Path is where the address stands.
func (t *taking) passwordLetter(path string) error {
	email := t.form.Who().Email
	allowed, err := t.Store.Attempt(t.ctx, hex.EncodeToString(t.Key.Digest("password", email)[:16]), "password", passwordLetters, time.Hour, t.Now())
	if err != nil {
		return err
	}
	if !allowed {
		return unfit(problem(path, agency.TooOften))
	}
	owner, err := t.Store.OwnerWith(t.ctx, email)
	if err != nil {
		return err
	}
	token, ends := rand.Text(), t.Now().Add(passwordLinkLife)
	t.add(db.Linked(email, token, ends))
	if owner == nil {
		return t.toVisitor("owner-unknown", nil)
	}
	return t.toVisitor("owner-password", func(d *mail.Data) {
		d.Person.FirstName, d.Person.LastName = owner.Name, ""
		d.Link, d.When = t.link("password", t.form.Common().Language, token), ends
	})
}

// SignedIn is the letter that tells the agency that an owner signed in.
func (o *Office) SignedIn(ctx context.Context, owner db.Owner) (db.Letter, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return db.Letter{}, err
	}
	return o.compose(c, letter{kind: "owner-login-agency", l: c.Fallback(), data: mail.Data{Person: personOfOwner(owner), When: o.Now()}})
}

// PasswordChanged is the letter that tells an owner that the password is another one by now, in the language of who changed it.
func (o *Office) PasswordChanged(ctx context.Context, owner db.Owner, l agency.Language) (db.Letter, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return db.Letter{}, err
	}
	data := mail.Data{Person: personOfOwner(owner), When: o.Now(), Link: o.Origin + agency.Path("password", l)}
	return o.compose(c, letter{kind: "owner-password-changed", l: l, data: data})
}

func personOfOwner(o db.Owner) mail.Person {
	return mail.Person{FirstName: o.Name, Email: o.Email, Language: o.Language}
}
