package mail

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

// oneLine makes a value fit for a header or a line: white space of any kind becomes one space, except no-break spaces, and invisible
// characters are removed.
func oneLine(s string) string {
	return strings.Join(strings.FieldsFunc(locale.Visible(s), breaks), " ")
}

func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// lines splits a text into its lines, without invisible characters. Empty lines between others stay.
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

// personName matches a name as people write it, or both names of a couple.
var personName = regexp.MustCompile(`^[\pL\pM][\pL\pM .'’&-]{0,59}$`)

// mostNames is the maximum number of words in a name.
const mostNames = 7

// harmless gives a name that is safe in an email to somebody else, "" for one that does not look like a name or has a link in it: spammers
// use forms like ours to mail advertising to strangers as a "name".
func harmless(name string) string {
	name = oneLine(name)
	if !personName.MatchString(name) || len(strings.Fields(name)) > mostNames || forms.HasLinks(name) {
		return ""
	}
	return name
}
