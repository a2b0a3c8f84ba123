package server

import (
	"net/http"
	"slices"

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
	preferred, _, err := language.ParseAcceptLanguage(r.Header.Get("Accept-Language"))
	if err != nil || len(preferred) == 0 {
		return inUse[0]
	}
	_, i, confidence := v.matcher.Match(preferred...)
	if confidence == language.No {
		return inUse[0]
	}
	return inUse[i]
}

func matcherOf(inUse []locale.Language) language.Matcher {
	supported := make([]language.Tag, len(inUse))
	for i, l := range inUse {
		supported[i] = language.Make(string(l))
	}
	return language.NewMatcher(supported)
}
