package sweepbright

import (
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

func (m *mapper) rooms(p *agency.PropertyRecord) {
	p.Rooms = agency.Rooms{Bedrooms: integer(m.Bedrooms), Bathrooms: integer(m.Bathrooms), ShowerRooms: integer(m.ShowerRooms),
		Toilets: integer(m.Toilets)}
	p.Building = agency.Building{ConstructionYear: year(m.Building.Construction.Year), RenovationYear: year(m.Building.Renovation.Year),
		Floors: integer(m.Floors), Floor: integer(m.Location.Floor),
		Condition: lookUp(m, "Condition", "general_condition", conditions, m.Condition)}
	for _, r := range m.Rooms {
		if kind := lookUp(m, "SpaceKind", "rooms.type", spaces, word(r.Type)); kind != nil {
			p.SpaceList = append(p.SpaceList, agency.Space{Kind: *kind, Surface: m.squareMetres("rooms.unit", r.Size, r.Unit)})
		}
	}
}

func year(f *figure) *int {
	if f == nil || *f == 0 {
		return nil
	}
	return integer(f)
}

func (m *mapper) squareMetres(field string, size *figure, unit word) *int {
	if size == nil || *size == 0 {
		return nil
	}
	per, ok := perUnit[unit]
	if !ok {
		m.unknown(field, unit)
		return nil
	}
	n := int(math.Round(float64(*size) * per))
	return &n
}

func (m *mapper) surfaces(p *agency.PropertyRecord) {
	for _, name := range slices.Sorted(maps.Keys(m.Sizes)) {
		a := m.Sizes[name]
		field, known := sizes[name]
		switch {
		case a == nil || a.Size == nil:
		case !known:
			m.unknown("sizes", name)
		case field != nil:
			*field(p) = m.squareMetres("sizes."+name, a.Size, a.Unit)
		}
	}
}

func (m *mapper) equipment(p *agency.PropertyRecord) {
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
			if m.Features[group][name] {
				m.apply(p, "features."+group, name, table)
			}
		}
	}
	slices.Sort(p.InteriorList)
	slices.Sort(p.ExteriorList)
	p.InteriorList, p.ExteriorList = slices.Compact(p.InteriorList), slices.Compact(p.ExteriorList)
}

func (m *mapper) apply(p *agency.PropertyRecord, field, name string, table map[string]set) {
	set, known := table[name]
	switch {
	case !known:
		m.comfort(p, field, name)
	case set != nil:
		set(p)
	}
}

// comfort fills in what the agency says that SweepBright's word for a comfort means; a word of which it says nothing is a problem.
func (m *mapper) comfort(p *agency.PropertyRecord, field, name string) {
	switch part, value, said := m.words.Within(agency.ComfortList, name); {
	case !said:
		m.record.Unknown(field, agency.UnknownWord{List: agency.ComfortList, Word: name})
	case part == "InteriorComfort":
		inside(agency.InteriorComfort(value))(p)
	case part == "ExteriorComfort":
		outside(agency.ExteriorComfort(value))(p)
	}
}

func (m *mapper) costs(p *agency.PropertyRecord) {
	p.Costs = agency.Costs{Charges: money(m.Charges), Deposit: money(m.Guarantee), CadastralIncome: money(m.Legal.Land.CadastralIncome),
		VatRegime: lookUp(m, "VatRegime", "price_vat_regime", vatRegimes, m.VatRegime)}
}

// legal fills in what the law asks for: the energy certificate, planning and flood risk.
func (m *mapper) legal(p *agency.PropertyRecord) {
	e, land := m.Legal.Energy, m.Legal.Land
	p.Certificate = agency.Certificate{Specific: decimal(e.Value), Total: decimal(e.Total), Co2: decimal(e.CO2), ELevel: integer(e.ELevel),
		UniqueCode: filled(e.Reference)}
	if label := strings.ToUpper(string(e.Category)); label != "" {
		p.Certificate.LabelText = &label
	}
	p.Legal.FloodRisk = lookUp(m, "FloodRisk", "legal.property_and_land.flood_risk", floodRisks, land.FloodRisk)
	p.Legal.GScore = m.score("legal.property_and_land.flood_risk_building_score", land.BuildingScore)
	p.Legal.PScore = m.score("legal.property_and_land.flood_risk_plot_score", land.PlotScore)
	p.Planning.Destination = lookUp(m, "PlanningDestination", "legal.property_and_land.land_use_designation", designations,
		land.Designation)
	for _, name := range slices.Sorted(maps.Keys(m.Legal.Regulations)) {
		m.regulation(p, name, m.Legal.Regulations[name])
	}
}

func (m *mapper) score(field string, w word) *agency.FloodScore {
	return lookUp(m, "FloodScore", field, map[word]agency.FloodScore{"A": "A", "B": "B", "C": "C", "D": "D"},
		word(strings.ToUpper(string(w))))
}

// regulation fills in an answer that is true or false; null says nothing.
func (m *mapper) regulation(p *agency.PropertyRecord, name string, value json.RawMessage) {
	var said *bool
	field, known := regulations[name]
	switch isYesNo := json.Unmarshal(value, &said) == nil; {
	case name == "asbestos_certificate" && isYesNo:
		if said != nil && *said {
			m.record.Problem(agency.CertificateUntold, "", "legal.regulations.asbestos_certificate",
				"there is a certificate, but not what it says; the site shows it when it does")
		}
	case !known:
		m.unknown("legal.regulations", name)
	case field == nil || isYesNo && said == nil:
	case !isYesNo:
		m.unknown("legal.regulations."+name, string(value))
	default:
		answer := map[bool]agency.Answer{true: "YES", false: "NO"}[*said]
		*field(p) = &answer
	}
}
