package sweepbright

import (
	"math"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
)

// lookUp translates a word of a list of agency.Vocabulary, by the agency's own words first, and notes one that is unknown.
func lookUp[T ~string](m *mapper, list, field string, table map[word]T, w word) *T {
	if w == "" {
		return nil
	}
	own, said := m.words.Of(list, string(w))
	value, known := table[w]
	switch {
	case said && own == "":
		return nil
	case said:
		value = T(own)
	case !known:
		m.record.Unknown(field, agency.UnknownWord{List: list, Word: string(w)})
		return nil
	}
	return &value
}

func (m *mapper) day(field string, text *string) *locale.Date {
	t := filled(text)
	if t == nil {
		return nil
	}
	d := locale.Date((*t)[:min(len(*t), len("2026-11-21"))])
	if !d.Valid() {
		m.unknown(field, *t)
		return nil
	}
	return &d
}

// filled gives a text, nil for an empty one.
func filled(s *string) *string {
	if s == nil || strings.TrimSpace(*s) == "" {
		return nil
	}
	text := strings.TrimSpace(*s)
	return &text
}

// inUse gives the texts in languages that a site can have.
func inUse(t locale.Localized) locale.Localized {
	out := locale.Localized{}
	for l, text := range t {
		if l.Known() && strings.TrimSpace(text) != "" {
			out[l] = strings.TrimSpace(text)
		}
	}
	return out
}

func money(f *figure) *locale.Money {
	if f == nil {
		return nil
	}
	m := locale.Money(math.Round(float64(*f) * 100))
	return &m
}

func integer(f *figure) *int {
	if f == nil {
		return nil
	}
	n := int(math.Round(float64(*f)))
	return &n
}

func decimal(f *figure) *float64 {
	if f == nil {
		return nil
	}
	n := float64(*f)
	return &n
}

// files are the pictures or documents in their order. SweepBright does not say who may see a document, so it is given on request only.
func files(list []file) []crm.File {
	slices.SortStableFunc(list, func(a, b file) int { return a.Ordinal - b.Ordinal })
	var out []crm.File
	for _, f := range list {
		out = append(out, crm.File{ID: f.ID, Name: f.Filename, Address: f.URL})
	}
	return out
}
