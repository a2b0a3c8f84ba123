package leads

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

var valuationForm = FormKind{Name: "requestValuation", Thanks: "thanksValuation", PerHour: 10, Days: usualRetention, CRM: true}

// ValuationInput is the form that asks for a free valuation. Surface is m²; When is free text about when the owner wants to sell or let.
type ValuationInput struct {
	Envelope
	Person           forms.PersonInput  `json:"person"`
	Address          check.AddressInput `json:"address"`
	Goal             *market.Goal       `json:"goal"`
	Category         *int               `json:"category,omitempty"`
	ConstructionYear *int               `json:"constructionYear,omitempty"`
	Surface          *int               `json:"surface,omitempty"`
	Bedrooms         *int               `json:"bedrooms,omitempty"`
	When             string             `json:"when,omitempty"`
	Remark           string             `json:"remark,omitempty"`
	Photos           []*forms.File      `json:"-"`
}

// The years of construction that are believed: from this one on, until so many years from now.
const (
	oldestYear = 1000
	yearsAhead = 5
)

// Who is the person who filled in the form.
func (f *ValuationInput) Who() forms.PersonInput { return f.Person }

// Check returns what is wrong.
func (f *ValuationInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Person(&f.Person, facts, false)
	c.Address("address", &f.Address)
	c.Chosen("goal", f.Goal != nil)
	if f.Category != nil && !facts.Catalog.HasCategory(*f.Category) {
		c.Add("category", forms.Unknown)
	}
	c.Between("constructionYear", f.ConstructionYear, oldestYear, facts.Now.In(locale.Zone).Year()+yearsAhead)
	c.Between("surface", f.Surface, 1, limits.FormSurface)
	c.Between("bedrooms", f.Bedrooms, 0, limits.FormBedrooms)
	c.Optional("when", &f.When, limits.FormLineCharacters)
	c.Remark(&f.Remark, false)
	if len(f.Photos) > limits.UploadsOfForm {
		c.Add("photos", forms.TooMany)
	}
	return c.Problems
}

// Valuation takes the form that asks for a free valuation. Its photos are attached to the agency's email as far as they fit.
func (o *Service) Valuation(ctx context.Context, f *ValuationInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, valuationForm, f, func(ctx context.Context, s *submission) error {
		rowsIn := func(l locale.Language) func(*mail.Data) {
			return func(d *mail.Data) { d.Rows = valuationRows(s.facts.Catalog, l, f) }
		}
		s.data.Text = f.Remark
		bring, err := o.saveUploads(ctx, s, forms.UploadPicture, "photos", f.Photos...)
		if err != nil {
			return err
		}
		office := rowsIn(s.facts.Catalog.Fallback())
		s.toAgency("valuation-agency", func(d *mail.Data) { office(d); bring(d) })
		s.toVisitor("valuation-visitor", rowsIn(f.Language))
		return nil
	})
}

// valuationRows describes the property to be valued, in the reader's language.
func valuationRows(c *agency.Catalog, l locale.Language, f *ValuationInput) []mail.Row {
	var categories []int
	if f.Category != nil {
		categories = []int{*f.Category}
	}
	return []mail.Row{row.Typed("address", f.Address.Line()), row.Fact("types", row.Categories(c, l, categories)),
		row.Choice("goal", row.GoalOf(f.Goal)),
		row.Number("constructionYear", f.ConstructionYear), row.Surface("surface", f.Surface), row.Number("bedrooms", f.Bedrooms),
		row.Typed("when", f.When)}
}
