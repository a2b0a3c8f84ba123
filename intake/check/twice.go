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

// level is an object or list around a place in a text: its name or number there, and where an object's names so far begin.
type level struct {
	isObject, isNamed bool
	name              string
	number            int
	names             map[string]int
}

// twiceNamed lists the names of a text that stand twice in one object, in capitals or not, as fieldNamed takes them. It passes over each
// byte once, and of what is no JSON, which is refused anyway, it may list anything.
func twiceNamed(text []byte) (list []twice) {
	around := []level{{}}
	for at := 0; at < len(text); at++ {
		inner := &around[len(around)-1]
		switch c := text[at]; c {
		case '{', '[':
			around = append(around, level{isObject: c == '{'})
		case '}', ']':
			around = around[:max(1, len(around)-1)]
		case ',':
			inner.number++
			inner.isNamed = false
		case '"':
			begin := at
			at = stringEnd(text, begin)
			if !inner.isObject || inner.isNamed {
				continue
			}
			inner.isNamed, inner.name = true, nameIn(text[begin:at+1])
			folded := strings.ToLower(inner.name)
			if inner.names == nil {
				inner.names = map[string]int{}
			}
			if first, has := inner.names[folded]; has {
				list = append(list, twice{pathOf(around), lineAt(text, first), lineAt(text, begin)})
			} else {
				inner.names[folded] = begin
			}
		}
	}
	return list
}

// stringEnd is where the string ends that begins at a place.
func stringEnd(text []byte, at int) int {
	for at++; at < len(text); at++ {
		switch text[at] {
		case '\\':
			at++
		case '"':
			return at
		}
	}
	return len(text) - 1
}

// nameIn is the name that a string says.
func nameIn(quoted []byte) string {
	var name string
	if !bytes.Contains(quoted, []byte(`\`)) {
		return string(bytes.Trim(quoted, `"`))
	}
	json.Unmarshal(quoted, &name) // what is no string is refused as such
	return name
}

func pathOf(around []level) (path string) {
	for _, l := range around[1:] {
		if l.isObject {
			path = inside(path, l.name)
		} else {
			path += fmt.Sprintf("[%d]", l.number)
		}
	}
	return path
}

func lineAt(text []byte, at int) int { return 1 + bytes.Count(text[:at], []byte("\n")) }
