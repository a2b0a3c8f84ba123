package agency

import (
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// LocalOffice is an office in one language. Where it has no telephone, email or line of the identity of its own, it has the agency's.
type LocalOffice struct {
	*Office
	Language locale.Language
	Name     string
	Phone    string
	Email    string
	Identity Identity
	Legal    string // the identity in one line
	Photo    *media.Photo
	Catalog  *Catalog
}

// Offices gives all offices in l.
func (c *Catalog) Offices(l locale.Language) []*LocalOffice {
	list := []*LocalOffice{}
	for i := range c.Site.Offices {
		list = append(list, c.officeIn(&c.Site.Offices[i], l))
	}
	return list
}

// Office gives the office with this number in l, or the first one when there is none. It is empty for an agency without an office.
func (c *Catalog) Office(number int, l locale.Language) *LocalOffice {
	for i := range c.Site.Offices {
		if o := &c.Site.Offices[i]; o.Number == number {
			return c.officeIn(o, l)
		}
	}
	if len(c.Site.Offices) > 0 {
		return c.officeIn(&c.Site.Offices[0], l)
	}
	return c.officeIn(&Office{}, l)
}

func (c *Catalog) officeIn(o *Office, l locale.Language) *LocalOffice {
	identity := o.Identity.Over(c.Site.Identity)
	return &LocalOffice{Office: o, Language: l, Name: or(locale.Localized(o.Name).In(l, c.Fallback()), o.City),
		Phone: or(o.Phone, c.Site.Phone),
		Email: or(o.Email, c.Site.Email), Identity: identity, Legal: identity.In(l, c.Fallback()), Photo: o.Picture.In(l, c.Fallback()),
		Catalog: c}
}

// Agents are those who work there.
func (o *LocalOffice) Agents() []*LocalAgent {
	list := []*LocalAgent{}
	for _, a := range o.Catalog.Agents(o.Language) {
		if a.Office().Number == o.Number {
			list = append(list, a)
		}
	}
	return list
}

// LegalLines gives the identities of the agency and its offices, as the foot of every page shows them: each once, and those that differ
// from the agency's with the name of their office. The last line names the sources of the program's towns and postcodes, which their
// licence asks for (places/data/README.md).
func (c *Catalog) LegalLines(l locale.Language) []string {
	own := c.Site.Identity.In(l, c.Fallback())
	lines, seen := []string{}, map[string]bool{"": true, own: true}
	if own != "" {
		lines = append(lines, own)
	}
	for _, o := range c.Offices(l) {
		if !seen[o.Legal] {
			lines = append(lines, o.Name+": "+o.Legal)
		}
		seen[o.Legal] = true
	}
	return append(lines, locale.Text("places.notice", l))
}

// or gives the first text that is not empty.
func or(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
