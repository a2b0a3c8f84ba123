package omnicasa

import (
	"encoding/json"
	"testing"

	"github.com/gevel/gevel/agency/detail"
)

// TestLawful shows that each field of Omnicasa in lawful fills in the field of the site beside which it stands.
func TestLawful(t *testing.T) {
	values := map[string]any{"EPCUniqueCode": "1-2", "EPCLabelText": "B", "PublishPrice": true}
	want := map[string]any{"energy.uniqueCode": "1-2", "energy.labelText": "B", "publishPrice": true, "planning.destination": "RESIDENTIAL",
		"energy.specific": 1.0, "costs.charges": 1.0}
	for field, where := range lawful {
		value := values[where]
		if value == nil {
			value = json.Number("1")
		}
		compare(t, record("1", map[string]any{where: value}, detail.OwnWords{}).Property, map[string]any{field: want[field]})
	}
}
