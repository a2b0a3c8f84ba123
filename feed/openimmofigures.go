package feed

import (
	"strings"

	"github.com/gevel/gevel/locale"
)

// figure reads the first number in a text, with a decimal point or comma.
func (o openImmo) figure(field string, texts ...string) *float64 {
	for _, t := range texts {
		if t = strings.Replace(strings.TrimSpace(t), ",", ".", 1); t == "" {
			continue
		}
		f, err := parse(t)
		if err != nil {
			o.problem(o.name, field, "%q is not a number", t)
			return nil
		}
		return &f
	}
	return nil
}

func (o openImmo) euro(field, text string) *locale.Money {
	f := o.figure(field, text)
	if f == nil {
		return nil
	}
	m := locale.Money(*f*100 + 0.5)
	return &m
}

func cut(f *number) *int {
	if f == nil {
		return nil
	}
	n := int(*f)
	return &n
}

func filled(text string) *string {
	if text = strings.TrimSpace(text); text == "" {
		return nil
	}
	return &text
}

// day gives the date of a timestamp; "" for none.
func day(text string) locale.Date {
	text = strings.TrimSpace(text)
	if d := locale.Date(text[:min(len(text), len("2026-11-21"))]); d.Valid() {
		return d
	}
	return ""
}
