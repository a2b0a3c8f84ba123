package sweepbright

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/detail"
)

// TestOwnWords reads words that SweepBright's table does not have: with what the agency says they mean, in silence, or as a problem.
func TestOwnWords(t *testing.T) {
	e := estate{ID: "1", Type: "house", Negotiation: "sale", Status: "available", Condition: "lived_in", Garden: "nowhere"}
	e.Amenities = []string{"sauna", "moat"}
	m := mapped(e, detail.OwnWords{"Condition": {"lived_in": "Condition.USED"}, "Orientation": {"nowhere": detail.WordOfNothing},
		detail.ComfortList: {"sauna": "InteriorComfort.BATH"}})
	p := m.Property
	if p.Condition == nil || *p.Condition != "USED" || p.Comfort.GardenOrientation != nil ||
		!slices.Equal(p.InteriorList, []detail.InteriorComfort{"BATH"}) {
		t.Errorf("the agency's own words give %+v", p)
	}
	want := detail.UnknownWord{List: detail.ComfortList, Word: "moat"}
	if len(m.Problems) != 1 || m.Problems[0].Field != "amenities" || *detail.ReadUnknownWord(m.Problems[0].Text) != want {
		t.Errorf("the problems are %+v, want one about the moat", m.Problems)
	}
}
