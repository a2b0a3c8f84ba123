package sweepbright

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
)

// mapped makes the site's record of an estate, with its units. words are the agency's own.
func mapped(e estate, words agency.OwnWords) crm.Record {
	m := &mapper{estate: e, words: words,
		record: crm.Record{ID: e.ID, Zip: e.Location.PostalCode, CityName: e.Location.City, Country: e.Location.Country,
			Type: kindOf(e), Office: e.Office.ID, Agent: crm.Person{Name: agency.Joined(" ", e.Negotiator.FirstName, e.Negotiator.LastName),
				Email: e.Negotiator.Email, Phone: e.Negotiator.Phone, Photo: e.Negotiator.Photo},
			Photos: files(e.Images), Plans: files(e.Plans), Documents: files(e.Documents)}}
	if e.ProjectID != nil {
		m.record.ProjectID = *e.ProjectID
	}
	if e.Location.Geo != nil {
		m.record.Latitude, m.record.Longitude = e.Location.Geo.Latitude, e.Location.Geo.Longitude
	}
	if e.IsProject {
		m.project()
	} else {
		m.property()
	}
	return m.record
}

func kindOf(e estate) string {
	if e.SubType == "" {
		return string(e.Type)
	}
	return string(e.Type) + "/" + string(e.SubType)
}

// mapper makes one record.
type mapper struct {
	estate
	words  agency.OwnWords
	record crm.Record
}

func (m *mapper) unknown(field string, value any) {
	text := fmt.Sprint(value)
	m.record.Problem(agency.ValueUnknown, text, field, fmt.Sprintf("%q is not a value that the site knows; it is not shown", text))
}

func (m *mapper) project() {
	l := m.Location
	m.record.Project = &agency.ProjectRecord{Goal: m.goal(), PublishAddress: !l.Hidden, Street: filled(l.Street),
		HouseNumber: m.houseNumber(),
		BoxNumber:   filled(l.Box), Name: inUse(m.Title), Description: inUse(m.Description)}
	for _, u := range m.Properties {
		m.record.Units = append(m.record.Units, mapped(u, m.words))
	}
}

func (m *mapper) property() {
	l := m.Location
	a := m.availability()
	p := &agency.PropertyRecord{Goal: m.goal(), Status: a.status, Marquee: a.marquee, Price: m.price(), PublishPrice: m.priceIsPublic(),
		PublishAddress: !l.Hidden, Street: filled(l.Street), HouseNumber: m.houseNumber(), BoxNumber: filled(l.Box),
		Latitude: m.record.Latitude, Longitude: m.record.Longitude, Title: inUse(m.Title), Description: inUse(m.Description),
		VirtualTour: filled(m.Tour)}
	if p.Latitude == nil || p.Longitude == nil {
		p.Latitude, p.Longitude = nil, nil
	}
	if v := filled(m.Video); v != nil {
		p.Videos = locale.List[string]{*v}
	}
	m.record.Property = p
	m.rooms(p)
	m.surfaces(p)
	m.equipment(p)
	m.costs(p)
	m.legal(p)
	p.Availability.From = m.day("occupancy.available_from", m.Occupancy.AvailableFrom)
	p.Comfort.GardenOrientation = lookUp(m, "Orientation", "garden_orientation", orientations, m.Garden)
	p.Comfort.TerraceOrientation = lookUp(m, "Orientation", "terrace_orientation", orientations,
		cmp.Or(m.Terrace, m.Balcony))
}

// goal is sale or rent; an estate that is neither is held.
func (m *mapper) goal() agency.Goal {
	goal, ok := goals[m.Negotiation]
	if !ok {
		m.record.Problem(agency.GoalUnknown, string(m.Negotiation), "negotiation", fmt.Sprintf("%q is neither sale nor let", m.Negotiation))
		m.record.Held = true
	}
	return goal
}

func (m *mapper) availability() availability {
	a, ok := statuses[m.Status]
	if !ok {
		m.record.Problem(agency.StatusUnknown, string(m.Status), "status", fmt.Sprintf("%q is not a status that the site knows", m.Status))
		m.record.Held = true
	}
	return a
}

func (m *mapper) houseNumber() *string {
	var addition string
	if m.Location.Addition != nil {
		addition = *m.Location.Addition
	}
	if m.Location.Number == nil {
		return nil
	}
	text := strings.TrimSpace(*m.Location.Number + addition)
	return filled(&text)
}

func (m *mapper) price() *locale.Money {
	if m.Price.Amount == nil || *m.Price.Amount == 0 {
		return nil
	}
	if c := m.Price.Currency; c != "" && c != "EUR" {
		m.unknown("price.currency", c)
		return nil
	}
	return money(m.Price.Amount)
}

// priceIsPublic is false where SweepBright shows words in place of the price.
func (m *mapper) priceIsPublic() bool { return !m.Price.Hidden && filled(m.CustomPrice) == nil }
