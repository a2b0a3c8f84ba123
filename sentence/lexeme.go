package sentence

import (
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// lexeme is the longest phrase at a place of a sentence, or a number, with all that it can mean.
type lexeme struct {
	meaning
	text       string
	start, end int // bytes of the text
	glued      bool
	digits     bool // a number in digits, which is in value
	value      float64
	day        locale.Date
	reference  string // of a property
	misspelt   bool   // it was typed with an error
}

// saysSomething reports whether it is a word of the tables, a city or a type.
func (x lexeme) saysSomething() bool { return !x.worthless() || x.kinds != 0 }

// longestPhrase is the number of words of the longest phrase of the tables and of a city's name.
const longestPhrase = 6

// lexemes finds the phrases of a sentence, longest first; words with a typing error last.
func (n *names) lexemes(tokens []token, l locale.Language) []lexeme {
	joined, ends := join(tokens)
	var list []lexeme
	tries := limits.SentenceSpellings
	for i := 0; i < len(tokens); {
		t := tokens[i]
		x := lexeme{text: t.text, start: t.start, end: t.end, glued: t.glued, digits: t.isNumber, value: t.number, day: t.day,
			reference: t.reference}
		size := 1
		if !t.isNumber && t.day == "" && t.reference == "" {
			x.meaning, size, x.misspelt = n.phraseAt(tokens, joined, ends, i, l, &tries)
		} else if phrase, m, words := n.withNumber(joined, ends, tokens, i, l); words > 1 {
			x.text, x.meaning, size, x.digits = phrase, m, words, false
		}
		x.end = tokens[i+size-1].end
		list, i = append(list, x), i+size
	}
	return list
}

// join writes the tokens with a space between them, and gives where each ends.
func join(tokens []token) (joined string, ends []int) {
	var b strings.Builder
	for i, t := range tokens {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(t.text)
		ends = append(ends, b.Len())
	}
	return b.String(), ends
}

func slice(joined string, ends []int, i, size int) string {
	start := 0
	if i > 0 {
		start = ends[i-1] + 1
	}
	return joined[start:ends[i+size-1]]
}

// phraseAt finds the longest phrase at a token, how many tokens it has, and whether it was typed with an error. Spelling errors cost one
// of the tries each.
func (n *names) phraseAt(tokens []token, joined string, ends []int, i int, l locale.Language,
	tries *int) (m meaning, size int, wrong bool) {
	most := min(longestPhrase, len(tokens)-i)
	for size := most; size > 0; size-- {
		if m, ok := n.phrases[l][slice(joined, ends, i, size)]; ok {
			return m, size, false
		}
	}
	for size := min(3, most); size > 0; size-- {
		if *tries > 0 && plainWords(tokens[i:i+size]) {
			*tries--
			letters := strings.ReplaceAll(slice(joined, ends, i, size), " ", "")
			phrase := n.near[l].meant(letters)
			if phrase != "" && n.together(phrase, size, l) && !n.isOtherTown(slice(joined, ends, i, size), phrase, l) {
				return n.phrases[l][phrase], size, true
			}
		}
	}
	return meaning{}, 1, false
}

// together reports whether words that were typed apart may mean a phrase with errors: only a city's name is written in several ways.
func (n *names) together(phrase string, size int, l locale.Language) bool {
	return size == 1 || len(n.phrases[l][phrase].cities) > 0 || strings.Count(phrase, " ") == size-1
}

// isOtherTown reports whether words are the name of a town of their own, and not that of a city of the site with an error: Kapellen and
// Kapelle-op-den-Bos.
func (n *names) isOtherTown(typed, phrase string, l locale.Language) bool {
	return len(n.phrases[l][phrase].cities) > 0 && len(places.Towns(typed)) > 0
}

func plainWords(tokens []token) bool {
	for _, t := range tokens {
		if t.isNumber || t.day != "" || t.text[0] < 'a' || t.text[0] > 'z' {
			return false
		}
	}
	return true
}

// withNumber finds a phrase that begins with a number: "2 car garage".
func (n *names) withNumber(joined string, ends []int, tokens []token, i int, l locale.Language) (string, meaning, int) {
	for size := min(longestPhrase, len(tokens)-i); size > 1; size-- {
		if phrase := slice(joined, ends, i, size); n.phrases[l][phrase].kinds != 0 || n.phrases[l][phrase].counted != "" {
			return phrase, n.phrases[l][phrase], size
		}
	}
	return "", meaning{}, 0
}
