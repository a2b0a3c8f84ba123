package db

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/records"
)

// TestPropertiesTyped finds properties by their number, their sender's reference, and a reference that is another's number too.
func TestPropertiesTyped(t *testing.T) {
	s := open(t)
	sent := func(reference string) func(*records.Property) {
		return func(r *records.Property) { r.Reference = &reference }
	}
	fill(t, s, property(7, nil), property(8, sent("MAAS-12/3")), property(9, sent("7")), property(10, sent("8")))
	for text, want := range map[string][]int{"maas 12 3": {8}, "ref. MAAS12/3": {8}, "7": {7, 9}, "n° 10": {10},
		"8": {8, 10}, "villa": nil} {
		if got, err := s.Portfolio.PropertiesTyped(t.Context(), text); err != nil || !slices.Equal(slices.Sorted(slices.Values(got)),
			want) {
			t.Errorf("%q is the reference of %v, want %v (%v)", text, got, want, err)
		}
	}
}
