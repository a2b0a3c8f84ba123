package sweepbright

import (
	"os"
	"strings"
	"testing"
)

// estateFields are the fields of an estate and of what is nested in it.
const estateFields = `id is_project project_id properties type sub_type negotiation status publish_status images plans documents
	filename description content_type url url_expires_on ordinal living_rooms kitchens bedrooms bathrooms toilets shower_rooms floors rooms
	unit sizes liveable_area plot_area features amenities building construction year architect renovation description_title location street
	number box addition floor city postal_code country geo hidden price custom_price price_costs price_taxes price_recurring_costs
	price_guarantee price_base_rent price_vat_regime mandate negotiator email office occupancy occupied available_from open_homes video_url
	virtual_tour_url balcony_orientation garden_orientation terrace_orientation epc_value epc_category epc_reference total_epc_value
	co2_emissions e_level regulations building_permit subdivision_authorisation urban_planning_certificate urban_planning_breach
	priority_purchase_right pending_legal_proceedings renovation_obligation asbestos_certificate flood_risk flood_risk_building_score
	flood_risk_plot_score land_use_designation cadastral_income legal_mentions`

// TestEveryFieldIsInTheGuide shows that docs/crm-sweepbright.md says of each field where it goes, or why nowhere.
func TestEveryFieldIsInTheGuide(t *testing.T) {
	text, err := os.ReadFile("../../docs/crm-sweepbright.md")
	if err != nil {
		t.Fatal(err)
	}
	for field := range strings.FieldsSeq(estateFields) {
		if !strings.Contains(string(text), "`"+field+"`") {
			t.Errorf("the guide does not say what becomes of %s", field)
		}
	}
}
