// Package check is how the fields of forms are checked: each check trims what it takes, notes what is wrong by the field's path, and knows
// no store. What a form must have besides is in the form's own file.
package check

import (
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

// Checking collects what is wrong with a form. Its methods trim the text they check; a blank text is empty.
type Checking struct {
	forms.Problems
	Language locale.Language // of the form
}

// Line checks a required text on one line, of at most so many characters.
func (c *Checking) Line(path string, s *string, most int) {
	c.Optional(path, s, most)
	if *s == "" {
		c.Add(path, forms.Required)
	}
}

// Optional checks a text on one line that may be empty.
func (c *Checking) Optional(path string, s *string, most int) {
	*s = strings.Join(strings.Fields(locale.Visible(*s)), " ")
	c.length(path, *s, most)
}

// Text checks a text of several lines that may be empty.
func (c *Checking) Text(path string, s *string, most int) {
	*s = strings.TrimSpace(locale.Visible(strings.ReplaceAll(*s, "\r\n", "\n")))
	c.length(path, *s, most)
}

func (c *Checking) length(path, s string, most int) {
	if utf8.RuneCountInString(s) > most {
		c.Add(path, forms.TooLong)
	}
}

// Between checks a number that may be absent.
func (c *Checking) Between(path string, n *int, least, most int) {
	if n != nil && (*n < least || *n > most) {
		c.Add(path, forms.OutOfRange)
	}
}

// Chosen reports a required choice that was not made.
func (c *Checking) Chosen(path string, yes bool) {
	if !yes {
		c.Add(path, forms.Required)
	}
}

// Money reads an amount of euro as people type it: "349.000", "349 000,50", "€ 1250", in English "349,000". For anything but an amount
// above zero it reports a problem and returns false.
func (c *Checking) Money(path string, s *string, required bool) (locale.Money, bool) {
	c.Optional(path, s, 20)
	if *s == "" {
		if required {
			c.Add(path, forms.Required)
		}
		return 0, false
	}
	m, ok := locale.ParseEuro(*s, c.Language)
	switch {
	case !ok:
		c.Add(path, forms.NotANumber)
	case m <= 0:
		c.Add(path, forms.OutOfRange)
	}
	return m, ok && m > 0
}
