// Package advert knows what the law of each region asks of the advertisement of a property, and what one lacks of it.
package advert

import (
	"fmt"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/locale"
)

// heldBack is the warning about a property that settings.publishUnlawful keeps from visitors.
const heldBack = "is held back from visitors until it has what the law asks of an advertisement (settings.publishUnlawful is false)"

// Warn notes what is missing in the advertisement of an active property, which are its lacks, and that it is held back for that.
func Warn(b *check.Book, file string, r records.Property, lacks []imports.Lack, s agency.Settings) {
	if r.Status != market.Active {
		return
	}
	warnVideos(b, file, r, s.PropertyVideoHosts)
	for _, l := range lacks {
		b.Warn(file, l.Field, "%s", l.Text)
	}
	if len(lacks) > 0 && s.HoldsBack() {
		b.Warn(file, "", heldBack)
	}
}

// Lists are the lists of what properties lack, each once: thousands lack the same.
type Lists struct {
	known map[string][]imports.Lack // by what they say
}

// Of lists what an active property lacks on a day of what its region asks of an advertisement.
func (l *Lists) Of(r records.Property, cities []agency.CityRecord, now time.Time) []imports.Lack {
	if r.Status != market.Active || r.Gone {
		return nil
	}
	a := advertisement{cities: cities, now: now, Property: r}
	a.check()
	key := fmt.Sprint(a.lacks)
	same, is := l.known[key]
	if !is {
		if l.known == nil {
			l.known = map[string][]imports.Lack{}
		}
		same = slices.Clip(a.lacks)
		l.known[key] = same
	}
	return same
}

// advertisement is an active property, with the fields that the law asks for and what it lacks.
type advertisement struct {
	cities   []agency.CityRecord
	now      time.Time
	required []string
	lacks    []imports.Lack
	records.Property
}

func (a *advertisement) check() {
	a.checkEnergy()
	a.checkRent()
	a.checkFlemishSale()
}

func (a *advertisement) lack(field, text string, l advertLaw) {
	a.lacks = append(a.lacks, imports.Lack{Field: field, Text: text, Law: l.name})
}

// wants notes an empty field.
func (a *advertisement) wants(field string, value any, l advertLaw) {
	a.required = append(a.required, field)
	if detail.Empty(value) {
		a.lack(field, "is missing: "+l.text, l)
	}
}

// place returns country and region of the property's city.
func (a *advertisement) place() (country int, region geo.Region) {
	for _, c := range a.cities {
		if c.Number == a.City {
			region, _ = geo.RegionOf(c.CountryID, c.Zip)
			return c.CountryID, region
		}
	}
	return 0, ""
}

func warnVideos(b *check.Book, file string, r records.Property, hosts []string) {
	for _, address := range r.Videos {
		if _, ok := media.VideoOf(address, hosts); !ok && !mediafiles.IsVideoFile(address) {
			warnVideo(b, file, "videos", address)
		}
	}
	if tour := r.VirtualTour; !detail.Empty(tour) {
		if _, ok := media.VideoOf(*tour, hosts); !ok {
			warnVideo(b, file, "virtualTour", *tour)
		}
	}
}

func warnVideo(b *check.Book, file, field, address string) {
	b.WarnValue(records.VideoUnknown, file, field, address, fmt.Sprintf("%q is of no known kind and will not be shown", address))
}

// advertLaw is a rule that asks for something in an advertisement, with its name at the desk.
type advertLaw struct {
	name law.Advertisement
	text string
}

