package locale

import (
	"encoding/json"
	"os"
	"testing"
)

// TestTypedNumbers shares its cases with the web app's test (web/shared/form/readInput.test.tsx).
func TestTypedNumbers(t *testing.T) {
	text, err := os.ReadFile("testdata/numbers.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Language Language
		Text     string
		Integer  *int `json:"integer"`
		Cents    *int64
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		if n, ok := ParseInteger(c.Text, c.Language); ok != (c.Integer != nil) || ok && n != *c.Integer {
			t.Errorf("%s: ParseWhole(%q) is %d, %v, not as testdata/numbers.json says", c.Language, c.Text, n, ok)
		}
		if m, ok := ParseEuro(c.Text, c.Language); ok != (c.Cents != nil) || ok && int64(m) != *c.Cents {
			t.Errorf("%s: ParseEuro(%q) is %d, %v, not as testdata/numbers.json says", c.Language, c.Text, m, ok)
		}
	}
}
