package sweepbright

// lawful gives SweepBright's field for what the law asks of an advertisement, by the site's name of the field. SweepBright does not give
// the site what is not here.
var lawful = map[string]string{"energy.specific": "legal.energy.epc_value", "energy.total": "legal.energy.total_epc_value",
	"energy.co2": "legal.energy.co2_emissions", "energy.uniqueCode": "legal.energy.epc_reference",
	"energy.labelText": "legal.energy.epc_category", "costs.charges": "price_recurring_costs", "publishPrice": "price.hidden",
	"legal.pScore": "legal.property_and_land.flood_risk_plot_score", "legal.gScore": "legal.property_and_land.flood_risk_building_score",
	"planning.permit":          "legal.regulations.building_permit",
	"planning.allotmentPermit": "legal.regulations.subdivision_authorisation",
	"planning.preemptiveRight": "legal.regulations.priority_purchase_right",
	"planning.summons":         "legal.regulations.pending_legal_proceedings",
	"planning.destination":     "legal.property_and_land.land_use_designation"}
