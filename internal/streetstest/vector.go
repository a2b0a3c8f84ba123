package streetstest

import (
	"encoding/binary"
	"slices"
)

// Kinds of shapes in a vector tile.
const (
	point = 1
	line  = 2
	area  = 3
)

// layer is a layer of a vector tile (MVT): each feature is kept as it is written, with its words in the layer's lists.
type layer struct {
	name       string
	keys       []string
	values     []string // as they are written
	serialized []byte
}

// field writes a field of a protocol buffer that has bytes.
func field(b []byte, number int, value []byte) []byte {
	b = binary.AppendUvarint(b, uint64(number<<3|2))
	return append(binary.AppendUvarint(b, uint64(len(value))), value...)
}

func varint(b []byte, number int, value uint64) []byte {
	return binary.AppendUvarint(binary.AppendUvarint(b, uint64(number<<3)), value)
}

// add adds a shape with its words, texts or whole numbers: a kind, a name and so on.
func (l *layer) add(kind int, points [][2]int, words map[string]any) {
	var tags []byte
	for key, value := range words {
		tags = binary.AppendUvarint(tags, uint64(index(&l.keys, key)))
		tags = binary.AppendUvarint(tags, uint64(index(&l.values, written(value))))
	}
	feature := varint(field(nil, 2, tags), 3, uint64(kind))
	l.serialized = field(l.serialized, 2, field(feature, 4, geometry(kind, points)))
}

func index(list *[]string, value string) int {
	if i := slices.Index(*list, value); i >= 0 {
		return i
	}
	*list = append(*list, value)
	return len(*list) - 1
}

func written(value any) string {
	if number, ok := value.(int); ok {
		return string(varint(nil, 5, uint64(number)))
	}
	return string(field(nil, 1, []byte(value.(string))))
}

// geometry writes the way of a pen: to the first point, lines to the others, closed for an area.
func geometry(kind int, points [][2]int) (b []byte) {
	pen := [2]int{}
	for i, p := range points {
		switch i {
		case 0:
			b = binary.AppendUvarint(b, 1<<3|1)
		case 1:
			b = binary.AppendUvarint(b, uint64(len(points)-1)<<3|2)
		}
		for axis := range p {
			step := int64(p[axis] - pen[axis])
			b = binary.AppendUvarint(b, uint64(step<<1^step>>63))
		}
		pen = p
	}
	if kind == area {
		b = binary.AppendUvarint(b, 1<<3|7)
	}
	return b
}

func (l *layer) bytes() []byte {
	b := field(nil, 1, []byte(l.name))
	b = append(b, l.serialized...)
	for _, key := range l.keys {
		b = field(b, 3, []byte(key))
	}
	for _, value := range l.values {
		b = field(b, 4, []byte(value))
	}
	return varint(varint(b, 5, extent), 15, 2)
}
