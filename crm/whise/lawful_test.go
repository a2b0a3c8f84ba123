package whise

import (
	"strconv"
	"testing"
)

// TestLawful shows that each number is that of a detail which fills in its field.
func TestLawful(t *testing.T) {
	for field, where := range lawful {
		found := where == "displayPrice"
		for _, c := range detailCases {
			found = found || strconv.Itoa(c.id) == where && c.path == field
		}
		if !found {
			t.Errorf("%s is not read from the detail %s", field, where)
		}
	}
}
