package whise

import (
	"strings"

	"github.com/gevel/gevel/locale"
)

// languages are those in which texts are asked for.
var languages = []string{"nl-BE", "fr-BE", "en-GB", "de-DE"}

// language is a language of the site as Whise calls it; an unknown one is its default.
func language(l locale.Language) string {
	for _, code := range languages {
		if strings.HasPrefix(code, string(l)+"-") {
			return code
		}
	}
	return languages[0]
}

// texts are texts by the site's languages; texts in other languages are left out.
func texts(list []text) locale.Localized {
	all := locale.Localized{}
	for _, t := range list {
		code, _, _ := strings.Cut(strings.ToLower(t.Language), "-")
		if l, content := locale.Language(code), strings.TrimSpace(t.Content); l.Known() && content != "" {
			all[l] = content
		}
	}
	return all
}

// description is the long description, or in a language without one the short one.
func (e estate) description() locale.Localized {
	all := texts(e.Short)
	for l, content := range texts(e.Long) {
		all[l] = content
	}
	return all
}
