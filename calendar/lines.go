package calendar

import (
	"bytes"
	"regexp"
)

var (
	// property is a line that begins one: its name, and what follows up to the first colon outside quotes.
	property  = regexp.MustCompile(`^\x{feff}?[A-Za-z0-9-]+(?:;(?:"[^"]*"|[^":])*)?:`)
	parameter = regexp.MustCompile(`;[A-Za-z0-9-]+=`)
	boundary  = regexp.MustCompile(`^\x{feff}?(?i:BEGIN|END) *:`)
)

// asWritten is a file as the parser wants it: names in capitals, which may be in any case (RFC 5545 section 1.3), nothing behind the name
// of a component, and lines that end alike. Programs that forget to write a line break of a text as \n break the line itself: what is no
// property goes on with the one before.
func asWritten(file []byte) []byte {
	file = bytes.ReplaceAll(bytes.ReplaceAll(file, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
	var out bytes.Buffer
	inProperty := false
	for line := range bytes.Lines(file) {
		line = bytes.TrimSuffix(line, []byte("\n"))
		switch head := property.Find(line); {
		case len(bytes.TrimSpace(line)) == 0:
			continue
		case boundary.Match(line):
			line, inProperty = bytes.ToUpper(bytes.ReplaceAll(line, []byte(" "), nil)), false
		case head != nil:
			inProperty = true
			name, parameters, _ := bytes.Cut(head, []byte(";"))
			if len(name) < len(head) {
				parameters = parameter.ReplaceAllFunc(append([]byte(";"), parameters...), bytes.ToUpper)
			}
			line = bytes.Join([][]byte{bytes.ToUpper(name), parameters, line[len(head):]}, nil)
		case inProperty && line[0] != ' ' && line[0] != '\t':
			out.WriteByte(' ')
		}
		out.Write(line)
		out.WriteString("\r\n")
	}
	return out.Bytes()
}
