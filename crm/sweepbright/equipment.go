package sweepbright

import (
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
)

// set writes what a word says into a property.
type set func(*records.Property)

func yes(field func(*records.Property) **bool) set {
	return func(p *records.Property) {
		said := true
		*field(p) = &said
	}
}

func inside(c detail.InteriorComfort) set {
	return func(p *records.Property) { p.InteriorList = append(p.InteriorList, c) }
}

func outside(c detail.ExteriorComfort) set {
	return func(p *records.Property) { p.ExteriorList = append(p.ExteriorList, c) }
}

func one(field func(*records.Property) **int) set {
	return func(p *records.Property) {
		if n := 1; *field(p) == nil {
			*field(p) = &n
		}
	}
}

func source(s detail.HeatingSource) set {
	return func(p *records.Property) { p.HeatingSource = &s }
}

func heating(h detail.Heating) set { return func(p *records.Property) { p.Heating = &h } }

func glazing(g detail.WindowGlazing) set {
	return func(p *records.Property) { p.WindowGlazing = &g }
}

var (
	lift     = yes(func(p *records.Property) **bool { return &p.Comfort.Lift })
	cellar   = yes(func(p *records.Property) **bool { return &p.Comfort.Cellar })
	attic    = yes(func(p *records.Property) **bool { return &p.Comfort.Attic })
	terrace  = yes(func(p *records.Property) **bool { return &p.Comfort.Terrace })
	garden   = yes(func(p *records.Property) **bool { return &p.Comfort.Garden })
	pool     = yes(func(p *records.Property) **bool { return &p.Comfort.Pool })
	furnish  = yes(func(p *records.Property) **bool { return &p.Comfort.Furnished })
	gas      = yes(func(p *records.Property) **bool { return &p.Connections.Gas })
	current  = yes(func(p *records.Property) **bool { return &p.Connections.Electricity })
	drain    = yes(func(p *records.Property) **bool { return &p.Connections.Drain })
	garage   = one(func(p *records.Property) **int { return &p.Rooms.Garages })
	parking  = one(func(p *records.Property) **int { return &p.Rooms.Parkings })
	outdoors = one(func(p *records.Property) **int { return &p.Rooms.ExternalParkings })
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
