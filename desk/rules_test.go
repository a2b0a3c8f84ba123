package desk

import "testing"

// TestCostIsOfTheTypesField: what the desk reads costs a statement, and a part's field of the same name nothing more. The settings have
// hundreds of parts, so that they would be over the budget otherwise.
func TestCostIsOfTheTypesField(t *testing.T) {
	for _, c := range []struct {
		of, field string
		want      int
	}{{"Desk", "picture", 100}, {"Part", "picture", 1}, {"Desk", "pictures", 100}, {"Part", "pictures", 1}, {"Desk", "articles", 100},
		{"Found", "articles", 1}} {
		if got := costOf(c.of, c.field); got != c.want {
			t.Errorf("%s.%s costs %d, want %d", c.of, c.field, got, c.want)
		}
	}
}
