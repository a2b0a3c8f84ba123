package leads

import (
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

// Checking collects what is wrong with a form. Its methods trim the text they check; a blank text is empty.
type Checking struct {
	forms.Problems
	language locale.Language // of the form
}

// Line is line, for forms of other rooms.
func (c *Checking) Line(path string, s *string, most int) { c.line(path, s, most) }

// line checks a required text on one line, of at most so many characters.
func (c *Checking) line(path string, s *string, most int) {
	c.optional(path, s, most)
	if *s == "" {
		c.Add(path, forms.Required)
	}
}

// optional checks a text on one line that may be empty.
func (c *Checking) optional(path string, s *string, most int) {
	*s = strings.Join(strings.Fields(locale.Visible(*s)), " ")
	c.length(path, *s, most)
}

// text checks a text of several lines that may be empty.
func (c *Checking) text(path string, s *string, most int) {
	*s = strings.TrimSpace(locale.Visible(strings.ReplaceAll(*s, "\r\n", "\n")))
	c.length(path, *s, most)
}

func (c *Checking) length(path, s string, most int) {
	if utf8.RuneCountInString(s) > most {
		c.Add(path, forms.TooLong)
	}
}

// between checks a number that may be absent.
func (c *Checking) between(path string, n *int, least, most int) {
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

// money reads an amount of euro as people type it: "349.000", "349 000,50", "€ 1250", in English "349,000". For anything but an amount
// above zero it reports a problem and returns false.
func (c *Checking) money(path string, s *string, required bool) (locale.Money, bool) {
	c.optional(path, s, 20)
	if *s == "" {
		if required {
			c.Add(path, forms.Required)
		}
		return 0, false
	}
	m, ok := locale.ParseEuro(*s, c.language)
	switch {
	case !ok:
		c.Add(path, forms.NotANumber)
	case m <= 0:
		c.Add(path, forms.OutOfRange)
	}
	return m, ok && m > 0
}
