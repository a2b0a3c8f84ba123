package reference

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"golang.org/x/text/unicode/norm"
)

// MostNumber is the highest number of a property. From FirstGivenNumber on, numbers are given to properties whose sender's reference is no
// number: agencies and their programs count from 1, and do not come that far.
const (
	MostNumber       = 999_999_999
	FirstGivenNumber = 900_000_001
)

// Of is the reference of a property: its sender's own, or its number.
func Of(number int, sent *string) string {
	if sent != nil {
		return *sent
	}
	return strconv.Itoa(number)
}

// Own is what is stored of a reference: nil when the number says it all.
func Own(number int, sent *string) *string {
	if sent == nil || *sent == strconv.Itoa(number) {
		return nil
	}
	return sent
}

// Read reads a reference as its sender writes it. Digits alone are the number of the property, "0512" is 512; any other text is a
// reference whose number is 0, for the site to give. The error says why the text can be no reference.
func Read(text string) (number int, reference string, err error) {
	reference = strings.TrimSpace(text)
	switch {
	case reference == "":
		return 0, "", fmt.Errorf("is missing")
	case !utf8.ValidString(reference) || strings.ContainsFunc(reference, isControl):
		return 0, "", fmt.Errorf("%q has control characters", reference)
	case utf8.RuneCountInString(reference) > limits.ReferenceCharacters:
		return 0, "", fmt.Errorf("%q is longer than %d characters", prose.FirstCharacters(reference, limits.ReferenceCharacters)+"…",
			limits.ReferenceCharacters)
	case Key(reference) == "":
		return 0, "", fmt.Errorf("%q has no letter or digit", reference)
	}
	if n, ok := prose.NumberOf(reference); ok && n <= MostNumber {
		if n == 0 {
			return 0, "", fmt.Errorf("%q is no number of a property, which is at least 1", reference)
		}
		number = n
	}
	return number, reference, nil
}

// Same is what spellings of one reference of a sender have in common: people who type it again, and programs that write it, change
// its case and nothing else. "ab-1" and "AB-1" are one, "AB1" is another.
func Same(text string) string {
	return strings.ToLower(norm.NFC.String(strings.TrimSpace(text)))
}

// isControl reports whether a character has no place in a line of text: tabs, ends of lines, and marks that nobody sees.
func isControl(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp)
}

// Key is what all spellings of a reference have in common: its letters and digits, folded. "MAAS-0512" and "maas 0512" are
// maas0512.
func Key(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, locale.Fold(text))
}
