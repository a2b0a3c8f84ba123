package omnicasa

import (
	"testing"

	"github.com/gevel/gevel/agency/detail"
)

// TestOwnWords reads numbers that the site does not have: with what the agency says they mean, or as a problem.
func TestOwnWords(t *testing.T) {
	r := record("1", map[string]any{"ConditionID": jsonNumber(77), "KitchenID": jsonNumber(78)},
		detail.OwnWords{"Condition": {"77": "Condition.USED"}})
	if r.Property.Condition == nil || *r.Property.Condition != "USED" || r.Property.Kitchen != nil {
		t.Errorf("the agency's own words give %+v", r.Property)
	}
	want := detail.UnknownWord{List: "Kitchen", Word: "78"}
	if len(r.Problems) != 1 || *detail.ReadUnknownWord(r.Problems[0].Text) != want {
		t.Errorf("the problems are %+v, want %+v", r.Problems, want)
	}
}
