package sweepbright

import "github.com/gevel/gevel/agency"

// set writes what a word says into a property.
type set func(*agency.PropertyRecord)

func yes(field func(*agency.PropertyRecord) **bool) set {
	return func(p *agency.PropertyRecord) {
		said := true
		*field(p) = &said
	}
}

func inside(c agency.InteriorComfort) set {
	return func(p *agency.PropertyRecord) { p.InteriorList = append(p.InteriorList, c) }
}

func outside(c agency.ExteriorComfort) set {
	return func(p *agency.PropertyRecord) { p.ExteriorList = append(p.ExteriorList, c) }
}

func one(field func(*agency.PropertyRecord) **int) set {
	return func(p *agency.PropertyRecord) {
		if n := 1; *field(p) == nil {
			*field(p) = &n
		}
	}
}

func source(s agency.HeatingSource) set {
	return func(p *agency.PropertyRecord) { p.HeatingSource = &s }
}

func heating(h agency.Heating) set { return func(p *agency.PropertyRecord) { p.Heating = &h } }

func glazing(g agency.WindowGlazing) set {
	return func(p *agency.PropertyRecord) { p.WindowGlazing = &g }
}

var (
	lift     = yes(func(p *agency.PropertyRecord) **bool { return &p.Comfort.Lift })
	cellar   = yes(func(p *agency.PropertyRecord) **bool { return &p.Comfort.Cellar })
	attic    = yes(func(p *agency.PropertyRecord) **bool { return &p.Comfort.Attic })
	terrace  = yes(func(p *agency.PropertyRecord) **bool { return &p.Comfort.Terrace })
	garden   = yes(func(p *agency.PropertyRecord) **bool { return &p.Comfort.Garden })
	pool     = yes(func(p *agency.PropertyRecord) **bool { return &p.Comfort.Pool })
	furnish  = yes(func(p *agency.PropertyRecord) **bool { return &p.Comfort.Furnished })
	gas      = yes(func(p *agency.PropertyRecord) **bool { return &p.Connections.Gas })
	current  = yes(func(p *agency.PropertyRecord) **bool { return &p.Connections.Electricity })
	drain    = yes(func(p *agency.PropertyRecord) **bool { return &p.Connections.Drain })
	garage   = one(func(p *agency.PropertyRecord) **int { return &p.Rooms.Garages })
	parking  = one(func(p *agency.PropertyRecord) **int { return &p.Rooms.Parkings })
	outdoors = one(func(p *agency.PropertyRecord) **int { return &p.Rooms.ExternalParkings })
)

// amenities are what a property has; nil is one that the site does not show.
var amenities = map[string]set{"pool": pool, "attic": attic, "basement": cellar, "terrace": terrace, "balcony": terrace, "garden": garden,
	"parking": parking, "garage": garage, "outdoor_parking": outdoors, "lift": lift, "electrical_gate": outside("GATE"),
	"manual_gate": outside("GATE"), "carport": outside("CARPORT"), "bicycle_storage": outside("BICYCLE_SHED"), "drainage": drain,
	"sewer_access": drain, "hobby_room": nil, "storage_space": nil, "guesthouse": nil, "fence": nil, "remote_control": nil, "key_card": nil,
	"code": nil, "climate_control": nil, "water_access": nil, "utilities_access": nil, "road_access": nil, "intercom": nil}

// equipment is what the groups of features say when it is there; nil is something that the site does not show.
var equipment = map[string]map[string]set{
	"energy": {"gas": gas, "electricity": current, "fuel": source("CENTRAL_FUEL"), "heat_pump": source("HEAT_PUMP")},
	"comfort": {"home_automation": inside("DOMOTICS"), "fireplace": inside("FIREPLACE"), "furnished": furnish, "lift": lift,
		"walk_in_closet": nil, "water_softener": nil, "home_cinema": nil, "wine_cellar": nil, "sauna": nil, "fitness_room": nil},
	"ecology": {"double_glazing": glazing("DOUBLE"), "triple_glazing": glazing("TRIPLE"), "solar_panels": outside("SOLAR_PANELS"),
		"rainwater_harvesting": outside("RAINWATER_TANK"), "solar_boiler": nil, "insulated_roof": nil},
	"security": {"alarm": inside("ALARM"), "video_surveillance": nil, "concierge": nil, "access_control": nil, "smoke_detectors": nil},
	"heating_cooling": {"floor_heating": source("FLOOR_HEATING"), "air_conditioning": inside("AIR_CONDITIONING"),
		"ventilation": inside("VENTILATION"), "individual_heating": heating("INDIVIDUAL"), "common_heating": heating("COLLECTIVE"),
		"central_heating": nil, "smart_thermostat": nil},
}
