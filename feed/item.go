package feed

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
)

// Item is a property in the CRM's JSON. Its methods read the first of the named fields that is not empty; 0 counts as empty, because the
// CRM writes it for fields that were not filled in. Problem gets what cannot be read.
type Item struct {
	Fields  map[string]any // numbers are json.Number
	Problem func(intake.Problem)
	Words   agency.OwnWords // what the agency says that numbers of the CRM mean; nil where nobody can say it: for a file
}

func (i Item) problem(kind agency.RecordProblemKind, value, field, text string) {
	i.Problem(intake.Problem{Kind: kind, Value: value, Field: field, Text: text})
}

// Text gives a text, or a number as it is written; "" when there is none.
func (i Item) Text(names ...string) string {
	for _, n := range names {
		switch v := i.Fields[n].(type) {
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

// textOrNil is Text, with nil for an absent one.
func (i Item) textOrNil(names ...string) *string {
	if t := i.Text(names...); t != "" {
		return &t
	}
	return nil
}

// integer gives a whole number, without decimals.
func (i Item) integer(names ...string) *int {
	f := i.decimal(names...)
	if f == nil || *f == 0 {
		return nil
	}
	n := int(*f)
	return &n
}

func (i Item) decimal(names ...string) *float64 {
	t := i.Text(names...)
	if t == "" {
		return nil
	}
	f, err := parse(strings.Replace(t, ",", ".", 1))
	if err != nil {
		i.problem(agency.NumberInvalid, t, names[0], fmt.Sprintf("%q is not a number", t))
		return nil
	}
	return &f
}

// euro gives an amount with at most two decimals.
func (i Item) euro(names ...string) *locale.Money {
	f := i.decimal(names...)
	if f == nil {
		return nil
	}
	m := locale.Money(*f*100 + 0.5)
	return &m
}

// yes gives true or nil: the CRM writes false for fields that were not filled in.
func (i Item) yes(names ...string) *bool {
	for _, n := range names {
		if said, _ := i.Fields[n].(bool); said {
			return &said
		}
	}
	return nil
}

// word gives the look-up value whose number the CRM writes (agency.Vocabulary).
func word[T ~string](i Item, list string, names ...string) *T {
	n := i.integer(names...)
	if n == nil {
		return nil
	}
	if own, said := i.Words.Of(list, strconv.Itoa(*n)); said {
		return notEmpty(T(own))
	}
	for value, number := range agency.Vocabulary[list] {
		if number == *n {
			v := T(value)
			return &v
		}
	}
	number := strconv.Itoa(*n)
	if i.Words == nil {
		i.problem(agency.ValueUnknown, number, names[0], number+" is not a number in "+list)
	} else {
		i.problem(agency.WordUnknown, number, names[0], agency.UnknownWord{List: list, Word: number}.Text())
	}
	return nil
}

func notEmpty[T ~string](value T) *T {
	if value == "" {
		return nil
	}
	return &value
}

// addresses gives a list of https addresses, nil for none.
func (i Item) addresses(name string) (list []string) {
	values, _ := i.Fields[name].([]any)
	for _, v := range values {
		if text, _ := v.(string); strings.HasPrefix(text, "https://") {
			list = append(list, text)
		}
	}
	return list
}

// day gives a date, nil for none.
func (i Item) day(names ...string) *locale.Date {
	if d := day(i.Text(names...)); d != "" {
		return &d
	}
	return nil
}
