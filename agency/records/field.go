package records

import (
	"reflect"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// FieldsOf gives the values of a record by the names of its fields in the import folder ("costs.charges"), as conditions compare them. The
// region is that of its city.
func (r *Property) FieldsOf(region geo.Region) detail.Fields {
	return func(name string) (any, bool) {
		switch name {
		case "goal":
			return map[bool]string{true: "SALE", false: "RENT"}[r.Goal == market.Sale], true
		case "status":
			return market.StatusOf(r.Status, r.Goal), true
		case "region":
			return region, true
		}
		at := reflect.ValueOf(r).Elem()
		for key := range strings.SplitSeq(name, ".") {
			at = detail.Named(at, key)
		}
		if !at.IsValid() {
			return nil, false
		}
		return at.Interface(), true
	}
}

// Visible is the property as visitors see it in a language once it is on offer, but for its files: without a price or an address that is
// not published, as the view listing of db/sqlite/views.sql has it (TestADraftIsSeenAsItWillBe compares them).
func (r *Property) Visible(c *agency.Catalog, l locale.Language) *agency.Property {
	p := &agency.Property{Number: r.Number, Goal: r.Goal, CRMStatus: r.Status, TypeID: r.Type, CityID: r.City, ProjectID: r.Project,
		UnitName: r.UnitName, AgentID: r.Agent, MarqueeCode: r.Marquee, PublishPrice: r.PublishPrice, PriceUnit: r.PriceUnit,
		Titles: r.Title, Descriptions: r.Description, VideoList: r.Videos, TourAddress: r.VirtualTour,
		Surroundings: r.Surroundings, Building: r.Building, Rooms: r.Rooms,
		Surfaces: r.Surfaces, Comfort: r.Comfort, Costs: r.Costs, Certificate: r.Certificate, Legal: r.Legal, Planning: r.Planning,
		Annuity: r.Annuity, Connections: r.Connections, Availability: r.Availability, Letting: r.Letting, Language: l, Catalog: c}
	if p.CRMStatus == market.Prospective || p.CRMStatus == market.Cancelled || p.CRMStatus == market.Inactive {
		p.CRMStatus = market.Active
	}
	if r.PublishPrice && !slices.Contains(c.Site.Settings.Replaced(), market.BandOf(p.CRMStatus, p.MarqueeCode)) {
		p.AskingPrice = r.Price
	} else {
		k := &p.Costs
		k.StartPrice, k.Deposit, k.AgencyCost, k.NotaryFee, k.Vat, k.ConstructionCost = nil, nil, nil, nil, nil, nil
		k.TotalCost, k.TotalPrice, k.ParkingPrice, k.GaragePrice, p.Annuity.Rent = nil, nil, nil, nil, nil
	}
	if !r.RevealsStreet() {
		p.Sent = r.Reference
	}
	if r.PublishAddress {
		p.Street, p.HouseNumber, p.BoxNumber, p.Latitude, p.Longitude = r.Street, r.HouseNumber, r.BoxNumber, r.Latitude, r.Longitude
	} else {
		p.NearbyList = locale.List[detail.Nearby]{}
	}
	return p
}
