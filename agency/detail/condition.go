package detail

import (
	"fmt"
	"reflect"
)

// FieldCondition is a field condition (specification section 3): data that decide whether a field is shown. Field is the name of the field
// to test; "" is the field that is shown or hidden. It is compared with another field or with a value. AdvancedCondition adds conditions of
// which at least one must hold.
type FieldCondition struct {
	Field             string           `json:"field,omitempty"`
	Logic             Logic            `json:"logic,omitempty"`
	AdvancedCondition []FieldCondition `json:"advancedCondition,omitempty"`
	CompareWithField  string           `json:"compareWithField,omitempty"`
	CompareWithValue  any              `json:"compareWithValue,omitempty"`
}

// Logic is how a condition compares.
type Logic string

// The comparisons. Above to AtMost compare numbers; Equals and Differs compare values of one kind.
const (
	Equals   Logic = "equals"
	Differs  Logic = "differs"
	Above    Logic = "above"
	AtLeast  Logic = "atLeast"
	Below    Logic = "below"
	AtMost   Logic = "atMost"
	IsEmpty  Logic = "empty"
	IsFilled Logic = "filled"
)

// LogicName is how it compares, in a word; empty when only the conditions of AdvancedCondition count.
func (c FieldCondition) LogicName() string { return string(c.Logic) }

// Fields gives the value of a field by its name, false when there is no field of that name.
type Fields func(name string) (value any, known bool)

// Hold reports whether every condition holds for the field. An empty list holds; a condition that cannot be evaluated does not
// (specification section 5).
func Hold(list []FieldCondition, field string, fields Fields) bool {
	for _, c := range list {
		if held, err := c.holds(field, fields); err != nil || !held {
			return false
		}
	}
	return true
}

func (c FieldCondition) holds(field string, fields Fields) (bool, error) {
	if c.AdvancedCondition != nil && !anyHolds(c.AdvancedCondition, field, fields) {
		return false, nil
	}
	if c.Logic == "" && c.AdvancedCondition != nil {
		return true, nil
	}
	if c.Field != "" {
		field = c.Field
	}
	value, known := fields(field)
	if !known {
		return false, fmt.Errorf("there is no field %q", field)
	}
	other := c.CompareWithValue
	if c.CompareWithField != "" {
		if other, known = fields(c.CompareWithField); !known {
			return false, fmt.Errorf("there is no field %q", c.CompareWithField)
		}
	}
	return compare(c.Logic, value, other)
}

func anyHolds(list []FieldCondition, field string, fields Fields) bool {
	for _, c := range list {
		if held, err := c.holds(field, fields); err == nil && held {
			return true
		}
	}
	return false
}

func compare(l Logic, a, b any) (bool, error) {
	switch l {
	case IsEmpty:
		return Empty(a), nil
	case IsFilled:
		return !Empty(a), nil
	}
	a, b = plain(a), plain(b)
	switch l {
	case Equals, Differs:
		if a != nil && b != nil && reflect.TypeOf(a) != reflect.TypeOf(b) {
			return false, fmt.Errorf("%v cannot be compared with %v", a, b)
		}
		return (a == b) == (l == Equals), nil
	}
	x, isNumber := a.(float64)
	y, areNumbers := b.(float64)
	if !isNumber || !areNumbers {
		return false, fmt.Errorf("%v and %v are not both numbers", a, b)
	}
	return order(l, x, y)
}

func order(l Logic, x, y float64) (bool, error) {
	switch l {
	case Above:
		return x > y, nil
	case AtLeast:
		return x >= y, nil
	case Below:
		return x < y, nil
	case AtMost:
		return x <= y, nil
	}
	return false, fmt.Errorf("%q is not a comparison", l)
}

// plain gives numbers as float64, words as string and yes or no as bool; nil for what is empty or none of these.
func plain(v any) any {
	r := reflect.ValueOf(v)
	for r.Kind() == reflect.Pointer && !r.IsNil() {
		r = r.Elem()
	}
	switch {
	case r.CanInt():
		return float64(r.Int())
	case r.CanFloat():
		return r.Float()
	case r.Kind() == reflect.String && !Empty(v):
		return r.String()
	case r.Kind() == reflect.Bool:
		return r.Bool()
	}
	return nil
}
