package agency

import (
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// Energy is the energy performance as a page shows it. Label is the region's label ("a_plus"), Text the same for people ("A+"). In
// Luxembourg, which has two classes ("B/C"), Text has both, Class the one of energy and ThermalClass the one of insulation. RenovationYears
// is nil when a buyer has no duty to renovate.
type Energy struct {
	Label           *string
	Text            string
	Region          *geo.Region
	Status          detail.CertificateStatus
	Specific        *float64
	Total           *float64
	Co2             *float64
	ELevel          *int
	Certificate     *string
	ValidUntil      *locale.Date
	Class           *string
	ThermalClass    *string
	RenovationYears *int
}

// Energy is the energy performance, nil when this kind of property needs no certificate or nothing is known.
func (p *Property) Energy() *Energy {
	c := p.Certificate
	if c.Status != nil && *c.Status == detail.EPCNotApplicable {
		return nil
	}
	if c.Status == nil && c.Specific == nil && c.LabelText == nil {
		return nil
	}
	e := &Energy{Status: detail.EPCPresent, Specific: c.Specific, Total: c.Total, Co2: c.Co2, ELevel: c.ELevel,
		Certificate: c.UniqueCode, Class: c.LabelText, ValidUntil: c.ValidUntil, ThermalClass: c.ThermalClass}
	if c.Status != nil {
		e.Status = *c.Status
	}
	e.label(p)
	return e
}

// label fills in what follows from the figure and the region: Belgian regions by their bands, Luxembourg by its own classes.
func (e *Energy) label(p *Property) {
	city := p.City()
	region, ok := geo.RegionOf(city.CountryID, city.Zip)
	if !ok {
		e.Text = luxembourgText(p.Certificate)
		return
	}
	e.Region = &region
	if e.Specific == nil {
		return
	}
	label := energy.Label(region, *e.Specific)
	e.Label, e.Text = &label, energy.LabelText(label)
	if RenovationDuty(region, p.Goal, p.Catalog.typeByNumber[p.TypeID].Category, label) {
		years := p.Catalog.Site.Settings.RenovationYears[p.Language]
		e.RenovationYears = &years
	}
}

// Picture is the address of the picture of the label, nil without a label (specification section 9).
func (e *Energy) Picture() *string {
	if e.Label == nil || e.Region == nil {
		return nil
	}
	address := "/images/epc/" + strings.ToLower(string(*e.Region)) + "/" + *e.Label + ".png"
	return &address
}

// luxembourgText joins the energy class and the class of thermal insulation, which Luxembourg asks for together.
func luxembourgText(c detail.Certificate) string {
	if c.LabelText == nil {
		return ""
	}
	if c.ThermalClass == nil {
		return *c.LabelText
	}
	return *c.LabelText + "/" + *c.ThermalClass
}

// RenovationDuty reports whether the buyer of a property must renovate it: a dwelling that is sold in Flanders with label e or f
// (decisions, Renovation notice).
func RenovationDuty(r geo.Region, goal market.Goal, category int, label string) bool {
	return r == geo.Flanders && goal == market.Sale && IsDwelling(category) && (label == "e" || label == "f")
}
