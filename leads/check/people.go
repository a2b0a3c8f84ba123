package check

import (
	"regexp"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// pasted is an address as it is copied from an email, a link or the lines below a letter, with its name, what stood before it or behind it:
// "Jan <jan@example.com>", "E-mail: jan@example.com". Of two addresses none is taken.
var pasted = regexp.MustCompile(
	`^(?:[^<>@]*<|[^<>,;]*<|(?:mailto|e-?mail|mail|e) ?:)?[\s"']*([^\s<>"'][^\s<>"]*@[^\s<>"'?]+?)(?:\?\S*)?[\s"'.,;>/]*$`)

// Email checks a required address and lowercases it, so that one person is not stored twice.
func (c *Checking) Email(path string, s *string) {
	*s = strings.ToLower(strings.TrimSpace(locale.Visible(*s)))
	if p := pasted.FindStringSubmatch(*s); p != nil {
		*s = p[1]
	}
	switch {
	case *s == "":
		c.Add(path, forms.Required)
	case !forms.IsEmail(*s):
		c.Add(path, forms.NotAnEmail)
	}
}

var (
	phoneSigns = regexp.MustCompile(`^\(?\+?[0-9 ()./-]+$`)
	// phoneLabel is what stands before a number in a link, on a card or below a letter: "Tel.: 089 12 34 56", "M +32 475 12 34 56".
	phoneLabel = regexp.MustCompile(`^(?i:(?:t[eé]l[eé]phone|telefoo?n|t[eé]l|phone|gsm|mobiel|mobile?|mob|portable|handy|t|m)\b|☎|📞)` +
		`[.: \x{fe0f}]*`)
	// phoneDashes are the dashes that programs and telephones write between digits.
	phoneDashes = strings.NewReplacer("‐", "-", "‑", "-", "–", "-", "—", "-", "−", "-", "·", ".")
)

// westernDigit is a digit as keyboards in Arabic, Persian and Chinese write it, as one of ours.
func westernDigit(r rune) rune {
	for _, zero := range []rune{'٠', '۰', '０'} {
		if r >= zero && r <= zero+9 {
			return '0' + r - zero
		}
	}
	return r
}

// Phone checks a number: 6 digits, as some of Luxembourg have, to 15 (E.164), grouped as one likes, also as a link or a text has it.
func (c *Checking) Phone(path string, s *string, required bool) {
	*s = phoneDashes.Replace(strings.Map(westernDigit, *s))
	*s = strings.TrimRight(phoneLabel.ReplaceAllString(strings.TrimSpace(*s), ""), " ,;")
	c.Optional(path, s, limits.PhoneCharacters)
	digits := len(strings.Map(locale.Digit, *s))
	switch {
	case *s == "" && required:
		c.Add(path, forms.Required)
	case *s != "" && (!phoneSigns.MatchString(*s) || digits < 6 || digits > 15):
		c.Add(path, forms.NotAPhone)
	}
}

// Person checks the person of a form. The title is required only if the agency's settings say so (Court of Justice, C-394/23).
func (c *Checking) Person(p *forms.PersonInput, f Facts, phoneRequired bool) {
	if p.Title == nil && f.Catalog.Site.Settings.TitleRequired {
		c.Add("person.title", forms.Required)
	}
	c.Line("person.firstName", &p.FirstName, limits.FormNameCharacters)
	c.Line("person.lastName", &p.LastName, limits.FormNameCharacters)
	c.Email("person.email", &p.Email)
	c.Phone("person.phone", &p.Phone, phoneRequired)
}
