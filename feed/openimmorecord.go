package feed

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// record makes a property from the fields that do not depend on the language.
func (o openImmo) record(ref reference) agency.PropertyRecord {
	r := agency.PropertyRecord{Number: ref.number, Reference: &ref.text, Title: locale.Localized{}, Description: locale.Localized{},
		Type:           o.kind(),
		Agent:          o.agent(o.name, "email_direkt", o.email()),
		PublishAddress: o.values.Allowed("objektadresse_freigeben", o.Public.Address), Street: values.Filled(o.Geo.Street),
		HouseNumber: values.Filled(o.Geo.House)}
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
	r.City, r.SubCities = o.city(o.name, "ort", places.Said{Country: o.Geo.Country.Code, Zip: o.Geo.Zip, Name: o.Geo.City,
		Point: pointOf(r.Latitude, r.Longitude)})
	o.terms(&r)
	o.status(&r)
	o.groups(&r)
	o.files(&r)
	return r
}

// categories are the agency's categories by OpenImmo's kinds of property; any other kind is commercial.
var categories = map[string]int{"haus": agency.HouseCategory, "wohnung": agency.ApartmentCategory, "zimmer": agency.StudioCategory,
	"grundstueck": agency.LandCategory, "zinshaus_renditeobjekt": agency.InvestmentCategory, "parken": agency.ParkingCategory}

// kind is the type whose number is in our extension field gevel_type, or the one with the lowest number in the category.
func (o openImmo) kind() int {
	for _, own := range o.Category.Own {
		if n, err := strconv.Atoi(strings.TrimSpace(own.Text)); err == nil && own.Name == "gevel_type" {
			return n
		}
	}
	if len(o.Category.Kind.Elements) == 0 {
		o.problem(o.name, "objektart", "is missing")
		return 0
	}
	category, ok := categories[strings.ToLower(o.Category.Kind.Elements[0].XMLName.Local)]
	if !ok {
		category = agency.CommercialCategory
	}
	at := slices.IndexFunc(o.catalog.Types, func(t agency.TypeRecord) bool { return t.Category == category })
	if at < 0 {
		o.problem(o.name, "objektart", "types.json has no type of category %d", category)
		return 0
	}
	return o.catalog.Types[at].Number
}

// conditions are the states of a building by the words of OpenImmo; others are left out.
var conditions = map[string]agency.Condition{
	"ERSTBEZUG": "NEW", "NEUWERTIG": "NEW",
	"PROJEKTIERT": "TO_BUILD", "ROHBAU": "TO_BUILD",
	"GEPFLEGT":             "USED",
	"SANIERUNGSBEDUERFTIG": "TO_RENOVATE", "TEIL_VOLLRENOVIERUNGSBED": "TO_RENOVATE",
	"TEIL_VOLLSANIERT": "RENOVATED", "TEIL_VOLLRENOVIERT": "RENOVATED", "MODERNISIERT": "RENOVATED",
	"ABRISSOBJEKT": "TO_DEMOLISH",
}

// groups reads the details of the property, group by group as agency.PropertyRecord has them.
func (o openImmo) groups(r *agency.PropertyRecord) {
	s, v := o.Surfaces, o.values
	r.Building = agency.Building{ConstructionYear: v.Integer("building.constructionYear", "baujahr", o.State.Built),
		Floors: v.Integer("building.floors", "anzahl_etagen", o.Geo.Floors), Floor: v.Floor("etage", o.Geo.Floor)}
	if c, ok := conditions[strings.ToUpper(strings.TrimSpace(o.State.Condition.Kind))]; ok {
		r.Building.Condition = &c
	}
	r.Rooms = agency.Rooms{Bedrooms: v.Integer("rooms.bedrooms", "anzahl_schlafzimmer", s.Bedrooms),
		Bathrooms: v.Integer("rooms.bathrooms", "anzahl_badezimmer", s.Bathrooms),
		Toilets:   v.Integer("rooms.toilets", "anzahl_sep_wc", s.Toilets),
		Parkings:  v.Integer("rooms.parkings", "anzahl_stellplaetze", s.Parkings)}
	r.Surfaces = agency.Surfaces{Total: v.Integer("surfaces.total", "gesamtflaeche", s.Total),
		Living:  v.Integer("surfaces.living", "wohnflaeche", s.Living),
		Ground:  v.Integer("surfaces.ground", "grundstuecksflaeche", s.Ground),
		Terrace: v.Integer("surfaces.terrace", "balkon_terrasse_flaeche", s.Terrace),
		Garden:  v.Integer("surfaces.garden", "gartenflaeche", s.Garden),
		Office:  v.Integer("surfaces.office", "bueroflaeche", s.Office), Store: v.Integer("surfaces.store", "lagerflaeche", s.Store)}
	r.Comfort.Cellar = o.cellar()
	e := o.State.Energy
	r.Certificate = agency.Certificate{Specific: v.Decimal("energy.specific", "energiepass", first(e.Demand, e.Consumption)),
		LabelText: values.Filled(e.Class), ValidUntil: v.Date("energy.validUntil", "gueltig_bis", e.Valid)}
	r.Availability.From = v.Date("availability.from", "abdatum", o.Public.From)
}

// cellar is JA, NEIN or TEIL: a cellar under part of the building counts.
func (o openImmo) cellar() *bool {
	kind := o.Equipment.Cellar.Kind
	if strings.EqualFold(strings.TrimSpace(kind), "TEIL") {
		partly := true
		return &partly
	}
	return o.values.YesNo("keller", kind)
}
