package reference

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func TestReferencesAreReadAsTheirSenderWritesThem(t *testing.T) {
	longest := strings.Repeat("é", limits.ReferenceCharacters)
	for text, want := range map[string]struct {
		number    int
		reference string
	}{
		"1096": {1096, "1096"}, " 1096\n": {1096, "1096"}, "0512": {512, "0512"}, "999999999": {MostNumber, "999999999"},
		"MAAS-0512": {0, "MAAS-0512"}, "  MW 5112 / a ": {0, "MW 5112 / a"}, "-5": {0, "-5"}, "12.5": {0, "12.5"},
		"1000000000": {0, "1000000000"}, "99999999999999999999": {0, "99999999999999999999"}, longest: {0, longest},
		"0b9a1f6e-6c1d-4a35-9d3c-2f5a7c1e8d40": {0, "0b9a1f6e-6c1d-4a35-9d3c-2f5a7c1e8d40"},
	} {
		number, reference, err := Read(text)
		if number != want.number || reference != want.reference || err != nil {
			t.Errorf("%q is read as %d, %q (%v)", text, number, reference, err)
		}
	}
	for text, why := range map[string]string{"": "missing", " ": "missing", "A\tB": "control", "A\x00B": "control", "A\u202eB": "control",
		"A\u200bB": "control", "A\nB": "control", "A\xff": "control", longest + "é": "longer than 64", "-- / .": "no letter or digit",
		"0": "at least 1", "000": "at least 1"} {
		if _, _, err := Read(text); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestKeyOfAReferenceIsTheSameInEverySpelling(t *testing.T) {
	for _, text := range []string{"MAAS-0512", "maas 0512", "Maas.0512", "mäas/0512"} {
		if key := Key(text); key != "maas0512" {
			t.Errorf("%q: %q", text, key)
		}
	}
}
