package agency

import (
	"regexp"

	"github.com/gevel/gevel/locale"
)

// internalLink is a link in HTML to a page of this site, as an agency writes it: an internal path.
var internalLink = regexp.MustCompile(`href="(/[^"]*)"`)

// links turns the internal paths in HTML into addresses in the language. A path with a language prefix is not changed.
func (in local) links(html string) string { return in.Links(html, in.l) }

// Links turns the internal paths in HTML into addresses in l. A link to a page that is not published is removed.
func (c *Catalog) Links(html string, l locale.Language) string {
	return internalLink.ReplaceAllStringFunc(c.withoutUnpublished(html), func(href string) string {
		path := internalLink.FindStringSubmatch(href)[1]
		if prefixed.MatchString(path) {
			return href
		}
		return `href="` + c.LinkTo(path, l) + `"`
	})
}

var prefixed = regexp.MustCompile(`^/(nl|fr|en|de|media)/`)
