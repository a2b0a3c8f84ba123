package locale

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
)

// List is a short list that is stored as JSON in one column.
type List[T any] []T

// Value returns the list as JSON; an empty list is "[]".
func (l List[T]) Value() (driver.Value, error) {
	if l == nil {
		return "[]", nil
	}
	b, err := json.Marshal([]T(l))
	return string(b), err
}

// Scan reads the list from a column.
func (l *List[T]) Scan(v any) error { return scanJSON(v, (*[]T)(l)) }

// Value returns the text as a JSON object by language.
func (t Localized) Value() (driver.Value, error) {
	b, err := json.Marshal(map[Language]string(t))
	return string(b), err
}

// Scan reads the text from a column.
func (t *Localized) Scan(v any) error { return scanJSON(v, (*map[Language]string)(t)) }

// Stored is a value that is stored as JSON in one column; nil is NULL.
type Stored[T any] struct{ Value *T }

// Scan reads the value from a column.
func (s *Stored[T]) Scan(v any) error {
	if v == nil {
		s.Value = nil
		return nil
	}
	s.Value = new(T)
	return scanJSON(v, s.Value)
}

func scanJSON(v, into any) error {
	switch v := v.(type) {
	case nil:
		return nil
	case string:
		return json.Unmarshal([]byte(v), into)
	case []byte:
		return json.Unmarshal(v, into)
	}
	return fmt.Errorf("cannot read JSON from %T", v)
}
