package records

import (
	"reflect"
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

// Visible is the property as visitors see it in a language once it is on offer: without a price or an address that is not published.
func (r *Property) Visible(c *agency.Catalog, l locale.Language) *agency.Property {
	p := &agency.Property{Number: r.Number, Sent: r.Reference, Goal: r.Goal, CRMStatus: r.Status, TypeID: r.Type, CityID: r.City,
		AgentID: r.Agent, MarqueeCode: r.Marquee, PublishPrice: r.PublishPrice, PriceUnit: r.PriceUnit,
		Titles: r.Title, Descriptions: r.Description, Surroundings: r.Surroundings, Building: r.Building, Rooms: r.Rooms,
		Surfaces: r.Surfaces, Comfort: r.Comfort, Costs: r.Costs, Certificate: r.Certificate, Legal: r.Legal, Planning: r.Planning,
		Annuity: r.Annuity, Connections: r.Connections, Availability: r.Availability, Letting: r.Letting, Language: l, Catalog: c}
	if p.CRMStatus == market.Prospective || p.CRMStatus == market.Cancelled || p.CRMStatus == market.Inactive {
		p.CRMStatus = market.Active
	}
	if r.PublishPrice {
		p.AskingPrice = r.Price
	}
	if r.PublishAddress {
		p.Street, p.HouseNumber, p.BoxNumber = r.Street, r.HouseNumber, r.BoxNumber
	}
	return p
}
