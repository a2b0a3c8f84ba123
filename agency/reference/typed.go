package reference

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
)

// Typed is a reference of a property in a typed text, in whatever spelling: "1.096", "n° 1096", "AB 12/3".
type Typed struct {
	Start, End int    // bytes of the text, with what marks it as a reference: "ref.", "nr", "#"
	Text       string // what was typed as the reference, a number without its points: "1096"
	Number     int    // the number of a property that it says; 0 for none
	Key        string // its letters and digits (Key)
}

// referenceMarks are the words that say that a reference follows. "n" needs its sign, as in "n° 1096".
var referenceMarks = map[string]bool{"ref": true, "reference": true, "referentie": true, "referenz": true, "referentienummer": true,
	"referenznummer": true, "nr": true, "no": true, "num": true, "numero": true, "nummer": true, "number": true, "id": true, "n": true}

// In finds the references in a text, in order, of which known tells by their keys. A number is one when it stands behind a
// mark, or is the whole text in groups, "1.096", so that no year, price or postcode is taken for one. Any other is known, and stands behind
// a mark, is the whole text, or has letters and digits without a space.
func In(text string, known func(key string) bool) (list []Typed) {
	s := &spellings{text: text, known: known}
	s.read()
	for i := 0; i < len(s.runs); {
		r, size := s.at(i)
		if size == 0 {
			i++
			continue
		}
		list, i = append(list, r), i+size
	}
	return list
}

// Only reads a text that is a reference of a property and nothing else. Where nothing else can be meant, a bare number and
// words without a digit are one too.
func Only(text string, known func(key string) bool) (Typed, bool) {
	list := In(text, known)
	if len(list) == 1 && Key(text[:list[0].Start]+text[list[0].End:]) == "" {
		return list[0], true
	}
	text = strings.TrimSpace(text)
	r := Typed{End: len(text), Text: text, Key: Key(text)}
	if n, ok := prose.NumberOf(text); ok {
		r.Number = n
	}
	return r, r.Number > 0 || r.Key != "" && known(r.Key)
}

// run is letters and digits without a sign or space between them.
type run struct {
	start, end int
	text       string // folded
}

type spellings struct {
	text  string
	known func(key string) bool
	runs  []run
}

func (s *spellings) read() {
	start := -1
	for i, r := range s.text + " " {
		// The sign of "nº" counts as a letter in Unicode.
		part := (unicode.IsLetter(r) || unicode.IsDigit(r) || start >= 0 && unicode.Is(unicode.Mn, r)) && r != 'º'
		switch {
		case part && start < 0:
			start = i
		case !part && start >= 0:
			s.runs, start = append(s.runs, run{start, i, Key(s.text[start:i])}), -1
		}
	}
}

// between is what stands behind a run, before the next one or the end.
func (s *spellings) between(i int) string {
	if i < 0 {
		return s.text[:s.runs[0].start]
	}
	if i+1 == len(s.runs) {
		return s.text[s.runs[i].end:]
	}
	return s.text[s.runs[i].end:s.runs[i+1].start]
}

// at gives the reference that begins at a run, and of how many runs it is; 0 for none.
func (s *spellings) at(i int) (Typed, int) {
	if s.priced(i) {
		return Typed{}, 0
	}
	if first, start := s.behindMarks(i); start >= 0 {
		r, size := s.number(first, start, groupedApart)
		if longer, most := s.longest(first, start, func(string, string) bool { return true }); most > size {
			r, size = longer, most
		}
		if size > 0 {
			return r, first - i + size
		}
	}
	if r, size := s.glued(i); size > 0 {
		return r, size
	}
	if r, size := s.number(i, s.runs[i].start, grouped); size > 1 && size == len(s.runs) {
		return r, size
	}
	return s.longest(i, s.runs[i].start, func(spelled, key string) bool {
		isComplete := len(spelled) == len(s.spelled(0, len(s.runs)))
		isOwn := isMixed(key) || isDigits(key) && (isComplete && spelled != key || isNoNumber(key))
		return isOwn && (isComplete || !strings.ContainsFunc(spelled, unicode.IsSpace)) && !postcodeTyped.MatchString(spelled)
	})
}

// postcodeTyped matches a postcode with its country, which is no reference: "B-3640".
var postcodeTyped = regexp.MustCompile(`(?i)^\s*(?:l(?:u|ux)?|b(?:e|el)?)[ -]*\d{4}\s*$`)

