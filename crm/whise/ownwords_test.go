package whise

import (
	"testing"

	"github.com/gevel/gevel/agency/detail"
)

// TestOwnWords reads numbers that the tables do not have: with what the agency says they mean, in silence, or as a problem.
func TestOwnWords(t *testing.T) {
	e := estate{State: choice{ID: 77}, Availability: choice{ID: 78}, Details: []estateDetail{
		{ID: 1020, Type: "heating", Value: "Warmtenet", Enum: choice{ID: 700}},
		{ID: 1595, Type: "kitchen", Value: "Bar", Enum: choice{ID: 701}}},
		words: detail.OwnWords{"Condition": {"77": "Condition.USED"}, "HeatingSource": {"700": "HeatingSource.HEAT_PUMP"},
			"AvailabilityMoment": {"78": detail.WordOfNothing}}}
	r := e.record()
	p := r.Property
	if p.Condition == nil || *p.Condition != "USED" || p.HeatingSource == nil || *p.HeatingSource != "HEAT_PUMP" || p.Moment != nil {
		t.Errorf("the agency's own words give %+v", p)
	}
	var unknown []detail.UnknownWord
	for _, problem := range r.Problems {
		if u := detail.ReadUnknownWord(problem.Text); u != nil {
			unknown = append(unknown, *u)
		}
	}
	if want := (detail.UnknownWord{List: "Kitchen", Word: "701", Label: "Bar"}); len(unknown) != 1 || unknown[0] != want {
		t.Errorf("the words without a meaning are %+v, want %+v", unknown, want)
	}
}
