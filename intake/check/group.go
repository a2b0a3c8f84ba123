package check

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"sync"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// Groups checks every field of a property's groups: look-up values must be in the vocabulary, dates must exist and numbers must not be
// negative, except those of belowZero.
func (b *Book) Groups(file string, r records.Property) {
	v := reflect.ValueOf(r)
	for i, field := range jsonFieldsOf(v.Type()) {
		if field.embedded {
			b.checkGroup(file, field.name, v.Field(i))
		}
	}
}

// belowZero lists the fields that may be negative: floors below ground and properties that produce more energy than they use.
var belowZero = map[string]bool{"building.floor": true, "energy.specific": true, "energy.total": true, "energy.co2": true}

func (b *Book) checkGroup(file, group string, v reflect.Value) {
	for i, field := range jsonFieldsOf(v.Type()) {
		value := v.Field(i)
		if kind := value.Kind(); (kind == reflect.Pointer || kind == reflect.Slice) && value.IsNil() {
			continue // most fields say nothing
		}
		b.checkValue(file, group+"."+field.name, value)
	}
}

func (b *Book) checkValue(file, field string, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			b.checkValue(file, field, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			b.checkValue(file, fmt.Sprintf("%s[%d]", field, i), v.Index(i))
		}
	case reflect.Struct:
		b.checkGroup(file, field, v)
	case reflect.String:
		b.checkWord(file, field, v)
	case reflect.Int, reflect.Int64:
		if v.Int() < 0 && !belowZero[field] {
			b.BelowZero(file, field, v)
		}
		if _, money := v.Interface().(locale.Money); !money && (v.Int() > math.MaxInt32 || v.Int() < math.MinInt32) {
			// the graph's Int has 32 bits
			b.RefuseValue(records.ValueTooFar, v.Int(), file, field, "%d is larger than any count or measure",
				v.Int())
		}
	case reflect.Float64:
		if v.Float() < 0 && !belowZero[field] {
			b.BelowZero(file, field, v)
		}
	}
}

// BelowZero notes a number that cannot be below zero. An amount stands in euro, as the folder has it.
func (b *Book) BelowZero(file, field string, v reflect.Value) {
	number := v.Interface()
	if m, ok := number.(locale.Money); ok {
		number = float64(m) / 100
	}
	b.RefuseValue(records.ValueTooFar, number, file, field, "%v is below zero", number)
}

func (b *Book) checkWord(file, field string, v reflect.Value) {
	if d, ok := v.Interface().(locale.Date); ok {
		b.Date(file, field, d)
		return
	}
	if _, ok := detail.Vocabulary[v.Type().Name()]; ok { // other types are free text
		b.Word(file, field, v.Type().Name(), v.String())
	}
}

// jsonField is a field of a struct with its name in JSON.
type jsonField struct {
	name     string
	embedded bool
}

var jsonFields sync.Map // from reflect.Type to []jsonField: every property asks for the same

func jsonFieldsOf(t reflect.Type) []jsonField {
	if known, ok := jsonFields.Load(t); ok {
		return known.([]jsonField)
	}
	list := make([]jsonField, t.NumField())
	for i := range list {
		field := t.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		list[i] = jsonField{name, field.Anonymous}
	}
	jsonFields.Store(t, list)
	return list
}
