package whise

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// record makes the site's record of a property that may be public.
func (e estate) record() crm.Record {
	r := e.common()
	standing := standings[e.PurposeStatus.ID]
	p := &records.Property{Reference: values.Filled(e.Reference), Status: standing.status, Marquee: standing.marquee,
		PublishAddress: e.DisplayAddress,
		PublishPrice:   e.DisplayPrice, Street: values.Filled(e.Address), HouseNumber: values.Filled(e.Number),
		BoxNumber: values.Filled(e.Box),
		Title:     texts(e.Sms), Description: e.description(), PublishedAt: e.publishedAt(&r)}
	r.Property, r.Type = p, e.kind()
	p.Goal = e.goal(&r)
	if e.DisplayStatus == displayRealisation {
		p.Status = market.Reference
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
	for _, u := range e.unread {
		r.Problem(records.ValueUnknown, u.Value, u.Path, u.Value+" is no value that the site can read; it is left out")
	}
	known := false
	if r.Country, known = countries[e.Country.ID]; !known && e.Country.ID != 0 {
		r.Problem(records.CountryUnknown, strconv.Itoa(e.Country.ID), "country",
			fmt.Sprintf("%d is no country of the site's table", e.Country.ID))
	}
	return r
}

// goal is sale or rent. Where the purpose and the status of the purpose differ, the status decides, and a problem names both.
func (e estate) goal(r *crm.Record) market.Goal {
	purpose := standings[e.PurposeStatus.ID].purpose
	switch {
	case purpose == 0:
		purpose = e.Purpose.ID
	case e.Purpose.ID != 0 && e.Purpose.ID != purpose && !(purpose == forSale && e.Purpose.ID == lifeAnnuity):
		r.Problem(records.GoalsDiffer, fmt.Sprintf("%d, %d", e.Purpose.ID, e.PurposeStatus.ID), "purpose",
			fmt.Sprintf("%d does not fit the purposeStatus %d", e.Purpose.ID, e.PurposeStatus.ID))
	}
	switch purpose {
	case forRent:
		return market.Rent
	case lifeAnnuity:
		r.Problem(records.AnnuityUnclear, "", "purpose",
			"Whise does not say whether the life annuity is free or occupied; it is shown as a sale")
	case forSale:
	default:
		r.Problem(records.GoalUnknown, strconv.Itoa(e.Purpose.ID), "purpose", fmt.Sprintf("%d is neither sale nor rent", e.Purpose.ID))
		r.Held = true
	}
	return market.Sale
}

// figures reads the numbers that stand in the property itself. Details come later and are preferred.
func (e estate) figures(r *crm.Record) {
	p, v := r.Property, valuesOf(r, true)
	if values.IsEuro(e.Currency) {
		p.Price = v.Euro("price", "price", e.Price)
	} else {
		p.Price = v.EuroIn(e.Currency, "price", "currency", e.Price)
	}
	p.Bedrooms, p.Bathrooms = v.Integer("rooms.bedrooms", "rooms", e.Rooms), v.Integer("rooms.bathrooms", "bathRooms", e.BathRooms)
	p.Facades, p.Building.Floor = v.Integer("building.facades", "fronts", e.Fronts), v.Floor("floor", e.Floor)
	p.Garages, p.Parkings = v.Integer("rooms.garages", "garage", counted(e.Garage)),
		v.Integer("rooms.parkings", "parking", counted(e.Parking))
	p.Living, p.Ground = v.Integer("surfaces.living", "area", e.Area), v.Integer("surfaces.ground", "groundArea", e.GroundArea)
	p.Surfaces.Garden = v.Integer("surfaces.garden", "gardenArea", e.GardenArea)
	p.Comfort.Garden, p.Comfort.Terrace = v.YesNo("garden", e.Garden), v.YesNo("terrace", e.Terrace)
	p.Furnished = v.YesNo("furnished", e.Furnished)
	p.LabelText = values.Filled(e.EnergyClass)
}

// counted is how many there are where Whise says yes or no.
func counted(text string) string {
	switch text {
	case "true":
		return "1"
	case "false":
		return ""
	}
	return text
}

// states reads the state of the building and when it is available.
func (e estate) states(r *crm.Record) {
	read := func(field string, id int, into reader) {
		if id == 0 {
			return
		}
		if err := into(r.Property, estateDetail{Enum: choice{ID: id}, words: e.words}); err != nil {
			unread(r, field, err)
		}
	}
	if !silentStates[e.State.ID] {
		read("state", e.State.ID, chosen("Condition", states, func(p *records.Property) **detail.Condition { return &p.Condition }))
	}
	read("availability", e.Availability.ID,
		chosen("AvailabilityMoment", moments, func(p *records.Property) **detail.AvailabilityMoment { return &p.Moment }))
	r.Property.From = valuesOf(r, true).Date("availability.from", "availabilityDateTime", e.AvailableFrom)
}

func (e estate) links(p *records.Property) {
	p.VirtualTour = values.Filled(cmp.Or(e.VirtualVisit, e.Tour))
	if e.Video != "" {
		p.Videos = []string{e.Video}
	}
}

// publishedAt is the day on which it came online, or else was made.
func (e estate) publishedAt(r *crm.Record) locale.Date {
	v := valuesOf(r, true)
	at := v.Date("publishedAt", "putOnlineDateTime", e.Online)
	if at == nil {
		at = v.Date("publishedAt", "createDateTime", e.Created)
	}
	if at == nil {
		return ""
	}
	return *at
}

// photos are the pictures in the agency's order, the largest of each.
func (e estate) photos() (list []crm.File) {
	sorted := slices.SortedFunc(slices.Values(e.Pictures), func(a, b picture) int { return a.Order - b.Order })
	for _, p := range sorted {
		if address := cmp.Or(p.XXL, p.Large); address != "" {
			list = append(list, crm.File{ID: p.id(), Address: address})
		}
	}
	return list
}

// id is the picture's number, "" without one: pictures that are all of number 0 would be one.
func (p picture) id() string {
	if p.ID == 0 {
		return ""
	}
	return strconv.Itoa(p.ID)
}

// agent is the first representative.
func (e estate) agent() crm.Person {
	if len(e.Representatives) == 0 {
		return crm.Person{}
	}
	a := e.Representatives[0]
	name := prose.Joined(" ", a.FirstName, a.LastName)
	return crm.Person{Name: cmp.Or(name, a.Name), Email: a.Email, Phone: cmp.Or(a.Mobile, a.Phone), Photo: a.Picture}
}
