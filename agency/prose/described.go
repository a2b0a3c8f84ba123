package prose

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// DescriptionWord is a word as a search in descriptions compares it: folded, and cut after limits.DescriptionWordBytes. It is "" for one
// that is too short to be searched for.
func DescriptionWord(written string) string {
	word := locale.Fold(written)
	if utf8.RuneCountInString(word) < 2 {
		return ""
	}
	return word[:min(len(word), limits.DescriptionWordBytes)]
}

// WrittenWords gives the words of a text as they are written: letters, figures and the accents on them.
func WrittenWords(text string) iter.Seq[string] { return strings.FieldsFuncSeq(text, betweenWords) }

func betweenWords(r rune) bool {
	if r < utf8.RuneSelf {
		return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9')
	}
	return !unicode.IsLetter(r) && !unicode.IsNumber(r) && !unicode.Is(unicode.Mn, r)
}

// DescriptionWords are the words that a description must have for a filter's text, at most limits.DescriptionWords.
func DescriptionWords(text string) (list []string) {
	characters := 0
	for at := range text {
		if characters++; characters > limits.DescriptionCharacters {
			text = text[:at]
			break
		}
	}
	for written := range WrittenWords(text) {
		if word := DescriptionWord(written); word != "" && len(list) < limits.DescriptionWords {
			list = append(list, word)
		}
	}
	return list
}
