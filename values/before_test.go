package values

import "testing"

// TestEachWordBeforeAnAmount puts each word that may stand before an amount there, also one that begins with another: prix de vente.
func TestEachWordBeforeAnAmount(t *testing.T) {
	for word := range about {
		text := word + " 250.000 €"
		if m := (Reader{Note: func(Note) {}}).Euro("price", "price", text); m == nil || *m != 25_000_000 {
			t.Errorf("%q is read as %v, want € 250.000", text, m)
		}
	}
}
