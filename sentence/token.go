package sentence

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// token is a word, a number, a date or a sign of a text.
type token struct {
	text       string // folded; "," for a sign that only parts words
	start, end int    // bytes of the text
	glued      bool   // no space before it
	number     float64
	isNumber   bool
	day        locale.Date
	reference  string // of a property, as it was typed
}

var (
	day          = regexp.MustCompile(`^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b`)
	isoDay       = regexp.MustCompile(`^(\d{4})-(\d{2})-(\d{2})\b`)
	grouped      = regexp.MustCompile("^\\d{1,3}(?:[.,'’ \u00a0\u202f]\\d{3})+(?:[.,]\\d{1,2})?")
	beforeNumber = regexp.MustCompile(`^\. *[€\d]`)
	plain        = regexp.MustCompile(`^\d{1,12}(?:[.,]\d{1,2})?`)
)

// tokensOf splits the start of a text, up to limits.SentenceCharacters and limits.SentenceWords. What references finds, nil for nothing, is
// one token each.
func tokensOf(text string, references func(text string) []reference.Typed) (list []token, cut bool) {
	short := readable(text)
	if short == "" && text != "" { // one word, longer than any that is known
		short = firstCharacters(text, limits.SentenceCharacters)
		return []token{{text: locale.Fold(short), end: len(short)}}, true
	}
	at, spaced := 0, true
	var referred []reference.Typed
	if references != nil {
		referred = references(short)
	}
	for at < len(short) {
		t, next := tokenAt(short, at)
		if len(referred) > 0 && at >= referred[0].Start {
			t, next = token{text: locale.Fold(referred[0].Text), reference: referred[0].Text}, referred[0].End
			referred = referred[1:]
		}
		if t.text == "" {
			spaced, at = true, next
			continue
		}
		if len(list) == limits.SentenceWords {
			return list, true
		}
		t.start, t.end, t.glued = at, next, !spaced
		list, at, spaced = append(list, t), next, false
	}
	return list, len(short) < len(text)
}

// readable is the start of a text that is read. A word or an amount that its end would break is left out: half an amount is another one.
func readable(text string) string {
	short := firstCharacters(text, limits.SentenceCharacters)
	if len(short) == len(text) {
		return text
	}
	return short[:max(0, strings.LastIndexFunc(short, unicode.IsSpace))]
}

func firstCharacters(s string, n int) string {
	for i := range s {
		if n--; n < 0 {
			return s[:i]
		}
	}
	return s
}

// tokenAt gives the token at a byte and the byte after it; a token without text is white space or parts a word.
func tokenAt(s string, at int) (token, int) {
	r, size := utf8.DecodeRuneInString(s[at:])
	switch {
	case unicode.IsDigit(r) && r < utf8.RuneSelf:
		return numberAt(s, at)
	case isLetter(r):
		return wordAt(s, at)
	case r == '.' && beforeNumber.MatchString(s[at:]): // "max. 300"
		return token{}, at + size
	case unicode.IsSpace(r) || strings.ContainsRune("'’`´", r) || r == '-' && between(s, at, isLetter):
		return token{}, at + size
	case strings.ContainsRune("€+/<>≤≥~±&-–", r):
		return signAt(s, at, size)
	}
	return token{text: ","}, at + size
}

func isLetter(r rune) bool { return unicode.IsLetter(r) || unicode.Is(unicode.Mn, r) }

// between reports whether the sign at a byte stands against a letter on one side at least: "new-build", "3-slaapkamer".
func between(s string, at int, is func(rune) bool) bool {
	after, _ := utf8.DecodeRuneInString(s[at+1:])
	before, _ := utf8.DecodeLastRuneInString(s[:at])
	return is(after) && before != ' ' && at > 0 || is(before) && is(after)
}

// signs of two or three characters.
var signs = []string{"+/-", "+-", "<=", ">="}

func signAt(s string, at, size int) (token, int) {
	for _, sign := range signs {
		if strings.HasPrefix(s[at:], sign) {
			return token{text: sign}, at + len(sign)
		}
	}
	return token{text: s[at : at+size]}, at + size
}

// wordAt reads letters; "m2" and "m²" are one word.
func wordAt(s string, at int) (token, int) {
	end := at
	for end < len(s) {
		r, size := utf8.DecodeRuneInString(s[end:])
		if !isLetter(r) {
			break
		}
		end += size
	}
	word := locale.Fold(s[at:end])
	if word == "m" {
		if next, size := utf8.DecodeRuneInString(s[end:]); next == '2' || next == '²' {
			return token{text: "m2"}, end + size
		}
	}
	return token{text: word}, end
}

func numberAt(s string, at int) (token, int) {
	if t, size, ok := dayAt(s[at:]); ok {
		return t, at + size
	}
	typed := grouped.FindString(s[at:])
	if typed == "" || digitAfter(s, at+len(typed)) {
		typed = plain.FindString(s[at:])
	}
	end := at + len(typed)
	for digitAfter(s, end) { // more digits than any amount has
		typed, end = "", end+1
	}
	value, err := strconv.ParseFloat(plainNumber(typed), 64)
	if strings.HasPrefix(s[end:], ",-") {
		end += 2
	}
	return token{text: s[at:end], number: value, isNumber: err == nil}, end
}

func digitAfter(s string, at int) bool { return at < len(s) && s[at] >= '0' && s[at] <= '9' }

// plainNumber writes a number as Go reads it: a point or comma before three digits groups them, before one or two it is the decimal one.
func plainNumber(typed string) string {
	integer, decimals := typed, ""
	if at := strings.LastIndexAny(typed, ".,"); at >= 0 && len(typed)-at <= 3 {
		integer, decimals = typed[:at], "."+typed[at+1:]
	}
	return strings.NewReplacer(".", "", ",", "", "'", "", "’", "", " ", "", "\u00a0", "", "\u202f", "").Replace(integer) + decimals
}

func dayAt(s string) (token, int, bool) {
	if m := isoDay.FindStringSubmatch(s); m != nil {
		return dayToken(m[0], m[1], m[2], m[3])
	}
	if m := day.FindStringSubmatch(s); m != nil {
		return dayToken(m[0], m[3], m[2], m[1])
	}
	return token{}, 0, false
}

func dayToken(typed, year, month, dayOfMonth string) (token, int, bool) {
	d := dateOf(year, month, dayOfMonth)
	return token{text: typed, day: d}, len(typed), d.Valid()
}

func dateOf(year, month, dayOfMonth string) locale.Date {
	two := func(s string) string { return strings.Repeat("0", max(0, 2-len(s))) + s }
	return locale.Date(year + "-" + two(month) + "-" + two(dayOfMonth))
}
