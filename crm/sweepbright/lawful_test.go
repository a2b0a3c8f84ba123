package sweepbright

import (
	"strings"
	"testing"
)

// TestLawful shows that each field of SweepBright in lawful fills in the field of the site beside which it stands.
func TestLawful(t *testing.T) {
	values := map[string]any{"epc_reference": "1-2", "epc_category": "B", "hidden": false, "flood_risk_plot_score": "A",
		"flood_risk_building_score": "A", "land_use_designation": "residential"}
	for field, where := range lawful {
		path := strings.Split(where, ".")
		value, is := values[path[len(path)-1]]
		switch {
		case !is && strings.Contains(where, "regulations"):
			value = true
		case !is:
			value = 1
		}
		for i := len(path) - 1; i > 0; i-- {
			value = map[string]any{path[i]: value}
		}
		if got := fields(t, "", brought(t, map[string]any{path[0]: value}).Property)[field]; got == "" || got == "null" {
			t.Errorf("%s of SweepBright leaves %s empty", where, field)
		}
	}
}
