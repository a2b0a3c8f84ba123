package drawing

import (
	"bytes"
	"regexp"

	"github.com/gevel/gevel/limits"
)

var (
	// subset is what a document type declares within the file. No entity that is read has one of the signs which end it.
	subset = regexp.MustCompile(`<!DOCTYPE[^\[<>]*(\[(?:\s|<!ENTITY\s+[\w:.-]+\s+(?:"[^"'<&%\[\]]*"|'[^"'<&%\[\]]*')\s*>)*\])\s*>`)
	// entity is one that is declared there with its text.
	entity = regexp.MustCompile(`<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>`)
	// name is where a file uses one.
	name = regexp.MustCompile(`&[A-Za-z_][\w:.-]*;`)
)

// WithoutEntities writes the entities of a file out that only stand for a text, as Illustrator declares them for its namespaces. None
// stands for another one, so nothing grows but by what is written. The limits of a drawing hold for what it becomes.
func WithoutEntities(data []byte) ([]byte, error) {
	at := subset.FindSubmatchIndex(data)
	if at == nil {
		return data, nil
	}
	texts := map[string][]byte{}
	for _, m := range entity.FindAllSubmatch(data[at[2]:at[3]], -1) {
		texts["&"+string(m[1])+";"] = append(m[2], m[3]...)
	}
	size := len(data)
	rest := name.ReplaceAllFunc(data[at[1]:], func(used []byte) []byte {
		text, known := texts[string(used)]
		if size += len(text); !known || size > limits.DrawingBytes {
			return used
		}
		return text
	})
	out := append(bytes.Clone(data[:at[2]]), '>')
	return append(out, rest...), checkSize(size)
}