// The laws that warnings name.
var (
	flemishEnergy = advertLaw{law.FlemishEnergy, "Flanders wants the energy figure in every advertisement (Energy Decree, article 11.2.1)"}
	flemishCode   = advertLaw{law.FlemishCode,
		"Flanders wants the unique code of the certificate where the address is not published (Energy Decree, article 11.2.1)"}
	brusselsEnergy  = advertLaw{law.BrusselsEnergy, "Brussels wants class and CO₂ emission in every advertisement"}
	walloonEnergy   = advertLaw{law.WalloonEnergy, "Wallonia wants unique code, total and specific use in every advertisement"}
	luxembourgClass = advertLaw{law.LuxembourgClass, "Luxembourg wants energy class and thermal insulation class in every advertisement"}
	rentPublished   = advertLaw{law.RentPublished, "the rent and the common charges must be published, 0 when there are none"}
	flemishFlood    = advertLaw{law.FlemishFlood, "Flanders wants the flood scores in every advertisement of a sale since 2023"}
	flemishPlanning = advertLaw{law.FlemishPlanning,
		"the Flemish Code on Town and Country Planning, article 5.2.6, wants it in every advertisement of a sale"}
)

// checkEnergy warns when energy data are missing that the region requires. In Flanders a certificate that was applied for is enough; in
// Brussels and Wallonia it counts as missing.
func (a *advertisement) checkEnergy() {
	e := a.Certificate
	status := detail.EPCPresent
	if e.Status != nil {
		status = *e.Status
	}
	if status == detail.EPCNotApplicable {
		return
	}
	country, region := a.place()
	if d := e.ValidUntil; d != nil && *d < locale.Today(a.now) {
		a.lack("energy.validUntil", "the energy certificate ended on "+d.Text(), energyLaw(country, region))
	}
	switch {
	case region == geo.Flanders && status == detail.EPCPresent:
		a.wants("energy.specific", e.Specific, flemishEnergy)
		if !a.PublishAddress {
			a.wants("energy.uniqueCode", e.UniqueCode, flemishCode)
		}
	case region == geo.Brussels:
		a.wants("energy.specific", e.Specific, brusselsEnergy)
		a.wants("energy.co2", e.Co2, brusselsEnergy)
	case region == geo.Wallonia:
		a.wants("energy.uniqueCode", e.UniqueCode, walloonEnergy)
		a.wants("energy.total", e.Total, walloonEnergy)
		a.wants("energy.specific", e.Specific, walloonEnergy)
	case country == geo.Luxembourg:
		a.wants("energy.labelText", e.LabelText, luxembourgClass)
		a.wants("energy.thermalClass", e.ThermalClass, luxembourgClass)
	}
}

// energyLaw is the rule that asks for a certificate that is valid; abroad it has no name.
func energyLaw(country int, region geo.Region) advertLaw {
	switch {
	case region == geo.Flanders:
		return flemishEnergy
	case region == geo.Brussels:
		return brusselsEnergy
	case region == geo.Wallonia:
		return walloonEnergy
	case country == geo.Luxembourg:
		return luxembourgClass
	}
	return advertLaw{}
}

func (a *advertisement) checkRent() {
	if a.Goal != market.Rent {
		return
	}
	a.wants("costs.charges", a.Charges, rentPublished)
	a.wants("price", a.Price, rentPublished)
	if a.Price != nil && !a.PublishPrice {
		a.lack("publishPrice", "is off: "+rentPublished.text, rentPublished)
	}
}

// checkFlemishSale warns when flood scores or planning information are missing. The building's score is required only when there is a
// building.
func (a *advertisement) checkFlemishSale() {
	if _, region := a.place(); region != geo.Flanders || a.Goal != market.Sale {
		return
	}
	a.wants("legal.pScore", a.PScore, flemishFlood)
	if a.ConstructionYear != nil {
		a.wants("legal.gScore", a.GScore, flemishFlood)
	}
	if d := a.FloodReportDate; d != nil && d.AddYears(1) < locale.Today(a.now) {
		a.lack("legal.floodReportDate", "the report of "+d.Text()+" is older than a year", flemishFlood)
	}
	a.wants("planning.permit", a.Permit, flemishPlanning)
	a.wants("planning.destination", a.Destination, flemishPlanning)
	a.wants("planning.summons", a.Summons, flemishPlanning)
	a.wants("planning.preemptiveRight", a.PreemptiveRight, flemishPlanning)
	a.wants("planning.allotmentPermit", a.AllotmentPermit, flemishPlanning)
	a.wants("planning.judicialDecision", a.JudicialDecision, flemishPlanning)
}
