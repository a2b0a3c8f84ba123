package db

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
)

// ErrCursor says that a cursor was not made for this list.
var ErrCursor = errors.New("the cursor does not belong to this list")

// cursor is a position in a list: the order of the list, the sort key and the number of the property there.
func cursor(sort string, key any, number int) string {
	b, _ := json.Marshal([]any{sort, key, number}) // keys are texts or numbers
	return base64.RawURLEncoding.EncodeToString(b)
}

func openCursor(s, sort string) (key any, number int64, err error) {
	raw, err := base64.RawURLEncoding.DecodeString(s)
	if err != nil {
		return nil, 0, ErrCursor
	}
	var parts []any
	d := json.NewDecoder(strings.NewReader(string(raw)))
	d.UseNumber()
	if d.Decode(&parts) != nil || len(parts) != 3 || parts[0] != sort {
		return nil, 0, ErrCursor
	}
	n, ok := parts[2].(json.Number)
	if !ok {
		return nil, 0, ErrCursor
	}
	if number, err = n.Int64(); err != nil {
		return nil, 0, ErrCursor
	}
	switch k := parts[1].(type) {
	case string:
		return k, number, nil
	case json.Number:
		n, err := k.Int64()
		if err != nil {
			return nil, 0, ErrCursor
		}
		return n, number, nil
	}
	return nil, 0, ErrCursor
}
