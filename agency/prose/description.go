package prose

import (
	"strings"
	"unicode"

	"github.com/gevel/gevel/locale"
)

// summaryLength is the length of a summary in characters (specification section 9).
const summaryLength = 250

// Summary is a text on one line, in at most 250 characters and an ellipsis.
func Summary(s string) string { return Clean(s, summaryLength, true) }

// Clean is a text on one line, without markup, cut to length characters (250 when length is not positive). It
// is cut at the last end of a word if that lies beyond 80 % of the length, else hard; an ellipsis then follows if asked
// for. A text that fits is not cut (decisions, Description cleaning).
func Clean(s string, length int, ellipsis bool) string {
	if length <= 0 {
		length = summaryLength
	}
	text := []rune(strings.Join(strings.Fields(Paragraphs(s)), " "))
	if len(text) <= length {
		return string(text)
	}
	short := strings.TrimRight(string(text[:cutAt(text, length)]), " ")
	if ellipsis {
		short += "…"
	}
	return short
}

// cutAt gives where to cut a text that is longer than length.
func cutAt(text []rune, length int) int {
	for i := length; i*100 > length*80; i-- {
		if text[i] == ' ' {
			return i
		}
	}
	return length
}

// Paragraphs gives an imported description as plain text, its paragraphs separated by one empty line. Scripts and styles
// go with their content. Block tags, two <br> and empty lines separate paragraphs; one <br>, and in a text without markup
// one line break, starts a new line in the same paragraph.
func Paragraphs(s string) string {
	var b strings.Builder
	gap, text := "", locale.WithoutMarkup(strings.ToValidUTF8(s, ""))
	b.Grow(len(text))
	for line := range strings.SplitSeq(text, "\n") {
		line = squeezed(line)
		switch {
		case line != "":
			b.WriteString(gap + line)
			gap = "\n"
		case b.Len() > 0:
			gap = "\n\n"
		}
	}
	return b.String()
}

// squeezed gives a line with one space between its words and none around them. Most lines are so already.
func squeezed(line string) string {
	before := ' '
	for _, r := range line {
		if unicode.IsSpace(r) && (r != ' ' || before == ' ') {
			return strings.Join(strings.Fields(line), " ")
		}
		before = r
	}
	return strings.TrimSuffix(line, " ")
}
