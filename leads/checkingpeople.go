package leads

import (
	"regexp"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

// Email checks a required address and lowercases it, so that one person is not stored twice.
func (c *Checking) Email(path string, s *string) {
	*s = strings.ToLower(strings.TrimSpace(locale.Visible(*s)))
	switch {
	case *s == "":
		c.Add(path, forms.Required)
	case !forms.IsEmail(*s):
		c.Add(path, forms.NotAnEmail)
	}
}

var phoneSigns = regexp.MustCompile(`^\+?[0-9 ()./-]+$`)

// Phone is phone of a required number, for forms of other rooms.
func (c *Checking) Phone(path string, s *string) { c.phone(path, s, true) }

// phone checks a number: 8 to 15 digits (E.164), grouped as one likes.
func (c *Checking) phone(path string, s *string, required bool) {
	c.optional(path, s, 30)
	digits := len(strings.Map(locale.Digit, *s))
	switch {
	case *s == "" && required:
		c.Add(path, forms.Required)
	case *s != "" && (!phoneSigns.MatchString(*s) || digits < 8 || digits > 15):
		c.Add(path, forms.NotAPhone)
	}
}
