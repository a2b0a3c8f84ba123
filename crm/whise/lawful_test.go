package whise

import (
	"strconv"
	"testing"
)

// TestLawful shows that each detail of Whise in lawful fills in the field of the site beside which it stands.
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
