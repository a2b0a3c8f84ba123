package crm

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/gevel/gevel/values"
)

// read reads an answer into out, also one that begins with a byte order mark; an empty answer leaves out as it is.
func read(body []byte, out any) error {
	if out == nil {
		return nil
	}
	body, err := values.InUTF8(body) // of bytes of another encoding encoding/json would make question marks
	if err != nil || len(bytes.TrimSpace(body)) == 0 {
		return err
	}
	if err := json.Unmarshal(body, out); err != nil {
		return OtherShape("the CRM's answer", err)
	}
	return nil
}

// OtherShape is the error for an answer that JSON could not be read from. It says in which field it differs and what kind of value stands
// there, and never repeats the value, which may be about a person.
func OtherShape(answer string, err error) error {
	text := answer + " has another shape than expected"
	var value *json.UnmarshalTypeError
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &value):
		kind, _, _ := strings.Cut(value.Value, " ") // "number 32475000000" has the number itself
		text += fmt.Sprintf(": %s is a JSON %s", cmp.Or(value.Field, "it"), kind)
	case errors.As(err, &syntax):
		text += fmt.Sprintf(": it is no JSON from byte %d on", syntax.Offset)
	}
	return errors.New(text)
}

// Number is a whole number of an answer: an id, or how many there are. Some programs write it as text.
type Number int

// UnmarshalJSON reads it; null and "" are 0.
func (n *Number) UnmarshalJSON(text []byte) error {
	said := strings.Trim(string(text), `" `)
	if said == "" || said == "null" {
		return nil
	}
	read, err := strconv.Atoi(strings.TrimSuffix(said, ".0"))
	if err != nil {
		return errors.New("it is no whole number")
	}
	*n = Number(read)
	return nil
}

// NamedFields lists the fields of a request in JSON that an answer names. They are written as the request has them, so the answer cannot
// say anything else by it.
func NamedFields(request, answer []byte) (names []string) {
	var fields map[string]json.RawMessage
	if json.Unmarshal(request, &fields) != nil {
		return nil
	}
	said := strings.FieldsFunc(strings.ToLower(string(answer)), func(r rune) bool {
		return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	for name := range fields {
		if slices.Contains(said, strings.ToLower(name)) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
