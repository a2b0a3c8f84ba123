// Package settings checks what an agency says of itself and of its site: site.json of an import folder, and the same when the desk edits
// it.
package settings

import (
	"fmt"
	"net/url"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
)

// Check refuses whatever of a configuration the site could not show or would show wrongly. hasArticle says which articles there are.
func Check(b *check.Book, site *agency.Site, hasArticle func(key string) bool) {
	c := &checker{Book: b, site: site, hasArticle: hasArticle}
	c.check()
}

// checker is a configuration with the book in which its problems are noted.
type checker struct {
	*check.Book
	site       *agency.Site
	hasArticle func(key string) bool
}

func (c *checker) check() {
	s := c.site
	if !s.DefaultLanguage.Known() {
		c.Refuse("site.json", "defaultLanguage", "%q is not a language; use nl, fr, en or de", s.DefaultLanguage)
	}
	for i, l := range s.Languages {
		if !l.Code.Known() {
			c.Refuse("site.json", fmt.Sprintf("languages[%d].code", i), "%q is not a language; use nl, fr, en or de", l.Code)
		}
		if slices.ContainsFunc(s.Languages[:i], func(other agency.LanguageSetting) bool { return other.Code == l.Code }) {
			c.Refuse("site.json", fmt.Sprintf("languages[%d].code", i), "%s stands in the list already", l.Code)
		}
	}
	c.checkLanguages()
	if locale.IsBlank(s.Name[s.DefaultLanguage]) {
		c.Refuse("site.json", "name", "is missing in the default language")
	}
	c.checkOffices()
	c.checkAgents()
	c.checkTopBar()
	c.checkTags()
	c.checkForms()
	c.checkMenu()
	c.checkBanner()
	c.checkColour("colors.buttons", s.Colours.Buttons)
	c.checkColour("colors.accent", s.Colours.Accent)
	for i, b := range s.Footer {
		field := fmt.Sprintf("footer[%d]", i)
		c.width("site.json", field+".sm", b.Sm)
		c.width("site.json", field+".md", b.Md)
		c.width("site.json", field+".lg", b.Lg)
	}
}

// checkLanguages refuses a site without a language, or whose default language is switched off.
func (c *checker) checkLanguages() {
	for i, l := range c.site.Languages {
		if l.Code == c.site.DefaultLanguage && !l.Use {
			c.Refuse("site.json", fmt.Sprintf("languages[%d].use", i),
				"%s is the default language and cannot be off; choose another defaultLanguage first", l.Code)
		}
	}
	if len(c.site.Languages) > 0 && !slices.ContainsFunc(c.site.Languages, func(l agency.LanguageSetting) bool { return l.Use }) {
		c.Refuse("site.json", "languages", "at least one language must be in use")
	}
}

// checkLink refuses a link that is neither a path of this site nor an https:, tel: or mailto: address.
func (c *checker) checkLink(file, field, link string) {
	u, err := url.Parse(link)
	if err != nil || !slices.Contains([]string{"", "http", "https", "tel", "mailto"}, u.Scheme) {
		c.Refuse(file, field, "%q is not a link to a page, https:, tel: or mailto:", link)
	}
}
