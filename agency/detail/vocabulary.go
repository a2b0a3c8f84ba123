package detail

// The look-up lists of the trade. A value is written as in the graph; Vocabulary gives the number that the customer's CRM
// uses for it, so that a feed of that CRM maps one to one. A number 0 means: the CRM has no number for it.

// Types of look-up values. The words people read are in the web app's messages.
type (
	Construction        string
	Condition           string
	NearbyKind          string
	SpaceKind           string
	Heating             string
	HeatingSource       string
	Kitchen             string
	Roof                string
	RoofMaterial        string
	WindowGlazing       string
	WindowFrame         string
	FloorCover          string
	InteriorComfort     string
	ExteriorComfort     string
	Orientation         string
	VatRegime           string
	CertificateStatus   string
	Conformity          string
	SoilCertificate     string
	Asbestos            string
	FloodRisk           string
	FloodScore          string
	Answer              string
	PlanningDestination string
	LifeAnnuityKind     string
	AvailabilityMoment  string
)

// The values that code refers to by name.
const (
	EPCPresent       CertificateStatus = "PRESENT"
	EPCInApplication CertificateStatus = "IN_APPLICATION"
	EPCNotApplicable CertificateStatus = "NOT_APPLICABLE"
)

// Vocabulary gives every list by the name of its type: value → number of the CRM.
var Vocabulary = map[string]map[string]int{
	"Construction": {"DETACHED": 1, "TERRACED": 2, "SEMI_DETACHED": 3},
	"Condition": {"USED": 1, "NEW": 2, "TO_BUILD": 3, "TO_RENOVATE": 4, "RENOVATED": 5, "TO_RESTORE": 6, "RESTORED": 7,
		"TO_DEMOLISH": 8, "TO_REFRESH": 9},
	"NearbyKind": own("SHOP", "SCHOOL", "CHILDCARE", "BUS", "TRAIN", "MOTORWAY", "DOCTOR", "PARK", "SPORT", "CENTRE"),
	"SpaceKind": own("LIVING", "KITCHEN", "BEDROOM", "BATHROOM", "OFFICE", "STORAGE", "LAUNDRY", "HALL", "DRESSING", "VERANDA",
		"ATTIC", "CELLAR", "SHOP", "WORKSHOP"),
	"Heating": {"INDIVIDUAL": 1, "COLLECTIVE": 2, "NOT_APPLICABLE": 7, "COMMUNAL": 8},
	"HeatingSource": {"NONE": 1, "ELECTRICAL": 2, "CENTRAL_GAS": 3, "CENTRAL_FUEL": 4, "CENTRAL_AIR": 5, "AIR_CONDITIONING": 6,
		"COAL_STOVE": 7, "FUEL_STOVE": 8, "GAS_STOVE": 9, "FLOOR_HEATING": 10, "PIPES_INSTALLED": 11, "SOLAR_PANELS": 12,
		"ELECTRICAL_ACCUMULATORS": 13, "FAN_COIL": 14, "HEAT_PUMP": 15, "PELLETS": 17, "WOOD": 18},
	"Kitchen": {"NONE": 1, "CUPBOARDS": 2, "CUPBOARDS_AND_APPLIANCES": 3, "ALL_BUILT_IN": 4, "ALL_COMFORT": 5, "CONNECTIONS": 6,
		"EQUIPPED": 7, "SEMI_EQUIPPED": 8, "NOT_EQUIPPED": 9, "HYPER_EQUIPPED": 10, "SEMI_EQUIPPED_OPEN": 11, "EQUIPPED_OPEN": 12,
		"HYPER_EQUIPPED_OPEN": 13, "NOT_EQUIPPED_OPEN": 15},
	"Roof": {"GAMBREL": 1, "DOMED": 2, "MONO_PITCHED": 3, "MANSARD": 4, "RIDGE_TILED": 5, "FLAT": 6, "POINTED": 7,
		"THATCHED": 8, "TENTED": 9, "BUTTERFLY": 10, "HIP": 11, "GABLE": 12},
	"RoofMaterial": {"TILES": 1, "BITUMEN_SHINGLES": 2, "THATCHED": 3, "EPDM": 4, "STONE_SHINGLES": 5, "SLATES": 6,
		"WOOD_SHINGLES": 7, "CORRUGATED_SHEETS": 8, "OTHER": 9},
	"WindowGlazing": {"SINGLE": 1, "DOUBLE": 2, "TRIPLE": 3},
	"WindowFrame":   {"WOOD": 1, "PVC": 2, "ALUMINIUM": 3, "ALUMINIUM_PAINTED": 4},
	"FloorCover":    own("TILES", "PARQUET", "LAMINATE", "VINYL", "CARPET", "CONCRETE", "NATURAL_STONE"),
	"InteriorComfort": own("ALARM", "VIDEO_PHONE", "AIR_CONDITIONING", "VENTILATION", "FIREPLACE", "DOMOTICS", "WALK_IN_SHOWER", "BATH",
		"BUILT_IN_CUPBOARDS"),
	"ExteriorComfort": own("CARPORT", "GARDEN_SHED", "RAINWATER_TANK", "GATE", "SOLAR_PANELS", "CHARGING_POINT", "BICYCLE_SHED",
		"AWNING"),
	"Orientation": {"EAST": 1, "WEST": 2, "SOUTH": 3, "NORTH": 4, "SOUTH_WEST": 5, "SOUTH_EAST": 6, "NORTH_WEST": 7,
		"NORTH_EAST": 8, "SEA_VIEW": 9, "NO_SEA_VIEW": 10},
	"VatRegime":         own("REGISTRATION", "VAT", "MIXED"),
	"CertificateStatus": own("PRESENT", "IN_APPLICATION", "NOT_APPLICABLE"),
	"Conformity":        own("COMPLIANT", "NOT_COMPLIANT", "NOT_AVAILABLE", "IN_APPLICATION"),
	"SoilCertificate":   {"MISSING": 0, "PENDING": 1, "PRESENT": 2},
	"Asbestos":          own("SAFE", "NOT_SAFE", "IN_APPLICATION", "NOT_REQUIRED"),
	"FloodRisk":         own("NONE", "POSSIBLE", "EFFECTIVE"),
	"FloodScore":        own("A", "B", "C", "D"),
	"Answer":            {"NO": 0, "YES": 1, "IN_APPLICATION": 2},
	"PlanningDestination": {"RESIDENTIAL": 1, "MIXED_RESIDENTIAL": 2, "ECONOMIC_ACTIVITY": 3, "INDUSTRIAL": 4, "RECREATION": 5, "GREEN": 6,
		"FOREST": 7, "AGRICULTURAL": 8, "RESERVED": 9, "EXCAVATION": 10, "PARK": 11, "NATURE": 12, "OTHER": 13, "DAYTIME_LEISURE": 14,
		"TOURISM": 15, "INDUSTRIAL_COMMERCIAL": 16, "VALUABLE_AGRICULTURAL": 17, "NATURE_RESERVE": 18, "CULTURAL_RESIDENTIAL": 19,
		"RESIDENTIAL_PARK": 20, "RESIDENTIAL_EXPANSION": 21, "RURAL_RESIDENTIAL": 22, "RECREATIONAL_RESIDENTIAL": 23,
		"PENDING": 1000, "TO_REQUEST": 1001},
	"LifeAnnuityKind": own("OCCUPIED", "FREE"),
	"CommunicationKind": {"CONTACT": 0, "VISIT": 1, "PHONE_IN": 2, "PHONE_OUT": 3, "EMAIL_OUT": 4, "FAX_OUT": 5, "LETTER_OUT": 6,
		"EMAIL_IN": 7, "FAX_IN": 8, "LETTER_IN": 9, "HANDLED_IN": 10, "WEBSITE": 11, "ENTERED_PROPERTY": 12, "CHANGED_PROPERTY": 13,
		"NEW_DEMAND": 16, "CHANGED_DEMAND": 17, "SENT": 18, "REMOVED": 19, "TEXT_OUT": 20, "TEXT_IN": 21, "CHECKUP": 24},
	"ViewingKind":   own("VISIT", "PREPARATION", "EXPERT", "OPEN_HOUSE"),
	"ViewingStatus": own("PLANNED", "DONE", "CANCELLED"),
	"VisitSource": {"DIRECT": 0, "SITE": 5, "SEARCH": 0, "SOCIAL": 0, "LETTER": 13, "ADVERT": 22, "IMMOWEB": 6, "ZIMMO": 34,
		"IMMOSCOOP": 35, "IMMOVLAN": 7, "LOGIC_IMMO": 8, "ATHOME": 27, "WINDOW": 0, "BOARD": 0, "BROCHURE": 0,
		"OTHER": 0},
	"AvailabilityMoment": {"AT_DEED": 1, "AFTER_WORKS": 2, "IN_AGREEMENT": 3, "COMPROMISE": 4, "IMMEDIATELY": 5, "RESPECTING_LEASE": 6,
		"AT_DATE": 7},
}

// own makes a list of values for which the CRM has no numbers.
func own(values ...string) map[string]int {
	list := make(map[string]int, len(values))
	for _, v := range values {
		list[v] = 0
	}
	return list
}
