// Package locale writes and reads what depends on language or country: texts in several languages, dates, amounts of euro, telephone
// numbers, amounts in words, and different spellings of the same word.
package locale

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Language is a language of the site, as its two-letter code in lower case. The graph writes it in capitals.
type Language string

// The four languages that have texts. A setting says which of them a site uses.
const (
	Dutch   Language = "nl"
	French  Language = "fr"
	English Language = "en"
	German  Language = "de"
)

// Languages lists every language that has texts, in the order in which they are offered.
var Languages = []Language{Dutch, French, English, German}

// Known reports whether there are texts in l, in use or not.
func (l Language) Known() bool {
	return l == Dutch || l == French || l == English || l == German
}

// Localized is a text in several languages.
type Localized map[Language]string

// In returns the text in l, or in fallback when there is none in l. A text in which nothing can be seen is none.
func (t Localized) In(l, fallback Language) string {
	for _, s := range []string{t[l], t[fallback]} {
		if !IsBlank(s) {
			return s
		}
	}
	return ""
}

// Any returns the text in l, in fallback or else in the first language that has one; "" when none has.
func (t Localized) Any(l, fallback Language) string {
	s := t.In(l, fallback)
	for i := 0; s == "" && i < len(Languages); i++ {
		s = t.In(Languages[i], fallback)
	}
	return s
}

// MarshalGQL writes the language as the graph does: NL.
func (l Language) MarshalGQL(w io.Writer) {
	io.WriteString(w, strconv.Quote(strings.ToUpper(string(l))))
}

// UnmarshalGQL reads the language as the graph writes it.
func (l *Language) UnmarshalGQL(v any) error {
	s, _ := v.(string)
	*l = Language(strings.ToLower(s))
	if !l.Known() {
		return fmt.Errorf("%q is not a language", s)
	}
	return nil
}

// All returns the texts of all languages, in the order of their codes.
func (t Localized) All() []string {
	list := make([]string, 0, len(t))
	for _, l := range slices.Sorted(maps.Keys(t)) {
		list = append(list, t[l])
	}
	return list
}
