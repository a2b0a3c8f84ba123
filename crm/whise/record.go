package whise

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
)

// record makes the site's record of a property that may be public.
func (e estate) record() crm.Record {
	r := e.common()
	standing := standings[e.PurposeStatus.ID]
	p := &agency.PropertyRecord{Status: standing.status, Marquee: standing.marquee, PublishAddress: e.DisplayAddress,
		PublishPrice: e.DisplayPrice, Street: filled(e.Address), HouseNumber: filled(e.Number), BoxNumber: filled(e.Box),
		Title: texts(e.Sms), Description: e.description(), PublishedAt: e.publishedAt()}
	r.Property, r.Type = p, e.kind()
	p.Goal = e.goal(&r)
	if e.DisplayStatus == displayRealisation {
		p.Status = agency.Reference
	}
	e.figures(&r)
	e.states(&r)
	e.details(&r)
	e.links(p)
	r.Latitude, r.Longitude = p.Latitude, p.Longitude
	return r
}

// common is what properties and projects have alike.
func (e estate) common() crm.Record {
	r := crm.Record{ID: e.id(), Zip: strings.TrimSpace(e.Zip), CityName: strings.TrimSpace(e.City), Office: strconv.Itoa(e.OfficeID),
		Agent: e.agent(), Photos: e.photos()}
	known := false
	if r.Country, known = countries[e.Country.ID]; !known && e.Country.ID != 0 {
		r.Problem(agency.CountryUnknown, strconv.Itoa(e.Country.ID), "country",
			fmt.Sprintf("%d is no country of the site's table", e.Country.ID))
	}
	return r
}

// goal is sale or rent. Where the purpose and the status of the purpose differ, the status decides, and a problem names both.
func (e estate) goal(r *crm.Record) agency.Goal {
	purpose := standings[e.PurposeStatus.ID].purpose
	switch {
	case purpose == 0:
		purpose = e.Purpose.ID
	case e.Purpose.ID != 0 && e.Purpose.ID != purpose && !(purpose == forSale && e.Purpose.ID == lifeAnnuity):
		r.Problem(agency.GoalsDiffer, fmt.Sprintf("%d, %d", e.Purpose.ID, e.PurposeStatus.ID), "purpose",
			fmt.Sprintf("%d does not fit the purposeStatus %d", e.Purpose.ID, e.PurposeStatus.ID))
	}
	switch purpose {
	case forRent:
		return agency.Rent
	case lifeAnnuity:
		r.Problem(agency.AnnuityUnclear, "", "purpose",
			"Whise does not say whether the life annuity is free or occupied; it is shown as a sale")
	case forSale:
	default:
		r.Problem(agency.GoalUnknown, strconv.Itoa(e.Purpose.ID), "purpose", fmt.Sprintf("%d is neither sale nor rent", e.Purpose.ID))
		r.Held = true
	}
	return agency.Sale
}

// figures reads the numbers that stand in the property itself. Details come later and are preferred.
func (e estate) figures(r *crm.Record) {
	p := r.Property
	if e.Currency != "" && e.Currency != "€" && e.Currency != "EUR" {
		r.Problem(agency.CurrencyOther, e.Currency, "currency", fmt.Sprintf("the price is in %s, not in euro; it is left out", e.Currency))
	} else if f := e.Price.value(); f > 0 {
		m := cents(f)
		p.Price = &m
	}
	p.Bedrooms, p.Bathrooms, p.Facades = e.Rooms.integer(), e.BathRooms.integer(), e.Fronts.integer()
	p.Building.Floor, p.Garages, p.Parkings = e.Floor.integer(), e.Garage.integer(), e.Parking.integer()
	p.Living, p.Ground, p.Surfaces.Garden = e.Area.integer(), e.GroundArea.integer(), e.GardenArea.integer()
	p.Comfort.Garden, p.Comfort.Terrace, p.Furnished = e.Garden.yes(), e.Terrace.yes(), e.Furnished.yes()
	p.LabelText = filled(e.EnergyClass)
}

// states reads the state of the building and when it is available.
func (e estate) states(r *crm.Record) {
	read := func(field string, id int, into reader) {
		if id == 0 {
			return
		}
		if err := into(r.Property, detail{Enum: choice{ID: id}, words: e.words}); err != nil {
			unread(r, field, err)
		}
	}
	if !silentStates[e.State.ID] {
		read("state", e.State.ID, chosen("Condition", states, func(p *agency.PropertyRecord) **agency.Condition { return &p.Condition }))
	}
	read("availability", e.Availability.ID,
		chosen("AvailabilityMoment", moments, func(p *agency.PropertyRecord) **agency.AvailabilityMoment { return &p.Moment }))
	if at, err := time.Parse(layout, e.AvailableFrom); err == nil {
		from := locale.Date(at.Format(time.DateOnly))
		r.Property.From = &from
	}
}

func (e estate) links(p *agency.PropertyRecord) {
	p.VirtualTour = filled(cmp.Or(e.VirtualVisit, e.Tour))
	if e.Video != "" {
		p.Videos = []string{e.Video}
	}
}

// publishedAt is the day on which it came online, or else was made.
func (e estate) publishedAt() locale.Date {
	at, err := time.Parse(layout, cmp.Or(e.Online, e.Created))
	if err != nil {
		return ""
	}
	return locale.Date(at.Format(time.DateOnly))
}

// photos are the pictures in the agency's order, the largest of each.
func (e estate) photos() (list []crm.File) {
	sorted := slices.SortedFunc(slices.Values(e.Pictures), func(a, b picture) int { return a.Order - b.Order })
	for _, p := range sorted {
		if address := cmp.Or(p.XXL, p.Large); address != "" {
			list = append(list, crm.File{ID: strconv.Itoa(p.ID), Address: address})
		}
	}
	return list
}

// agent is the first representative.
func (e estate) agent() crm.Person {
	if len(e.Representatives) == 0 {
		return crm.Person{}
	}
	a := e.Representatives[0]
	name := agency.Joined(" ", a.FirstName, a.LastName)
	return crm.Person{Name: cmp.Or(name, a.Name), Email: a.Email, Phone: cmp.Or(a.Mobile, a.Phone), Photo: a.Picture}
}

func cents(f float64) locale.Money { return locale.Money(math.Round(f * 100)) }

func filled(text string) *string {
	if text = strings.TrimSpace(text); text == "" {
		return nil
	}
	return &text
}
