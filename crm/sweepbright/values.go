package sweepbright

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"
)

// word is a word, the first of a list of words, or nothing.
type word string

// UnmarshalJSON reads it.
func (w *word) UnmarshalJSON(text []byte) error {
	var one *string
	if json.Unmarshal(text, &one) == nil {
		if one != nil {
			*w = word(*one)
		}
		return nil
	}
	var list []string
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	if len(list) > 0 {
		*w = word(list[0])
	}
	return nil
}

// figure is a number, also written as a text or as the amount or value of an object.
type figure float64

// UnmarshalJSON reads it.
func (f *figure) UnmarshalJSON(text []byte) error {
	var n float64
	if json.Unmarshal(text, &n) == nil {
		*f = figure(n)
		return nil
	}
	var s string
	if json.Unmarshal(text, &s) == nil {
		n, err := strconv.ParseFloat(strings.TrimSpace(strings.Replace(s, ",", ".", 1)), 64)
		*f = figure(n)
		return err
	}
	var o struct{ Amount, Value *figure }
	if err := json.Unmarshal(text, &o); err != nil {
		return err
	}
	for _, v := range []*figure{o.Amount, o.Value} {
		if v != nil {
			*f = *v
			return nil
		}
	}
	return errors.New("neither a number nor an amount")
}

// area is a surface with its unit; a bare number is in m².
type area struct {
	Size *figure `json:"size"`
	Unit word    `json:"unit"`
}

// UnmarshalJSON reads it.
func (a *area) UnmarshalJSON(text []byte) error {
	if len(text) > 0 && text[0] != '{' {
		a.Size = new(figure)
		return a.Size.UnmarshalJSON(text)
	}
	type plain area
	return json.Unmarshal(text, (*plain)(a))
}
