package sweepbright

import (
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
)

// The tables that translate SweepBright's words into the site's. A word that is in no table becomes a problem of the record; it is never
// guessed.

// types are numbers of the sample's types.json. A finer kind stands after a slash and comes first.
var types = map[string]int{
	"house": 139, "house/villa": 156, "house/town_house": 150, "house/mansion": 150, "house/bungalow": 143, "house/farm": 141,
	"house/terraced_house": 155, "house/semi_detached_house": 900,
	"apartment": 1, "apartment/penthouse": 15, "apartment/duplex": 10, "apartment/studio": 17, "apartment/ground_floor_apartment": 12,
	"land": 27, "land/building_plot": 27, "land/development_land": 902,
	"office": 42, "commercial": 165, "commercial/shop": 159, "commercial/catering": 903,
	"parking": 904, "parking/private_garage": 158, "parking/garage": 158, "parking/outdoor_parking_space": 904,
}

var goals = map[word]market.Goal{"sale": market.Sale, "let": market.Rent}

// perUnit are SweepBright's units of surface, as the reader of values has them; "" is m².
var perUnit = map[word]string{"": "", "sq_m": "", "m2": "", "are": "are", "hectare": "ha", "sq_ft": "sq ft"}

// sizes are the surfaces that the site shows, by its fields; "" is one that it does not show.
var sizes = map[string]string{
	"liveable_area":       "surfaces.living",
	"plot_area":           "surfaces.ground",
	"gross_area":          "surfaces.total",
	"terrace_area":        "surfaces.terrace",
	"garden_area":         "surfaces.garden",
	"office_area":         "surfaces.office",
	"storage_area":        "surfaces.store",
	"unit_area":           "",
	"basement_area":       "",
	"attic_area":          "",
	"balcony_area":        "",
	"kitchen_area":        "",
	"living_room_area":    "",
	"garage_area":         "",
	"net_area":            "",
	"manufacturing_area":  "",
	"storefront_area":     "",
	"commercial_area":     "",
	"ground_surface":      "",
	"additional_area":     "",
	"main_bathroom_area":  "",
	"main_bedroom_area":   "",
	"downtown_area":       "",
	"undeveloped_area":    "",
	"warehouse_floorarea": "",
}

var spaces = map[word]detail.SpaceKind{
	"living_rooms": "LIVING", "living_room": "LIVING",
	"kitchens": "KITCHEN", "kitchen": "KITCHEN",
	"bedrooms": "BEDROOM", "bedroom": "BEDROOM",
	"bathrooms": "BATHROOM", "bathroom": "BATHROOM",
	"offices": "OFFICE", "office": "OFFICE",
	"storage": "STORAGE", "storage_rooms": "STORAGE",
	"laundry_room": "LAUNDRY",
	"hall":         "HALL",
	"dressing":     "DRESSING",
	"veranda":      "VERANDA",
	"attic":        "ATTIC",
	"basement":     "CELLAR",
	"shop":         "SHOP",
	"workshop":     "WORKSHOP",
}

var conditions = map[word]detail.Condition{
	"good": "USED",
	"new":  "NEW", "mint": "NEW", "as_new": "NEW",
	"to_renovate": "TO_RENOVATE",
	"renovated":   "RENOVATED",
	"to_refresh":  "TO_REFRESH",
}

var orientations = map[word]detail.Orientation{
	"N":  "NORTH",
	"NE": "NORTH_EAST",
	"E":  "EAST",
	"SE": "SOUTH_EAST",
	"S":  "SOUTH",
	"SW": "SOUTH_WEST",
	"W":  "WEST",
	"NW": "NORTH_WEST",
}

var vatRegimes = map[word]detail.VatRegime{"registration_fee": "REGISTRATION", "vat": "VAT", "vat_and_registration_fee": "MIXED"}

var floodRisks = map[word]detail.FloodRisk{
	"no_flood_risk_area": "NONE", "no_flood_risk": "NONE", "none": "NONE",
	"potential_flood_sensitive_area": "POSSIBLE", "potential": "POSSIBLE",
	"effective_flood_sensitive_area": "EFFECTIVE", "effective": "EFFECTIVE",
}

var designations = map[word]detail.PlanningDestination{
	"residential": "RESIDENTIAL", "residential_area": "RESIDENTIAL",
	"mixed_residential": "MIXED_RESIDENTIAL",
	"industrial":        "INDUSTRIAL",
	"recreational":      "RECREATION", "recreation": "RECREATION",
	"natural_area":          "NATURE",
	"nature_reserve":        "NATURE_RESERVE",
	"forest":                "FOREST",
	"agricultural":          "AGRICULTURAL",
	"park":                  "PARK",
	"residential_park":      "RESIDENTIAL_PARK",
	"residential_expansion": "RESIDENTIAL_EXPANSION",
	"residential_rural":     "RURAL_RESIDENTIAL",
	"other":                 "OTHER",
}

// regulations are the answers of legal.regulations that the site shows; nil is one that it does not show.
var regulations = map[string]func(*records.Property) **detail.Answer{
	"building_permit":               func(p *records.Property) **detail.Answer { return &p.Planning.Permit },
	"subdivision_authorisation":     func(p *records.Property) **detail.Answer { return &p.Planning.AllotmentPermit },
	"priority_purchase_right":       func(p *records.Property) **detail.Answer { return &p.Planning.PreemptiveRight },
	"pending_legal_proceedings":     func(p *records.Property) **detail.Answer { return &p.Planning.Summons },
	"urban_planning_breach":         func(p *records.Property) **detail.Answer { return &p.Planning.Breach },
	"urban_planning_certificate":    nil,
	"renovation_obligation":         nil, // the site works it out from the energy label
	"expropriation_plan":            nil,
	"heritage_list":                 nil,
	"rental_license":                nil,
	"fuel_tank":                     nil,
	"as_built_report":               nil,
	"purchasing_preference":         nil,
	"subsidence":                    nil,
	"urban_planning_permit_granted": nil,
}
