package sweepbrighttest

import (
	"encoding/json"
	"maps"
)

// House is a house for sale in a town of the sample, changed as a test needs.
func House(id string, change Estate) Estate {
	e := parse(`{"is_project": false, "project_id": null, "type": "house", "sub_type": ["villa"], "negotiation": "sale", 
		"status": "available",
		"images": [], "plans": [], "documents": [], "bedrooms": 3, "bathrooms": 1, "toilets": 2, "floors": 2,
		"rooms": [{"type": "bedrooms", "size": 12.5, "unit": "sq_m", "ordinal": 1}],
		"sizes": {"liveable_area": {"size": 180, "unit": "sq_m"}, "plot_area": {"size": 4, "unit": "are"}},
		"features": {"energy": {"gas": true, "fuel": false}, "comfort": {"fireplace": true}, "ecology": {"double_glazing": true}},
		"amenities": ["garden", "terrace", "pool"],
		"building": {"construction": {"year": 1998, "architect": "Jan Peeters"}, "renovation": {"year": null}},
		"description_title": {"nl": "Villa met tuin", "fr": "Villa avec jardin", "en": "Villa with garden"},
		"description": {"nl": "Een rustige villa.", "fr": "Une villa calme.", "en": "A quiet villa."},
		"location": {"street": "Molenstraat", "number": "14", "box": null, "addition": "B", "floor": null, "city": "Kinrooi",
			"postal_code": "3640", "country": "BE", "geo": {"latitude": 51.1451, "longitude": 5.7423}, "hidden": false},
		"price": {"amount": 449000, "currency": "EUR", "hidden": false}, "custom_price": null, "price_recurring_costs": null,
		"negotiator": {"first_name": "Iris", "last_name": "Nobody", "email": "nobody@example.com", "phone": "", "photo_url": ""},
		"office": {"id": "office-1", "name": "Kinrooi"}, "occupancy": {"occupied": false, "available_from": "2027-01-15T00:00:00+00:00"},
		"open_homes": [], "video_url": null, "virtual_tour_url": null, "garden_orientation": "SW",
		"legal": {"energy": {"epc_value": 215, "epc_category": "C", "epc_reference": "20260101-0001-1", "total_epc_value": null},
			"regulations": {"building_permit": true, "priority_purchase_right": false, "urban_planning_breach": false},
			"property_and_land": {"flood_risk": "no_flood_risk", "flood_risk_building_score": "A", "flood_risk_plot_score": "B",
				"land_use_designation": "residential", "cadastral_income": 845},
			"legal_mentions": {"nl": "Vg, Wg, Gvkr", "fr": "", "en": ""}}}`)
	e["id"] = id
	maps.Copy(e, change)
	return e
}

// Project is a project with units.
func Project(id string, units ...Estate) Estate {
	nested := make([]any, len(units))
	for i, u := range units {
		u["project_id"] = id
		nested[i] = u
	}
	return House(id, Estate{"is_project": true, "properties": nested, "type": "apartment", "sub_type": nil,
		"description_title": map[string]any{"nl": "De Linde"}})
}

func parse(text string) (e Estate) {
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		panic(err)
	}
	return e
}
