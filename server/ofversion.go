package server

import (
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/render"
	"golang.org/x/text/language"
)

// ofVersion is what all pages of one data version share.
type ofVersion struct {
	catalog     *agency.Catalog
	inUse       []locale.Language
	matcher     language.Matcher
	languages   string // inUse, separated by commas
	unpublished string
	policies    map[string][]string // the header Content-Security-Policy, by the source of a page's style
}

// ofVersion makes what the pages of a catalog share, once for each catalog.
func (s *Server) ofVersion(c *agency.Catalog) *ofVersion {
	if v := s.version.Load(); v != nil && v.catalog == c {
		return v
	}
	inUse := c.Site.InUse()
	v := &ofVersion{
		catalog:     c,
		inUse:       inUse,
		matcher:     matcherOf(inUse),
		languages:   join(inUse),
		unpublished: strings.Join(c.Unpublished(), ","),
		policies:    s.policy.Pages(c),
	}
	s.version.Store(v)
	return v
}

// prefix returns the language in use that an address begins with, "" for none.
func (v *ofVersion) prefix(url string) locale.Language {
	for _, l := range v.inUse {
		if rest, ok := strings.CutPrefix(url, "/"+string(l)); ok && strings.HasPrefix(rest, "/") {
			return l
		}
	}
	return ""
}

// aheadAt is an address that is rendered ahead, in a language, as visitors get it.
func (s *Server) aheadAt(v *ofVersion, url string, l locale.Language) render.Location {
	return render.Location{URL: url, Origin: s.madeFor(), Languages: v.languages, Language: string(l), Unpublished: v.unpublished}
}
