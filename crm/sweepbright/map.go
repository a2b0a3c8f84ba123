package sweepbright

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// mapped makes the site's record of an estate, with its units. words are the agency's own.
func mapped(e estate, words detail.OwnWords) crm.Record {
	m := &mapper{estate: e, words: words,
		record: crm.Record{ID: e.ID, Zip: e.Location.PostalCode, CityName: e.Location.City, Country: e.Location.Country,
			Type: kindOf(e), Office: e.Office.ID, ProjectID: e.ProjectID,
			Agent: crm.Person{Name: prose.Joined(" ", e.Negotiator.FirstName, e.Negotiator.LastName),
				Email: e.Negotiator.Email, Phone: e.Negotiator.Phone, Photo: e.Negotiator.Photo},
			Photos: files(e.Images), Plans: files(e.Plans), Documents: files(e.Documents)}}
	m.values = values.Reader{Note: func(n values.Note) { m.record.Note(check.ProblemOf(n)) }}
	for _, u := range e.unread {
		m.unknown(u.Path, u.Value)
	}
	m.record.Latitude = m.values.Decimal("latitude", "location.geo.latitude", e.Location.Geo.Latitude)
	m.record.Longitude = m.values.Decimal("longitude", "location.geo.longitude", e.Location.Geo.Longitude)
	if e.isProject() {
		m.project()
	} else {
		m.property()
	}
	return m.record
}

func (e estate) isProject() bool {
	said := values.Reader{Note: func(values.Note) {}}
	return said.Allowed("is_project", e.IsProject)
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
	values values.Reader
	words  detail.OwnWords
	record crm.Record
}

func (m *mapper) unknown(field string, value any) {
	text := fmt.Sprint(value)
	m.record.Problem(records.ValueUnknown, text, field, fmt.Sprintf("%q is not a value that the site knows; it is not shown", text))
}

func (m *mapper) project() {
	l := m.Location
	m.record.Project = &records.Project{Goal: m.goal(), PublishAddress: !m.values.Hidden("location.hidden", l.Hidden),
		Street: values.Filled(l.Street), HouseNumber: m.houseNumber(), BoxNumber: values.Filled(l.Box), Name: values.Lines(m.Title),
		Description: values.Texts(m.Description)}
	for _, u := range m.Properties {
		m.record.Units = append(m.record.Units, mapped(u, m.words))
	}
}

func (m *mapper) property() {
	l := m.Location
	a := m.availability()
	p := &records.Property{Reference: values.Filled(m.Reference), Goal: m.goal(), Status: a.status, Marquee: a.marquee,
		PublishPrice:   m.priceIsPublic(),
		PublishAddress: !m.values.Hidden("location.hidden", l.Hidden), Street: values.Filled(l.Street), HouseNumber: m.houseNumber(),
		BoxNumber: values.Filled(l.Box), Latitude: m.record.Latitude, Longitude: m.record.Longitude, Title: values.Lines(m.Title),
		Description: values.Texts(m.Description), VirtualTour: values.Filled(m.Tour)}
	p.Price = m.price(p.Goal)
	if p.Latitude == nil || p.Longitude == nil {
		p.Latitude, p.Longitude = nil, nil
	}
	if v := values.Filled(m.Video); v != nil {
		p.Videos = locale.List[string]{*v}
	}
	m.record.Property = p
	m.rooms(p)
	m.surfaces(p)
	m.equipment(p)
	m.costs(p)
	m.legal(p)
	p.Availability.From = m.values.Date("availability.from", "occupancy.available_from", m.Occupancy.AvailableFrom)
	p.Comfort.GardenOrientation = lookUp(m, "Orientation", "garden_orientation", orientations, m.Garden)
	p.Comfort.TerraceOrientation = lookUp(m, "Orientation", "terrace_orientation", orientations,
		cmp.Or(m.Terrace, m.Balcony))
}

// goal is sale or rent; an estate that is neither is held.
func (m *mapper) goal() market.Goal {
	goal, ok := goals[m.Negotiation]
	if !ok {
		m.record.Problem(records.GoalUnknown, string(m.Negotiation), "negotiation",
			fmt.Sprintf("%q is neither sale nor let", m.Negotiation))
		m.record.Held = true
	}
	return goal
}

func (m *mapper) availability() availability {
	a, ok := statuses[m.Status]
	if !ok {
		m.record.Problem(records.StatusUnknown, string(m.Status), "status", fmt.Sprintf("%q is not a status that the site knows", m.Status))
		m.record.Held = true
	}
	return a
}

func (m *mapper) houseNumber() *string {
	if values.Missing(m.Location.Number) {
		return nil
	}
	text := m.Location.Number
	if !values.Missing(m.Location.Addition) {
		text += m.Location.Addition
	}
	return values.Filled(text)
}

// months is how many months a rent is for, by SweepBright's words for its period. A week and a day are not a part of a month that can be
// named, so that such a rent is not shown.
var months = map[word]locale.Money{"": 1, "month": 1, "monthly": 1, "quarter": 3, "quarterly": 3, "year": 12, "yearly": 12}

// price is that of a sale, or the rent of a month.
func (m *mapper) price(goal market.Goal) *locale.Money {
	price := m.euro("price", "price", m.Price)
	period := word(strings.ToLower(values.Line(string(cmp.Or(m.RentPeriod, m.Price.RentPeriod)))))
	if price == nil || goal != market.Rent || months[period] == 1 {
		return price
	}
	n, known := months[period]
	if !known {
		m.record.Problem(records.ValueUnknown, string(period), "rent_period",
			fmt.Sprintf("%s is a rent for a %s and not for a month; no price is shown", price.Text(), period))
		return nil
	}
	month := (*price + n/2) / n
	m.record.Problem(records.ValueTaken, price.Text(), "rent_period",
		fmt.Sprintf("%s is a rent for a %s; %s is shown for a month", price.Text(), period, month.Text()))
	return &month
}

// euro reads an amount with its currency.
func (m *mapper) euro(field, name string, p price) *locale.Money {
	return m.values.EuroIn(p.Currency, field, name, p.Amount)
}

// priceIsPublic is false where SweepBright shows words in place of the price.
func (m *mapper) priceIsPublic() bool {
	return !m.values.Hidden("price.hidden", m.Price.Hidden) && values.Missing(m.CustomPrice)
}
