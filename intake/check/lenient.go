package check

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// ReadProperty reads a property as a file of an import folder is read. Problems name fields that could not be read, warnings those of which
// the value was written as text and was understood.
func ReadProperty(name string, text []byte) (r records.Property, problems, warnings Problems) {
	var b Book
	b.Decode(name, text, &r)
	return r, b.Problems, b.Warnings
}

// lenient reads a number or yes and no that stands as text, "82,50" or "ja", into a field that may say nothing. What means nothing is left
// out with a warning; in a strict import it is false, and a problem. An amount below zero is one of these.
func (b *Book) lenient(file, path string, text json.RawMessage, into reflect.Value) bool {
	var written string
	if json.Unmarshal(text, &written) != nil {
		if into.Type() != reflect.TypeFor[*locale.Money]() || text[0] != '-' {
			return false
		}
		written = string(text)
	}
	if path == "publishPrice" || path == "publishAddress" {
		return b.lenientFlag(file, path, written, into)
	}
	if into.Kind() != reflect.Pointer {
		return false
	}
	var left *values.Note
	r := values.Reader{Note: func(n values.Note) {
		if n.Kind != records.ValueTaken {
			left = &n
		}
	}}
	var value any
	switch kind := into.Type().Elem().Kind(); {
	case kind == reflect.Bool && yesNoGroups[strings.Split(path, ".")[0]]:
		value = r.YesNo(path, written)
	case !values.Has(path):
		return false
	case into.Type() == reflect.TypeFor[*locale.Money]():
		value = r.Euro(path, path, written)
	case path == "building.floor":
		value = r.Floor(path, written)
	case kind == reflect.Int:
		value = r.Integer(path, path, written)
	case kind == reflect.Float64:
		value = r.Decimal(path, path, written)
	default:
		return false
	}
	if left != nil {
		return b.leftOutOf(file, path, *left)
	}
	read := reflect.ValueOf(value)
	into.Set(read)
	if !read.IsNil() {
		b.WarnValue(records.ValueTaken, file, path, written, strconv.Quote(written)+" was read as "+plainNumberOf(read.Elem()))
	}
	return true
}

// yesNoGroups are the groups of a property with fields that are yes or no.
var yesNoGroups = map[string]bool{"comfort": true, "connections": true, "legal": true, "lifeAnnuity": true}

// leftOutOf warns of a value that means nothing. It is false in a strict import.
func (b *Book) leftOutOf(file, path string, n values.Note) bool {
	if !b.Strict {
		b.WarnValue(n.Kind, file, path, n.Value, n.Text)
	}
	return !b.Strict
}

// lenientFlag reads whether something is published.
func (b *Book) lenientFlag(file, path, written string, into reflect.Value) bool {
	var left *values.Note
	r := values.Reader{Note: func(n values.Note) { left = &n }}
	said := r.Allowed(path, written)
	if left != nil {
		return b.leftOutOf(file, path, *left)
	}
	into.SetBool(said)
	b.WarnValue(records.ValueTaken, file, path, written, strconv.Quote(written)+" was read as "+strconv.FormatBool(said))
	return true
}

func plainNumberOf(v reflect.Value) string {
	if v.Kind() == reflect.Bool {
		return strconv.FormatBool(v.Bool())
	}
	return plainNumber(numberOf(v))
}

// plainNumber writes a number without an exponent.
func plainNumber(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
