package export

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
)

// stated is a record that is written without what it does not state: null, and groups without a field.
func stated(record any) any { return ordered{reflect.ValueOf(record)} }

// ordered writes the fields of a struct in their order.
type ordered struct{ record reflect.Value }

// MarshalJSON writes the fields that state something.
func (o ordered) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	for i := range o.record.NumField() {
		field, value := o.record.Type().Field(i), o.record.Field(i)
		text, err := plainJSON(value.Interface())
		if err != nil {
			return nil, err
		}
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if text == "null" || field.Anonymous && text == "{}" || name == "gone" {
			continue
		}
		if out.Len() > 0 {
			out.WriteByte(',')
		}
		out.WriteString(`"` + name + `":` + text)
	}
	return []byte("{" + out.String() + "}"), nil
}

// plainJSON writes JSON that people read: <, > and & are not escaped.
func plainJSON(v any) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return strings.TrimSuffix(b.String(), "\n"), err
}

// json writes a value into a file.
func (w *writer) json(file string, v any) error {
	text, err := plainJSON(v)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := json.Indent(&b, []byte(text), "", "  "); err != nil {
		return err
	}
	b.WriteByte('\n')
	return w.file(file, &b)
}