// priced reports whether a run is part of an amount of euro.
func (s *spellings) priced(i int) bool {
	last := i
	for last+1 < len(s.runs) && groupSign.MatchString(s.between(last)) && len(s.runs[last+1].text) == 3 && isDigits(s.runs[last+1].text) {
		last++
	}
	euro := last+1 < len(s.runs) && slices.Contains([]string{"euro", "eur", "euros", "k"}, s.runs[last+1].text)
	return isDigits(s.runs[i].text) && (euro || strings.HasSuffix(strings.TrimSpace(s.between(i-1)), "€") ||
		strings.HasPrefix(strings.TrimSpace(s.between(last)), "€"))
}

// behindMarks gives the first run behind the marks that stand at a run, and where they start; -1 when there are none.
func (s *spellings) behindMarks(i int) (first, start int) {
	first, start = i, -1
	if at := strings.LastIndexAny(s.between(i-1), "#№"); at >= 0 {
		start = s.runs[i].start - len(s.between(i-1)) + at
	}
	for ; first+1 < len(s.runs) && referenceMarks[s.runs[first].text]; first++ {
		sign := strings.TrimLeft(s.between(first), " ")
		if s.runs[first].text == "n" && !strings.HasPrefix(sign, "°") && !strings.HasPrefix(sign, "º") {
			break
		}
		if start < 0 {
			start = s.runs[first].start
		}
	}
	return first, start
}

// glued reads a number behind a mark without a space: "REF1096".
func (s *spellings) glued(i int) (Typed, int) {
	word := s.runs[i].text
	digits := strings.TrimLeft(word, "abcdefghijklmnopqrstuvwxyz")
	mark := strings.TrimSuffix(word, digits)
	if n, ok := prose.NumberOf(digits); ok && n > 0 && mark != "n" && referenceMarks[mark] && !s.known(word) {
		return Typed{Start: s.runs[i].start, End: s.runs[i].end, Text: digits, Number: n, Key: digits}, 1
	}
	return Typed{}, 0
}

var (
	groupSign    = regexp.MustCompile("^[.,'’]$")
	grouped      = groupSign.MatchString
	groupedApart = regexp.MustCompile("^[.,'’ \u00a0\u202f]$").MatchString
)

// number reads a number, whose digits may stand in groups of three.
func (s *spellings) number(first, start int, between func(string) bool) (Typed, int) {
	last := first
	if !isDigits(s.runs[first].text) {
		return Typed{}, 0
	}
	for len(s.runs[first].text) <= 3 && last+1 < len(s.runs) && between(s.between(last)) && len(s.runs[last+1].text) == 3 &&
		isDigits(s.runs[last+1].text) {
		last++
	}
	r := s.typed(first, last+1, start)
	n, ok := prose.NumberOf(r.Key)
	if r.Text, r.Number = r.Key, n; !ok || n == 0 {
		return Typed{}, 0
	}
	return r, last + 1 - first
}

// mostRuns is of how many runs a reference can be: one with the most characters, of which every other is a sign.
const mostRuns = limits.ReferenceCharacters / 2

// longest gives the longest known reference that begins at a run and fits as it is spelled and by its key.
func (s *spellings) longest(first, start int, fits func(spelled, key string) bool) (Typed, int) {
	for to := min(len(s.runs), first+mostRuns); to > first; to-- {
		if key := s.key(first, to); fits(s.spelled(first, to), key) && s.known(key) {
			return s.typed(first, to, start), to - first
		}
	}
	return Typed{}, 0
}

func (s *spellings) typed(from, to, start int) Typed {
	r := Typed{Start: start, End: s.runs[to-1].end, Text: s.spelled(from, to), Key: s.key(from, to)}
	if n, ok := prose.NumberOf(r.Text); ok {
		r.Number = n
	}
	return r
}

func (s *spellings) spelled(from, to int) string { return s.text[s.runs[from].start:s.runs[to-1].end] }

func (s *spellings) key(from, to int) string {
	var b strings.Builder
	for _, r := range s.runs[from:to] {
		b.WriteString(r.text)
	}
	return b.String()
}

func isDigits(key string) bool { return strings.Trim(key, "0123456789") == "" }

// isNoNumber reports whether digits are too many for the number of a property.
func isNoNumber(digits string) bool {
	n, ok := prose.NumberOf(digits)
	return !ok || n > MostNumber
}

func isMixed(key string) bool {
	return strings.ContainsFunc(key, unicode.IsDigit) && strings.ContainsFunc(key, unicode.IsLetter)
}
