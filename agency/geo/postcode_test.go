package geo

import "testing"

func TestPlainPostcode(t *testing.T) {
	for zip, want := range map[string]string{
		"3640": "3640", " 3640 ": "3640", "B-3640": "B-3640", "be 3640": "B-3640", "b3640": "B-3640", "L-9710": "L-9710",
		"LU9710": "L-9710", "lu- 9710": "L-9710",
		"": "", "L-": "L-", "Bree": "BREE",
	} {
		if got := PlainPostcode(zip); got != want {
			t.Errorf("%q is written %q, want %q", zip, got, want)
		}
		if again := PlainPostcode(want); again != want {
			t.Errorf("%q is written %q the second time, want it unchanged", want, again)
		}
	}
}
