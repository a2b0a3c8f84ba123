package mail

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// oneLine makes a value fit for a header or a line: white space of any kind becomes one space, but no-break spaces stay;
// what cannot be seen goes.
func oneLine(s string) string {
	return strings.Join(strings.FieldsFunc(locale.Visible(s), breaks), " ")
}

func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

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

// personName is how people write a name, couples both of theirs.
var personName = regexp.MustCompile(`^[\pL\pM][\pL\pM .'’&-]{0,59}$`)

// mostNames is how many words a name has at most.
const mostNames = 7

// harmless gives a name as it can stand in an email to somebody else, "" when it is no name or holds an address: forms like ours
// are used to mail advertising to strangers as a "name".
func harmless(name string) string {
	name = oneLine(name)
	if !personName.MatchString(name) || len(strings.Fields(name)) > mostNames || agency.HasLinks(name) {
		return ""
	}
	return name
}
