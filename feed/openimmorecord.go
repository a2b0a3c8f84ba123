package feed

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// record makes a property from the fields that do not depend on the language.
func (o openImmo) record(number int) agency.PropertyRecord {
	r := agency.PropertyRecord{Number: number, Title: locale.Localized{}, Description: locale.Localized{}, Type: o.kind(),
		Agent:          o.agent(o.email()),
		PublishAddress: o.Public.Address, Street: filled(o.Geo.Street), HouseNumber: filled(o.Geo.House),
		PublishedAt: day(o.Technical.Since)}
	var err error
	if r.City, err = o.city(strings.TrimSpace(o.Geo.Zip), strings.TrimSpace(o.Geo.City)); err != nil {
		o.problem(o.name, "ort", "%s %s %s", o.Geo.Zip, o.Geo.City, err)
	}
	if p := o.Geo.Point; p != nil {
		r.Latitude, r.Longitude = (*float64)(&p.Latitude), (*float64)(&p.Longitude)
	}
	o.terms(&r)
	o.status(&r)
	o.groups(&r)
	o.files(&r)
	return r
}

// terms reads the goal, the price and the costs.
func (o openImmo) terms(r *agency.PropertyRecord) {
	switch s := o.Category.Sale; {
	case s.Buy:
		r.Goal, r.Price = agency.Sale, o.euro("kaufpreis", o.Prices.Buy.Amount)
		r.PublishPrice = r.Price != nil && !o.Prices.Buy.OnRequest
	case s.Rent:
		r.Goal, r.Price = agency.Rent, o.euro("kaltmiete", o.Prices.Rent)
		r.PublishPrice = r.Price != nil
	default:
		o.problem(o.name, "vermarktungsart", "is neither KAUF nor MIETE_PACHT")
	}
	r.Charges, r.Deposit = o.euro("nebenkosten", o.Prices.Charges), o.euro("kaution", o.Prices.Deposit)
}

// status reads the status and the marquee.
func (o openImmo) status(r *agency.PropertyRecord) {
	r.Status = agency.Active
	switch {
	case o.Technical.Action.Kind == "REFERENZ":
		r.Status = agency.Reference
	case o.State.Sold.State == "VERKAUFT" && r.Goal == agency.Sale:
		r.Status, r.Marquee = agency.Sold, agency.MarqueeSold
	case o.State.Sold.State == "VERKAUFT":
		r.Status, r.Marquee = agency.Rented, agency.MarqueeRented
	case o.State.Sold.State == "RESERVIERT":
		r.Marquee = agency.MarqueeUnderOption
	}
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
	category, ok := categories[o.Category.Kind.Elements[0].XMLName.Local]
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
	s := o.Surfaces
	r.Building = agency.Building{ConstructionYear: o.State.Built, Floors: o.Geo.Floors, Floor: o.Geo.Floor}
	if c, ok := conditions[o.State.Condition.Kind]; ok {
		r.Building.Condition = &c
	}
	r.Rooms = agency.Rooms{Bedrooms: cut(s.Bedrooms), Bathrooms: cut(s.Bathrooms), Toilets: cut(s.Toilets), Parkings: cut(s.Parkings)}
	r.Surfaces = agency.Surfaces{Total: cut(s.Total), Living: cut(s.Living), Ground: cut(s.Ground), Terrace: cut(s.Terrace),
		Garden: cut(s.Garden), Office: cut(s.Office), Store: cut(s.Store)}
	if kind := strings.ToUpper(o.Equipment.Cellar.Kind); kind != "" {
		cellar := kind != "NEIN" // a cellar under part of the building counts
		r.Comfort.Cellar = &cellar
	}
	r.Certificate.Specific = o.figure("energiepass", o.State.Energy.Demand, o.State.Energy.Consumption)
	r.Certificate.LabelText = filled(o.State.Energy.Class)
	if d := day(o.State.Energy.Valid); d != "" {
		r.Certificate.ValidUntil = &d
	}
	if d := day(o.Public.From); d != "" {
		r.Availability.From = &d
	}
}

func (o openImmo) email() string {
	if o.Contact.Direct != "" {
		return o.Contact.Direct
	}
	return o.Contact.Central
}

// files names the attachments in the archive and at addresses; without any, the site's own are not changed.
func (o openImmo) files(r *agency.PropertyRecord) {
	for _, f := range o.Files {
		switch {
		case !strings.HasPrefix(f.Path, "https://") && (f.Location == "REMOTE" || strings.Contains(f.Path, "://")):
		case f.Group == "GRUNDRISS":
			r.Plans = append(r.Plans, f.Path)
		case f.Group == "DOKUMENTE":
			r.Documents = append(r.Documents, agency.DocumentRecord{Name: locale.Localized{o.catalog.Fallback(): f.Title}, File: f.Path})
		case f.Group == "TITELBILD":
			r.Photos = slices.Insert(r.Photos, 0, f.Path)
		default:
			r.Photos = append(r.Photos, f.Path)
		}
	}
}
