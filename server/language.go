package server

import (
	"net/http"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"golang.org/x/text/language"
)

// negotiate chooses the language for an address without a prefix: ?lng=, the cookie i18nextLng, Accept-Language, the
// default. The app reads the browser's own storage later (specification section 2).
func (v *ofVersion) negotiate(r *http.Request) locale.Language {
	inUse := v.inUse
	if l := locale.Language(r.URL.Query().Get("lng")); slices.Contains(inUse, l) {
		return l
	}
	if c, err := r.Cookie("i18nextLng"); err == nil && slices.Contains(inUse, locale.Language(c.Value)) {
		return locale.Language(c.Value)
	}
	preferred := withNeighbours(preferredIn(r.Header.Get("Accept-Language")))
	if len(preferred) == 0 {
		return inUse[0]
	}
	_, i, confidence := v.matcher.Match(preferred...)
	if confidence == language.No {
		return inUse[0]
	}
	return inUse[i]
}

// languageOf chooses the language of what is no page of the web app.
func (s *Server) languageOf(c *agency.Catalog, r *http.Request) locale.Language {
	return s.ofVersion(c).negotiate(r)
}

// preferredIn reads the languages of Accept-Language. A part that cannot be read, as "fr;q=0,8" of a program whose comma is a decimal mark
// has, takes nothing from the others; their order counts then.
func preferredIn(header string) []language.Tag {
	all, _, err := language.ParseAcceptLanguage(header)
	if err == nil {
		return all
	}
	for part := range strings.SplitSeq(header, ",") {
		one, _, _ := language.ParseAcceptLanguage(part) // none of a part that cannot be read
		all = append(all, one...)
	}
	return all
}

// alsoRead lists what those read whose own language no page is in, by its code: schools and offices of Luxembourg write French and German.
var alsoRead = map[string][]language.Tag{"lb": {language.French, language.German}, "wa": {language.French}, "pcd": {language.French},
	"vls": {language.Dutch}, "li": {language.Dutch}}

// withNeighbours adds what else readers of these languages read, behind what they ask for themselves.
func withNeighbours(preferred []language.Tag) []language.Tag {
	all := slices.Clone(preferred)
	for _, tag := range preferred {
		base, _ := tag.Base()
		all = append(all, alsoRead[base.String()]...)
	}
	return all
}

func matcherOf(inUse []locale.Language) language.Matcher {
	supported := make([]language.Tag, len(inUse))
	for i, l := range inUse {
		supported[i] = language.Make(string(l))
	}
	return language.NewMatcher(supported)
}
