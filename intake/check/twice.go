package check

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// twice is a name that stands a second time in one object: a line that was copied and changed. encoding/json takes the last, and nobody
// knows which of them was meant.
type twice struct {
	path          string
	first, second int // lines
}

// twiceNamed lists the names of a text that stand twice in one object, in capitals or not, as fieldNamed takes them. What is no JSON has
// none behind its mistake.
func twiceNamed(text []byte) (list []twice) {
	s := scan{d: json.NewDecoder(bytes.NewReader(text)), text: text}
	s.value("")
	return s.list
}

// scan is one call of twiceNamed.
type scan struct {
	d    *json.Decoder
	text []byte
	list []twice
	line int // lines that end before at
	at   int
}

// value reads a value, and reports whether it is JSON. Objects and lists are as deep as encoding/json lets them be.
func (s *scan) value(path string) bool {
	t, err := s.d.Token()
	switch {
	case err != nil:
		return false
	case t == json.Delim('{'):
		return s.object(path)
	case t == json.Delim('['):
		for i := 0; s.d.More(); i++ {
			if !s.value(fmt.Sprintf("%s[%d]", path, i)) {
				return false
			}
		}
		_, err = s.d.Token()
	}
	return err == nil
}

func (s *scan) object(path string) bool {
	lines := map[string]int{}
	for s.d.More() {
		t, err := s.d.Token()
		name, is := t.(string)
		if err != nil || !is {
			return false
		}
		folded := strings.ToLower(name)
		if first, has := lines[folded]; has {
			s.list = append(s.list, twice{inside(path, name), first, s.lineNow()})
		} else {
			lines[folded] = s.lineNow()
		}
		if !s.value(inside(path, name)) {
			return false
		}
	}
	_, err := s.d.Token()
	return err == nil
}

// lineNow is the line where the last token ends.
func (s *scan) lineNow() int {
	to := min(int(s.d.InputOffset()), len(s.text))
	s.line += bytes.Count(s.text[s.at:to], []byte("\n"))
	s.at = to
	return s.line + 1
}
