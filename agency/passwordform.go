package agency

import (
	"unicode/utf8"

	"github.com/gevel/gevel/locale"
)

// Bounds of a password, in characters. A longer one than fits would be hashed for nothing.
const (
	shortestPassword = 12
	longestPassword  = 200
	fewestDifferent  = 5 // characters, so that "aaaaaaaaaaaa" and "121212121212" are none
)

// ResetPasswordInput chooses a password with the link of a letter.
type ResetPasswordInput struct {
	Language     locale.Language
	Token        string
	Password     string
	Confirmation string
}

// Check tells what is wrong with the new password. own are texts that whoever knows the owner would try: the name, a street.
func (f *ResetPasswordInput) Check(email string, own ...string) Problems {
	c := &checking{}
	c.password(f.Password, f.Confirmation, email, own)
	return c.Problems
}

// ChangePasswordInput changes the password of the owner who is signed in.
type ChangePasswordInput struct {
	Language     locale.Language
	Current      string
	Password     string
	Confirmation string
}

// Check tells what is wrong before the current password is compared with what is known.
func (f *ChangePasswordInput) Check(email string, own ...string) Problems {
	c := &checking{}
	c.chosen("current", f.Current != "")
	c.password(f.Password, f.Confirmation, email, own)
	return c.Problems
}

// CheckPassword tells what is wrong with a password that somebody chooses for an address.
func CheckPassword(password, email string) Problems {
	c := &checking{}
	c.password(password, password, email, nil)
	return c.Problems
}

// password checks a new password and its repetition (specification section 5). Any characters are allowed, spaces too.
func (c *checking) password(password, again, email string, own []string) {
	switch length := utf8.RuneCountInString(password); {
	case password == "":
		c.Add("password", Required)
	case length < shortestPassword:
		c.Add("password", TooShort)
	case length > longestPassword:
		c.Add("password", TooLong)
	case different(password) < fewestDifferent || easy(password, ownWords(append(own, email)...)):
		c.Add("password", TooEasy)
	}
	switch {
	case again == "" && password != "":
		c.Add("confirmation", Required)
	case again != password:
		c.Add("confirmation", PasswordsDiffer)
	}
}

// different counts the characters of which a text is made.
func different(s string) int {
	seen := map[rune]bool{}
	for _, r := range s {
		seen[r] = true
	}
	return len(seen)
}
