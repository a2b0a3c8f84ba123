package feed

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// item is a property in the CRM's JSON. Its methods read the first of the named fields that is not empty; 0 counts as empty, because the
// CRM writes it for fields that were not filled in.
type item struct {
	*reader
	name   string // its name in problems
	fields map[string]any
}

// text gives a text, or a number as it is written; "" when there is none.
func (i item) text(names ...string) string {
	for _, n := range names {
		switch v := i.fields[n].(type) {
		case string:
			if v = strings.TrimSpace(v); v != "" {
				return v
			}
		case json.Number:
			if v != "0" {
				return v.String()
			}
		}
	}
	return ""
}

// textOrNil is text, with nil for an absent one.
func (i item) textOrNil(names ...string) *string {
	if t := i.text(names...); t != "" {
		return &t
	}
	return nil
}

// whole gives a whole number, without decimals.
func (i item) whole(names ...string) *int {
	f := i.decimal(names...)
	if f == nil || *f == 0 {
		return nil
	}
	n := int(*f)
	return &n
}

func (i item) decimal(names ...string) *float64 {
	t := i.text(names...)
	if t == "" {
		return nil
	}
	f, err := strconv.ParseFloat(strings.Replace(t, ",", ".", 1), 64)
	if err != nil {
		i.problem(i.name, names[0], "%q is not a number", t)
		return nil
	}
	return &f
}

// euro gives an amount with at most two decimals.
func (i item) euro(names ...string) *locale.Money {
	f := i.decimal(names...)
	if f == nil {
		return nil
	}
	m := locale.Money(*f*100 + 0.5)
	return &m
}

// yes gives true or nil: the CRM writes false for fields that were not filled in.
func (i item) yes(names ...string) *bool {
	for _, n := range names {
		if said, _ := i.fields[n].(bool); said {
			return &said
		}
	}
	return nil
}

// word gives the look-up value whose number the CRM writes (agency.Vocabulary).
func word[T ~string](i item, list string, names ...string) *T {
	n := i.whole(names...)
	if n == nil {
		return nil
	}
	for value, number := range agency.Vocabulary[list] {
		if number == *n {
			v := T(value)
			return &v
		}
	}
	i.problem(i.name, names[0], "%d is not a number in %s", *n, list)
	return nil
}

// day gives a date, nil for none.
func (i item) day(names ...string) *locale.Date {
	if d := day(i.text(names...)); d != "" {
		return &d
	}
	return nil
}
