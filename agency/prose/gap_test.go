package prose

import (
	"slices"
	"testing"
)

func TestGapsNameWhatIsToBeFilledIn(t *testing.T) {
	for text, want := range map[string][]string{
		"Verzekeraar: [in te vullen: verzekeraar en polisnummer]. Rechtbank: [in te vullen: bevoegde rechtbank].": {
			"verzekeraar en polisnummer", "bevoegde rechtbank"},
		"Assureur : [à compléter : assureur], encore [à compléter : assureur]": {"assureur"},
		"[to fill in: court] and [a link](/contact/)":                          {"court"},
		"[auszufüllen: Gericht]":                                               {"Gericht"},
		"[to be filled in: nothing of ours], [in te vullen:x]":                 nil,
	} {
		if got := Gaps(text); !slices.Equal(got, want) {
			t.Errorf("%q has the gaps %q, want %q", text, got, want)
		}
	}
}
