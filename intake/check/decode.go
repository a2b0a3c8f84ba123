package check

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/values"
)

// decode reads JSON into a value and notes a problem for every field that does not fit, by its path. Such a field keeps its zero value, and
// the others are read.
func (b *Book) decode(file, path string, text json.RawMessage, into reflect.Value) {
	_, reads := into.Addr().Interface().(json.Unmarshaler)
	switch kind := into.Kind(); {
	case string(text) == "null":
	case reads:
		b.leaf(file, path, text, into)
	case (kind == reflect.Pointer || kind == reflect.Bool) && b.lenient(file, path, text, into):
	case kind == reflect.Pointer:
		value := reflect.New(into.Type().Elem())
		into.Set(value)
		b.decode(file, path, text, value.Elem())
	case kind == reflect.Struct:
		b.object(file, path, text, into)
	case kind == reflect.Slice:
		b.list(file, path, text, into)
	case kind == reflect.Map:
		b.entries(file, path, text, into)
	default:
		b.leaf(file, path, text, into)
	}
}

// object reads the fields of an object. An unknown field is a problem, so that a misspelt name is not silently ignored.
func (b *Book) object(file, path string, text json.RawMessage, into reflect.Value) {
	var fields map[string]json.RawMessage
	if json.Unmarshal(text, &fields) != nil {
		b.Unreadable(file, path, "%s is not an object { }", shortened(text))
		return
	}
	for name, value := range ordered(fields) {
		if field, ok := fieldNamed(into, name); ok {
			b.decode(file, inside(path, name), value, field)
		} else {
			b.Unreadable(file, inside(path, name), "there is no such field")
		}
	}
}

func (b *Book) list(file, path string, text json.RawMessage, into reflect.Value) {
	var elements []json.RawMessage
	if json.Unmarshal(text, &elements) != nil {
		b.Unreadable(file, path, "%s is not a list [ ]", shortened(text))
		return
	}
	into.Set(reflect.MakeSlice(into.Type(), len(elements), len(elements)))
	for i, element := range elements {
		b.decode(file, fmt.Sprintf("%s[%d]", path, i), element, into.Index(i))
	}
}

func (b *Book) entries(file, path string, text json.RawMessage, into reflect.Value) {
	var values map[string]json.RawMessage
	if json.Unmarshal(text, &values) != nil {
		b.Unreadable(file, path, "%s is not an object { }", shortened(text))
		return
	}
	into.Set(reflect.MakeMap(into.Type()))
	for name, value := range ordered(values) {
		element := reflect.New(into.Type().Elem()).Elem()
		b.decode(file, inside(path, name), value, element)
		into.SetMapIndex(reflect.ValueOf(name).Convert(into.Type().Key()), element)
	}
}

// kinds describes the expected values by Go kind.
var kinds = map[reflect.Kind]string{reflect.String: "a text in quotes", reflect.Bool: "true or false", reflect.Int: "a whole number",
	reflect.Int64: "a whole number", reflect.Float64: "a number"}

func (b *Book) leaf(file, path string, text json.RawMessage, into reflect.Value) {
	target := reflect.New(into.Type())
	err := json.Unmarshal(text, target.Interface())
	if err == nil {
		into.Set(target.Elem())
		return
	}
	_, reads := target.Interface().(json.Unmarshaler)
	if n, err := strconv.ParseFloat(string(text), 64); err == nil && !reads && into.CanInt() && n == math.Trunc(n) && math.Abs(n) < 1<<53 {
		into.SetInt(int64(n)) // 3.0 and 1e+05, as programs write numbers of a column with a gap
		return
	}
	if !reads && kinds[into.Kind()] != "" {
		b.Unreadable(file, path, "%s is not %s", shortened(text), kinds[into.Kind()])
		return
	}
	b.Unreadable(file, path, "%s", Plain(err))
}

// fieldNamed returns the field of a struct with a JSON name.
func fieldNamed(v reflect.Value, name string) (reflect.Value, bool) {
	for i := range v.NumField() {
		field := v.Type().Field(i)
		tag, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case tag == "-" || !field.IsExported():
		case tag == "" && field.Anonymous:
			if inner, ok := fieldNamed(v.Field(i), name); ok {
				return inner, true
			}
		case strings.EqualFold(tag, name) || tag == "" && strings.EqualFold(field.Name, name):
			return v.Field(i), true
		}
	}
	return reflect.Value{}, false
}

func inside(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// shortened returns the start of a value, to quote in a problem.
func shortened(text json.RawMessage) string {
	const most = 40
	if r := []rune(string(text)); len(r) > most {
		return string(r[:most]) + "…"
	}
	return string(text)
}

// Decode reads the text of a file, at once when it has no mistake, and else part by part, so that all mistakes are found. It is in any
// encoding that programs write, because encoding/json reads a letter of another one as a sign for none, without a word.
func (b *Book) Decode(file string, text []byte, into any) {
	text, err := values.InUTF8(text)
	if err != nil {
		b.Unreadable(file, "", "%s", err)
		return
	}
	if !b.RefuseTwice(file, text) && strictly(text, into) == nil {
		return
	}
	reflect.ValueOf(into).Elem().SetZero()
	var value json.RawMessage
	d := json.NewDecoder(bytes.NewReader(text))
	if err := d.Decode(&value); err != nil {
		b.Unreadable(file, "", "%s%s", lineOf(text, err), Plain(err))
		return
	}
	if d.More() {
		b.Unreadable(file, "", "has something after its end")
	}
	b.decode(file, "", value, reflect.ValueOf(into).Elem())
}

// RefuseTwice notes the names of a text in UTF-8 that stand twice in one object, and reports whether there are any.
func (b *Book) RefuseTwice(file string, text []byte) bool {
	twice := twiceNamed(text)
	for _, n := range twice {
		b.Unreadable(file, n.path, "stands twice in one object, on lines %d and %d", n.first, n.second)
	}
	if len(twice) == limits.NamesTwice {
		b.Unreadable(file, "", "has %d names or more that stand twice in one object", limits.NamesTwice)
	}
	return len(twice) > 0
}

// lineOf is where in a text is what is no JSON, "" when that is not known.
func lineOf(text []byte, err error) string {
	var at *json.SyntaxError
	if !errors.As(err, &at) {
		return ""
	}
	return fmt.Sprintf("line %d: ", 1+bytes.Count(text[:min(int(at.Offset), len(text))], []byte("\n")))
}

// strictly reads JSON without any mistake, unknown fields and text after the end too.
func strictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("there is more")
	}
	return nil
}

// Plain is what an error of reading JSON says.
func Plain(err error) string { return strings.TrimPrefix(err.Error(), "json: ") }

// ordered iterates over a map in the order of its keys.
func ordered[V any](m map[string]V) iter.Seq2[string, V] {
	return func(yield func(string, V) bool) {
		for _, key := range slices.Sorted(maps.Keys(m)) {
			if !yield(key, m[key]) {
				return
			}
		}
	}
}
