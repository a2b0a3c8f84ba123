package openimmo

import (
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// record makes a property from the fields that do not depend on the language.
func (o property) record(ref transfer.Reference) *records.Property {
	r := &records.Property{Number: ref.Number, Reference: &ref.Text, Title: locale.Localized{}, Description: locale.Localized{},
		Type:           o.kind(),
		Agent:          o.Agent(o.name, "email_direkt", o.email()),
		PublishAddress: o.values.Allowed("objektadresse_freigeben", o.Public.Address), Street: values.Filled(o.Geo.Street),
		HouseNumber: values.Filled(o.Geo.House), BoxNumber: values.Filled(o.Geo.Box)}
	if d := o.values.Date("publishedAt", "aktiv_von", o.Technical.Since); d != nil {
		r.PublishedAt = *d
	}
	if p := o.Geo.Point; p != nil {
		r.Latitude = o.values.Decimal("latitude", "breitengrad", p.Latitude)
		r.Longitude = o.values.Decimal("longitude", "laengengrad", p.Longitude)
		if r.Latitude == nil || r.Longitude == nil {
			r.Latitude, r.Longitude = nil, nil
		}
	}
	r.City, r.SubCities = o.City(o.name, "ort", places.Said{Country: o.Geo.Country.word(), Zip: o.Geo.Zip, Name: o.Geo.City,
		Point: transfer.PointOf(r.Latitude, r.Longitude)})
	o.terms(r)
	o.status(r)
	o.groups(r)
	o.files(r)
	return r
}

// conditions are the states of a building by the words of OpenImmo; others are left out.
var conditions = map[string]detail.Condition{
	"ERSTBEZUG": "NEW", "NEUWERTIG": "NEW",
	"PROJEKTIERT": "TO_BUILD", "ROHBAU": "TO_BUILD",
	"GEPFLEGT":             "USED",
	"SANIERUNGSBEDUERFTIG": "TO_RENOVATE", "TEIL_VOLLRENOVIERUNGSBED": "TO_RENOVATE",
	"TEIL_VOLLSANIERT": "RENOVATED", "TEIL_VOLLRENOVIERT": "RENOVATED", "MODERNISIERT": "RENOVATED",
	"ABRISSOBJEKT": "TO_DEMOLISH",
}

// energy is what the energy certificates of the property say: the first that says something, of each field. Programs write empty ones too.
func (o property) energy() (all energyElement) {
	for _, e := range o.State.Energy {
		all.Demand, all.Consumption = first(all.Demand, e.Demand), first(all.Consumption, e.Consumption)
		all.Valid, all.Class = first(all.Valid, e.Valid), first(all.Class, e.Class)
	}
	return all
}

// groups reads the details of the property, group by group as records.Property has them.
func (o property) groups(r *records.Property) {
	s, v := o.Surfaces, o.values
	r.Building = detail.Building{ConstructionYear: v.Integer("building.constructionYear", "baujahr", o.State.Built),
		RenovationYear: v.Integer("building.renovationYear", "letztemodernisierung", o.State.Renewed), Construction: o.construction(),
		Floors: v.Integer("building.floors", "anzahl_etagen", o.Geo.Floors), Floor: v.Floor("etage", o.Geo.Floor)}
	if c, ok := conditions[capitals(o.State.Condition.word())]; ok {
		r.Building.Condition = &c
	}
	r.Rooms = detail.Rooms{Bedrooms: v.Integer("rooms.bedrooms", "anzahl_schlafzimmer", s.Bedrooms),
		Bathrooms: v.Integer("rooms.bathrooms", "anzahl_badezimmer", s.Bathrooms),
		Toilets:   v.Integer("rooms.toilets", "anzahl_sep_wc", s.Toilets),
		Parkings:  v.Integer("rooms.parkings", "anzahl_stellplaetze", s.Parkings)}
	r.Surfaces = detail.Surfaces{Total: v.Integer("surfaces.total", "gesamtflaeche", s.Total),
		Living:  v.Integer("surfaces.living", "wohnflaeche", s.Living),
		Ground:  v.Integer("surfaces.ground", "grundstuecksflaeche", s.Ground),
		Terrace: v.Integer("surfaces.terrace", "balkon_terrasse_flaeche", s.Terrace),
		Garden:  v.Integer("surfaces.garden", "gartenflaeche", s.Garden),
		Office:  v.Integer("surfaces.office", "bueroflaeche", s.Office), Store: v.Integer("surfaces.store", "lagerflaeche", s.Store)}
	r.Comfort = o.comfort()
	o.parkings(r)
	r.NearbyList = o.nearby()
	e := o.energy()
	r.Certificate = detail.Certificate{Specific: v.Decimal("energy.specific", "energiepass", first(e.Demand, e.Consumption)),
		LabelText: values.Filled(e.Class), ValidUntil: v.Date("energy.validUntil", "gueltig_bis", e.Valid)}
	r.Availability.Moment, r.Availability.From = o.available()
	r.Letting.MaximumPersons = v.Integer("letting.maximumPersons", "max_personen", o.Public.Persons)
}
