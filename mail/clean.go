package mail

import (
	"regexp"
	"strings"
	"unicode"
)

// oneLine makes a value fit for a header or a line: white space of any kind becomes one space, but no-break spaces stay;
// what cannot be seen goes.
func oneLine(s string) string {
	return strings.Join(strings.FieldsFunc(strings.Map(visible, strings.ToValidUTF8(s, "")), breaks), " ")
}

func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// visible drops controls and marks that turn the direction of text, which can make an address look like another.
func visible(r rune) rune {
	if !unicode.IsSpace(r) && unicode.In(r, unicode.Cc, unicode.Cf) {
		return -1
	}
	return r
}

// lines parts a text into its lines, without what cannot be seen. Empty lines between others stay.
func lines(s string) []string {
	s = strings.ReplaceAll(strings.ReplaceAll(strings.TrimSpace(s), "\r\n", "\n"), "\r", "\n")
	if s == "" {
		return nil
	}
	list := strings.Split(s, "\n")
	for i := range list {
		list[i] = oneLine(list[i])
	}
	return list
}

// luring is what mail programs make links of.
var luring = regexp.MustCompile(`[/@:\\]|(?i:www\.)|[\pL\d]{2,}\.\pL{2,}`)

// harmless gives a name as it can stand in a letter to somebody else, "" when it holds an address: forms like ours are
// used to mail advertising to strangers as a "name".
func harmless(name string) string {
	name = oneLine(name)
	if luring.MatchString(name) {
		return ""
	}
	return name
}
