package search

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"slices"
	"strings"
)

// ErrCursor says that a cursor was not made for this list.
var ErrCursor = errors.New("the cursor does not belong to this list")

// position is a place in a list: the key by which the list is sorted there, and the number of the property. A key is a text or a number.
type position struct {
	key    any
	number int64
}

// cursor writes the position of a row in an order.
func (x *Index) cursor(o *order, row int32) string {
	var key any = o.key(&x.columns, row)
	if o.byText() {
		key = x.texts[citySortColumn].at(row)
	}
	b, _ := json.Marshal([]any{o.sort, key, x.numbers[numberColumn][row]}) // keys are texts or numbers
	return base64.RawURLEncoding.EncodeToString(b)
}

// byText reports whether the key of an order stands for a text, whose number another index may have for another text.
func (o *order) byText() bool { return strings.HasPrefix(string(o.sort), "CITY_") }

func openCursor(s string, o *order) (p position, err error) {
	raw, err := base64.RawURLEncoding.DecodeString(s)
	if err != nil {
		return p, ErrCursor
	}
	var parts []any
	d := json.NewDecoder(strings.NewReader(string(raw)))
	d.UseNumber()
	if d.Decode(&parts) != nil || len(parts) != 3 || parts[0] != string(o.sort) {
		return p, ErrCursor
	}
	key, keyed := integer(parts[1])
	if text, ok := parts[1].(string); ok && o.byText() {
		p.key = text
	} else if keyed && !o.byText() {
		p.key = key
	} else {
		return p, ErrCursor
	}
	var numbered bool
	if p.number, numbered = integer(parts[2]); !numbered {
		return p, ErrCursor
	}
	return p, nil
}

func integer(v any) (n int64, ok bool) {
	number, ok := v.(json.Number)
	if !ok {
		return 0, false
	}
	n, err := number.Int64()
	return n, err == nil
}

// firstAfter gives how many rows of an order stand before a position or at it.
func (x *Index) firstAfter(o *order, rows []int32, p position) int {
	at, _ := slices.BinarySearchFunc(rows, p, func(row int32, p position) int {
		if x.comparePosition(o, row, p) <= 0 {
			return -1
		}
		return 1
	})
	return at
}

// firstFrom gives how many rows of an order stand before a position.
func (x *Index) firstFrom(o *order, rows []int32, p position) int {
	at, _ := slices.BinarySearchFunc(rows, p, func(row int32, p position) int {
		if x.comparePosition(o, row, p) < 0 {
			return -1
		}
		return 1
	})
	return at
}
