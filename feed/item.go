package feed

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// Item is a property or project in the CRM's JSON. Its methods read the first of the named fields that says something; 0 and false say
// nothing, because the CRM writes them for fields that were not filled in. Problem gets what cannot be read.
type Item struct {
	Fields  map[string]any // numbers are json.Number
	Problem func(check.Problem)
	Words   detail.OwnWords // what the agency says that numbers of the CRM mean; nil where nobody can say it: for a file
}

func (i Item) problem(kind records.ProblemKind, value, field, text string) {
	i.Problem(check.Problem{Kind: kind, Value: value, Field: field, Text: text})
}

func (i Item) values() values.Reader {
	return values.Reader{ZeroIsEmpty: true, Note: func(n values.Note) { i.Problem(check.ProblemOf(n)) }}
}

// sent gives the first of the fields that says something, with its name, as the CRM wrote it; "" when there is none.
func (i Item) sent(names ...string) (name, text string) {
	for _, n := range names {
		if t := values.Written(i.Fields[n]); !values.Missing(t) && !values.IsZero(t) {
			return n, t
		}
	}
	return names[0], ""
}

// Text gives a text on one line, or a number as it is written; "" when there is none.
func (i Item) Text(names ...string) string {
	_, text := i.sent(names...)
	return values.Line(text)
}

// textOrNil is Text, with nil for an absent one.
func (i Item) textOrNil(names ...string) *string {
	if t := i.Text(names...); t != "" {
		return &t
	}
	return nil
}

// integer reads a number of the site's field.
func (i Item) integer(field string, names ...string) *int {
	name, text := i.sent(names...)
	return i.values().Integer(field, name, text)
}

func (i Item) decimal(field string, names ...string) *float64 {
	name, text := i.sent(names...)
	return i.values().Decimal(field, name, text)
}

// euro reads an amount in the currency of the item.
func (i Item) euro(field string, names ...string) *locale.Money {
	name, text := i.sent(names...)
	return i.values().EuroIn(i.Text("Currency", "CurrencyCode"), field, name, text)
}

// yes gives true or nil: the CRM writes false for fields that were not filled in.
func (i Item) yes(names ...string) *bool {
	name, text := i.sent(names...)
	return i.values().YesNo(name, text)
}

// Allowed reports whether a field says that something may be shown.
func (i Item) Allowed(name string) bool {
	_, text := i.sent(name)
	return i.values().Allowed(name, text)
}

// number gives a number of the CRM's own: of a record, or of a value of one of its lists. It is 0 for none, and -1 for what is no number.
func (i Item) number(names ...string) int {
	name, text := i.sent(names...)
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(text), ".0"))
	if err != nil {
		i.problem(records.NumberInvalid, text, name, fmt.Sprintf("%q is not a number of the CRM", text))
		return -1
	}
	return n
}

// word gives the look-up value whose number the CRM writes (detail.Vocabulary).
func word[T ~string](i Item, list string, names ...string) *T {
	n := i.number(names...)
	if n <= 0 {
		return nil
	}
	number := strconv.Itoa(n)
	if own, said := i.Words.Of(list, number); said {
		return notEmpty(T(own))
	}
	for value, of := range detail.Vocabulary[list] {
		if of == n {
			v := T(value)
			return &v
		}
	}
	if i.Words == nil {
		i.problem(records.ValueUnknown, number, names[0], number+" is not a number in "+list)
	} else {
		i.problem(records.WordUnknown, number, names[0], detail.UnknownWord{List: list, Word: number}.Text())
	}
	return nil
}

func notEmpty[T ~string](value T) *T {
	if value == "" {
		return nil
	}
	return &value
}

// day gives a date, nil for none.
func (i Item) day(field string, names ...string) *locale.Date {
	name, text := i.sent(names...)
	return i.values().Date(field, name, text)
}

// floor reads on which floor it is.
func (i Item) floor(names ...string) *int {
	name, text := i.sent(names...)
	return i.values().Floor(name, text)
}
