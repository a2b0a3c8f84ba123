package calendar

import (
	"bytes"
	"regexp"

	ics "github.com/arran4/golang-ical"
)

var (
	// folded is where a line goes on with the next one (RFC 5545 section 3.1), anywhere: within a name, a parameter or a letter of several
	// bytes.
	folded = regexp.MustCompile(`\n+[ \t]`)
	// property is a line that begins one: its name, and what follows up to the first colon outside quotes.
	property  = regexp.MustCompile(`^\x{feff}?[A-Za-z0-9-]+(?:;(?:"[^"]*"|[^":])*)?:`)
	parameter = regexp.MustCompile(` *; *[A-Za-z0-9-]+=`)
	boundary  = regexp.MustCompile(`^\x{feff}?(?i:BEGIN|END) *: *[A-Za-z0-9-]+$`)
	sentence  = regexp.MustCompile(`^(?i:BEGIN|END):`)
)

// asWritten is a file as the parser wants it: lines in one piece that end alike, names in capitals, which may be in any case (RFC 5545
// section 1.3), and nothing behind the name of a component. Programs that forget to write a line break of a text as \n break the line
// itself: what then is no property is left out, because nothing here reads texts.
func asWritten(file []byte) []byte {
	file = bytes.ReplaceAll(bytes.ReplaceAll(file, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
	var out bytes.Buffer
	inProperty := false
	for line := range bytes.Lines(folded.ReplaceAll(file, nil)) {
		line = bytes.TrimSpace(line)
		switch head := property.Find(line); {
		case len(line) == 0:
			continue
		case boundary.Match(line):
			line, inProperty = bytes.ToUpper(bytes.ReplaceAll(line, []byte(" "), nil)), false
		case inProperty && (head == nil || sentence.Match(line)):
			continue
		case head != nil:
			inProperty = true
			name, parameters, _ := bytes.Cut(head, []byte(";"))
			if len(name) < len(head) {
				parameters = parameter.ReplaceAllFunc(append([]byte(";"), parameters...), func(p []byte) []byte {
					return bytes.ToUpper(bytes.ReplaceAll(p, []byte(" "), nil))
				})
			}
			line = bytes.Join([][]byte{bytes.ToUpper(name), parameters, line[len(head):]}, nil)
			if _, err := ics.ParseProperty(ics.ContentLine(line)); err != nil { // CN=Jan "the key" Peeters
				line = bytes.ReplaceAll(line, []byte(`"`), nil)
			}
		}
		out.Write(line)
		out.WriteString("\r\n")
	}
	return out.Bytes()
}
