package values

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
)

// Unread is a field of JSON whose value has another shape than was expected, so that it was left empty. Path is that of the field.
type Unread struct{ Path, Value string }

// Decode reads JSON into a struct of texts, whole numbers, yes and no, structs, slices and maps, field by field: nothing that one field has
// stops another from being read. A text is read from a number, from true or false, and from an object with an amount or value; a struct
// that has a field with the tag bare:"" from a bare value too, which becomes that field; a list from a single value, and from an object
// whose names are numbers. What stands for nothing ([] or "" for an object, null, false) leaves the field empty, and what has another shape
// does too and is listed. The error is that of text which is no JSON, or no object at its top.
func Decode(text []byte, into any) (unread []Unread, err error) {
	var v any
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		return nil, err
	}
	if _, is := v.(map[string]any); !is {
		return nil, errNoObject
	}
	r := decoding{}
	r.decode("", v, reflect.ValueOf(into).Elem())
	return r.unread, nil
}

var errNoObject = errors.New("it is no JSON object")

// decoding is one call of Decode.
type decoding struct{ unread []Unread }

func (d *decoding) decode(path string, v any, into reflect.Value) {
	if v == nil {
		return
	}
	switch into.Kind() {
	case reflect.Pointer:
		into.Set(reflect.New(into.Type().Elem()))
		d.decode(path, v, into.Elem())
	case reflect.Struct:
		d.object(path, v, into)
	case reflect.Slice:
		d.list(path, v, into)
	case reflect.Map:
		d.entries(path, v, into)
	case reflect.Interface:
		into.Set(reflect.ValueOf(v))
	default:
		d.text(path, v, into)
	}
}

func (d *decoding) object(path string, v any, into reflect.Value) {
	fields, is := v.(map[string]any)
	for i := range into.NumField() {
		field := into.Type().Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		_, bare := field.Tag.Lookup("bare")
		switch {
		case name == "":
		case is:
			d.decode(inside(path, name), fields[name], into.Field(i))
		case bare:
			d.decode(path, v, into.Field(i))
			return
		}
	}
	if !is {
		d.other(path, v)
	}
}

func (d *decoding) list(path string, v any, into reflect.Value) {
	elements, is := v.([]any)
	if fields, isObject := v.(map[string]any); isObject {
		elements, is = listed(fields)
	}
	if !is {
		if d.isNothing(v) {
			return
		}
		elements = []any{v}
	}
	into.Set(reflect.MakeSlice(into.Type(), len(elements), len(elements)))
	for i, e := range elements {
		d.decode(path, e, into.Index(i))
	}
}

// listed are the values of an object whose names are numbers, in their order: how PHP writes a list with a gap.
func listed(fields map[string]any) (list []any, is bool) {
	names := slices.Collect(maps.Keys(fields))
	if slices.ContainsFunc(names, func(n string) bool { return !plain.MatchString(n) }) {
		return nil, false
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(len(a)-len(b), strings.Compare(a, b)) })
	for _, n := range names {
		list = append(list, fields[n])
	}
	return list, true
}

func (d *decoding) entries(path string, v any, into reflect.Value) {
	fields, is := v.(map[string]any)
	if !is {
		d.other(path, v)
		return
	}
	into.Set(reflect.MakeMap(into.Type()))
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		element := reflect.New(into.Type().Elem()).Elem()
		d.decode(inside(path, name), fields[name], element)
		into.SetMapIndex(reflect.ValueOf(name).Convert(into.Type().Key()), element)
	}
}

func (d *decoding) text(path string, v any, into reflect.Value) {
	text := Written(v)
	switch into.Kind() {
	case reflect.String:
		into.SetString(text)
		if text == "" {
			d.other(path, v)
		}
	case reflect.Bool:
		said, ok := yesNo(text)
		if into.SetBool(said); !ok {
			d.other(path, v)
		}
	case reflect.Int:
		n, ok := parse(tidy(text))
		if !ok || n.unit != "" || math.Abs(n.value) > 1<<53 {
			d.other(path, v)
			return
		}
		into.SetInt(int64(n.value))
	default:
		panic("values: Decode reads no " + into.Kind().String()) // a mistake of the program, which each reader's test finds
	}
}

// other notes a value of another shape, unless it stands for nothing.
func (d *decoding) other(path string, v any) {
	if !d.isNothing(v) {
		text, _ := json.Marshal(v)
		d.unread = append(d.unread, Unread{path, shortened(string(text))})
	}
}

func (d *decoding) isNothing(v any) bool {
	switch v := v.(type) {
	case bool:
		return !v
	case string:
		return Missing(v)
	case []any:
		return !slices.ContainsFunc(v, func(e any) bool { return !d.isNothing(e) })
	case map[string]any:
		return len(v) == 0
	case json.Number:
		return false
	}
	return v == nil
}

func inside(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}
