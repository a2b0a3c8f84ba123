package export

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/locale"
)

// fill sets a value and all that it contains; a pointer may stay nil.
func (r random) fill(v reflect.Value) {
	switch v.Interface().(type) {
	case locale.Date:
		v.SetString(string(r.date()))
		return
	case locale.Localized:
		v.Set(reflect.ValueOf(r.texts()))
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if r.IntN(3) > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			r.fill(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			r.fill(v.Field(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.IntN(3), 3))
		for i := range v.Len() {
			r.fill(v.Index(i))
		}
	case reflect.String:
		v.SetString(r.word(v.Type().Name()))
	case reflect.Int, reflect.Int64:
		v.SetInt(int64(r.IntN(100)))
	case reflect.Float64:
		v.SetFloat(r.Float64() * 100)
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	}
}

// word is one of a vocabulary, or any text.
func (r random) word(vocabulary string) string {
	words := slices.Sorted(maps.Keys(detail.Vocabulary[vocabulary]))
	if len(words) == 0 {
		return r.text()
	}
	return words[r.IntN(len(words))]
}

func (r random) date() locale.Date {
	return locale.Date(fmt.Sprintf("20%02d-%02d-%02d", r.IntN(100), 1+r.IntN(12), 1+r.IntN(28)))
}

func (r random) texts() locale.Localized {
	t := locale.Localized{"nl": "x" + r.text()}
	for _, l := range locale.Languages[1:] {
		if r.IntN(2) == 0 {
			t[l] = r.text()
		}
	}
	return t
}

// text is a few pieces that could break a format.
func (r random) text() (s string) {
	pieces := []string{"Huis", " ", "\n", "\n\n", "\t", "é", "🏡", "“”", `"`, `\`, "<b>x</b>", "&amp;", "&", "---", ":",
		"# kop", "* punt", "[a](/x/)", "`"}
	for range r.IntN(9) {
		s += pieces[r.IntN(len(pieces))]
	}
	return s
}

func (r random) line() string { return strings.NewReplacer("\n", " ").Replace("x" + r.text()) }
