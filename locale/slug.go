package locale

import (
	"strings"
	"unicode"

	"github.com/mozillazg/go-unidecode"
	"golang.org/x/text/unicode/norm"
)

// Slug turns a title into the readable part of an address: letters of a to z and digits, a hyphen for each space, and nothing else, so that
// it is written the same in an address, encoded or not. Letters lose their accents, those of other scripts are written in Latin ones.
// Punctuation is dropped; hyphens stay, also several in a row: "Verkoop & verhuur" is "verkoop--verhuur". It is "" when nothing is left.
func Slug(s string) string {
	var w slugWriter
	for _, r := range norm.NFKC.String(strings.ToValidUTF8(s, "")) {
		w.write(r)
	}
	return w.String()
}

type slugWriter struct {
	strings.Builder
	last byte
	word bool // what was written last is a word of its own, as a Chinese character is
}

func (w *slugWriter) write(r rune) {
	switch {
	case unicode.IsSpace(r), r == '-', r == '\u2010': // U+2010 is the typographic hyphen
		w.add("-")
		w.word = false
	case unicode.IsLetter(r), unicode.IsNumber(r), unicode.IsMark(r):
		w.letter(r)
	}
}

// letter writes a letter, digit or accent. Fold knows the letters of the site's languages; the others are transliterated.
func (w *slugWriter) letter(r rune) {
	latin := string(r)
	if unicode.In(r, unicode.Latin, unicode.Common, unicode.Inherited) { // of the last two scripts are digits and accents
		latin = Fold(latin)
	}
	if strings.ContainsFunc(latin, func(r rune) bool { return r > unicode.MaxASCII }) {
		latin = unidecode.Unidecode(latin)
	}
	plain := strings.Map(plainRune, latin)
	if plain == "" {
		return
	}
	word := strings.HasSuffix(latin, " ")
	if (word || w.word) && w.last != '-' && w.Len() > 0 {
		w.add("-")
	}
	w.add(plain)
	w.word = word
}

func (w *slugWriter) add(s string) {
	w.WriteString(s)
	w.last = s[len(s)-1]
}

func plainRune(r rune) rune {
	if r = unicode.ToLower(r); r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
		return r
	}
	return -1
}
