package agency

import (
	"github.com/gevel/gevel/locale"
)

// SignInInput is the form with which an owner signs in.
type SignInInput struct {
	Language locale.Language
	Email    string
	Password string
}

// Check tells what is wrong before the address and the password are compared with what is known.
func (f *SignInInput) Check() Problems {
	c := &checking{}
	c.email("email", &f.Email)
	c.chosen("password", f.Password != "")
	return c.Problems
}

// SignOutInput says in which language the page is that follows.
type SignOutInput struct{ Language locale.Language }

// ForgotPasswordInput asks for a letter with which a new password is chosen. It asks no consent: the owner is a customer already.
type ForgotPasswordInput struct {
	Envelope
	Email string `json:"-"`
}

// Who filled it in.
func (f *ForgotPasswordInput) Who() PersonInput { return PersonInput{Email: f.Email} }

// Check tells what is wrong.
func (f *ForgotPasswordInput) Check(Facts) Problems {
	c := f.arrived()
	c.email("email", &f.Email)
	return c.Problems
}

// RegisterOwnerInput asks for access to the owner's pages.
type RegisterOwnerInput struct {
	Envelope
	Person PersonInput `json:"-"`
}

// Who filled it in.
func (f *RegisterOwnerInput) Who() PersonInput { return f.Person }

// Check tells what is wrong.
func (f *RegisterOwnerInput) Check(facts Facts) Problems {
	c := f.check()
	c.person(&f.Person, facts, false)
	return c.Problems
}
