package sweepbright

import (
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/values"
)

func (m *mapper) rooms(p *records.Property) {
	v := m.values
	p.Rooms = detail.Rooms{Bedrooms: v.Integer("rooms.bedrooms", "bedrooms", m.Bedrooms),
		Bathrooms:   v.Integer("rooms.bathrooms", "bathrooms", m.Bathrooms),
		ShowerRooms: v.Integer("rooms.showerRooms", "shower_rooms", m.ShowerRooms),
		Toilets:     v.Integer("rooms.toilets", "toilets", m.Toilets)}
	p.Building = detail.Building{
		ConstructionYear: v.Integer("building.constructionYear", "building.construction.year", m.Building.Construction.Year),
		RenovationYear:   v.Integer("building.renovationYear", "building.renovation.year", m.Building.Renovation.Year),
		Floors:           v.Integer("building.floors", "floors", m.Floors), Floor: v.Floor("location.floor", m.Location.Floor),
		Condition: lookUp(m, "Condition", "general_condition", conditions, m.Condition)}
	for _, r := range m.Rooms {
		if kind := lookUp(m, "SpaceKind", "rooms.type", spaces, word(r.Type)); kind != nil {
			surface := m.squareMetres("rooms.spaces.surface", "rooms", area{r.Size, r.Unit})
			p.SpaceList = append(p.SpaceList, detail.Space{Kind: *kind, Surface: surface})
		}
	}
}

// squareMetres reads a surface in its unit, m² where it has none.
func (m *mapper) squareMetres(field, name string, a area) *int {
	if values.Missing(a.Size) {
		return nil
	}
	unit, ok := perUnit[a.Unit]
	if !ok {
		m.unknown(name+".unit", a.Unit)
		return nil
	}
	if unit != "" {
		unit = " " + unit
	}
	return m.values.Integer(field, name, a.Size+unit)
}

func (m *mapper) surfaces(p *records.Property) {
	for _, name := range slices.Sorted(maps.Keys(m.Sizes)) {
		a := m.Sizes[name]
		field, known := sizes[name]
		switch {
		case values.Missing(a.Size):
		case !known:
			m.unknown("sizes", name)
		case field != "":
			*surface(p, field) = m.squareMetres(field, "sizes."+name, a)
		}
	}
}

// surface is where a surface of the site stands in a property.
func surface(p *records.Property, field string) **int {
	s := &p.Surfaces
	return map[string]**int{"surfaces.living": &s.Living, "surfaces.ground": &s.Ground, "surfaces.total": &s.Total,
		"surfaces.terrace": &s.Terrace, "surfaces.garden": &s.Garden, "surfaces.office": &s.Office, "surfaces.store": &s.Store}[field]
}

func (m *mapper) equipment(p *records.Property) {
	for _, name := range m.Amenities {
		m.apply(p, "amenities", name, amenities)
	}
	for _, group := range slices.Sorted(maps.Keys(m.Features)) {
		table, known := equipment[group]
		if !known {
			m.unknown("features", group)
			continue
		}
		for _, name := range slices.Sorted(maps.Keys(m.Features[group])) {
			if m.values.Allowed("features."+group+"."+name, m.Features[group][name]) {
				m.apply(p, "features."+group, name, table)
			}
		}
	}
	slices.Sort(p.InteriorList)
	slices.Sort(p.ExteriorList)
	p.InteriorList, p.ExteriorList = slices.Compact(p.InteriorList), slices.Compact(p.ExteriorList)
}

func (m *mapper) apply(p *records.Property, field, name string, table map[string]set) {
	set, known := table[name]
	switch {
	case !known:
		m.comfort(p, field, name)
	case set != nil:
		set(p)
	}
}

// comfort fills in what the agency says that SweepBright's word for a comfort means; a word of which it says nothing is a problem.
func (m *mapper) comfort(p *records.Property, field, name string) {
	switch part, value, said := m.words.Within(detail.ComfortList, name); {
	case !said:
		m.record.Unknown(field, detail.UnknownWord{List: detail.ComfortList, Word: name})
	case part == "InteriorComfort":
		inside(detail.InteriorComfort(value))(p)
	case part == "ExteriorComfort":
		outside(detail.ExteriorComfort(value))(p)
	}
}

func (m *mapper) costs(p *records.Property) {
	p.Costs = detail.Costs{Charges: m.euro("costs.charges", "price_recurring_costs", m.Charges),
		Deposit:         m.euro("costs.deposit", "price_guarantee", m.Guarantee),
		CadastralIncome: m.values.Euro("costs.cadastralIncome", "legal.property_and_land.cadastral_income", m.Legal.Land.CadastralIncome),
		VatRegime:       lookUp(m, "VatRegime", "price_vat_regime", vatRegimes, m.VatRegime)}
}

// legal fills in what the law asks for: the energy certificate, planning and flood risk.
func (m *mapper) legal(p *records.Property) {
	e, land, v := m.Legal.Energy, m.Legal.Land, m.values
	p.Certificate = detail.Certificate{Specific: v.Decimal("energy.specific", "legal.energy.epc_value", e.Value),
		Total:  v.Decimal("energy.total", "legal.energy.total_epc_value", e.Total),
		Co2:    v.Decimal("energy.co2", "legal.energy.co2_emissions", e.CO2),
		ELevel: v.Integer("energy.eLevel", "legal.energy.e_level", e.ELevel), UniqueCode: values.Filled(e.Reference),
		LabelText: values.Filled(strings.ToUpper(string(e.Category)))}
	p.Legal.FloodRisk = lookUp(m, "FloodRisk", "legal.property_and_land.flood_risk", floodRisks, land.FloodRisk)
	p.Legal.GScore = m.score("legal.property_and_land.flood_risk_building_score", land.BuildingScore)
	p.Legal.PScore = m.score("legal.property_and_land.flood_risk_plot_score", land.PlotScore)
	p.Planning.Destination = lookUp(m, "PlanningDestination", "legal.property_and_land.land_use_designation", designations,
		land.Designation)
	for _, name := range slices.Sorted(maps.Keys(m.Legal.Regulations)) {
		m.regulation(p, name, m.Legal.Regulations[name])
	}
}

func (m *mapper) score(field string, w word) *detail.FloodScore {
	return lookUp(m, "FloodScore", field, map[word]detail.FloodScore{"A": "A", "B": "B", "C": "C", "D": "D"},
		word(strings.ToUpper(string(w))))
}

// regulation fills in an answer that is true or false; null says nothing.
func (m *mapper) regulation(p *records.Property, name, value string) {
	field, known := regulations[name]
	switch {
	case name == "asbestos_certificate":
		if m.values.Allowed("legal.regulations."+name, value) {
			m.record.Problem(records.CertificateUntold, "", "legal.regulations.asbestos_certificate",
				"there is a certificate, but not what it says; the site shows it when it does")
		}
	case !known:
		m.unknown("legal.regulations", name)
	case field == nil:
	default:
		if said := m.values.YesNo("legal.regulations."+name, value); said != nil {
			answer := map[bool]detail.Answer{true: "YES", false: "NO"}[*said]
			*field(p) = &answer
		}
	}
}
