package check

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/gevel/gevel/limits"
)

// twice is a name that stands a second time in one object: a line that was copied and changed. encoding/json takes the last, and nobody
// knows which of them was meant.
type twice struct {
	path          string
	first, second int // lines
}

// deepest is how many objects and lists encoding/json reads in one another.
const deepest = 10_000

// level is an object or list around a place in a text: its name or number there, and the lines of an object's names so far.
type level struct {
	isObject, isNamed bool
	name              string
	number            int
	names             map[string]int
}

// twiceNamed lists the names of a text that stand twice in one object, in capitals or not, as fieldNamed takes them; not more than
// limits.NamesTwice, because each is a problem that is compared with the others. It passes over each byte once, and of what is no JSON,
// which is refused anyway, it may list anything.
func twiceNamed(text []byte) (list []twice) {
	around, line := []level{{}}, 1
	for at := 0; at < len(text) && len(around) <= 1+deepest && len(list) < limits.NamesTwice; at++ {
		inner := &around[len(around)-1]
		switch c := text[at]; c {
		case '\n':
			line++
		case '{', '[':
			around = append(around, level{isObject: c == '{'})
		case '}', ']':
			around = around[:max(1, len(around)-1)]
		case ',':
			inner.number++
			inner.isNamed = false
		case '"':
			begin, on := at, line
			at = stringEnd(text, begin)
			line += bytes.Count(text[begin:at], []byte("\n"))
			if !inner.isObject || inner.isNamed {
				continue
			}
			inner.isNamed, inner.name = true, nameIn(text[begin:at+1])
			folded := strings.ToLower(inner.name)
			if inner.names == nil {
				inner.names = map[string]int{}
			}
			if first, has := inner.names[folded]; has {
				list = append(list, twice{pathOf(around), first, on})
			} else {
				inner.names[folded] = on
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

func pathOf(around []level) string {
	var path strings.Builder
	for _, l := range around[1:] {
		switch {
		case !l.isObject:
			fmt.Fprintf(&path, "[%d]", l.number)
		case path.Len() == 0:
			path.WriteString(l.name)
		default:
			path.WriteString("." + l.name)
		}
	}
	return path.String()
}
