package sweepbright

import (
	"slices"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/values"
)

// lookUp translates a word of a list of detail.Vocabulary, by the agency's own words first, and notes one that is unknown.
func lookUp[T ~string](m *mapper, list, field string, table map[word]T, w word) *T {
	own, said := m.words.Of(list, string(w))
	value, known := table[w]
	switch {
	case !known && values.Missing(string(w)):
		return nil
	case said && own == "":
		return nil
	case said:
		value = T(own)
	case !known:
		m.record.Unknown(field, detail.UnknownWord{List: list, Word: string(w)})
		return nil
	}
	return &value
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
