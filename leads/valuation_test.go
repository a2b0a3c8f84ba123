package leads

import (
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/leads/check"
)

var dorp = check.AddressInput{Street: "Dorp", Zip: "3640", City: "Kinrooi"}

func TestValuation(t *testing.T) {
	tryForm(t, 0, func(f *ValuationInput) { f.Person, f.Address, f.Goal = an, dorp, ptr(market.Sale) },
		wrong[*ValuationInput]{"address.street REQUIRED, address.zip REQUIRED, address.city REQUIRED",
			func(f *ValuationInput) { f.Address = check.AddressInput{} }},
		wrong[*ValuationInput]{"goal REQUIRED, category UNKNOWN", func(f *ValuationInput) { f.Goal, f.Category = nil, ptr(5) }},
		wrong[*ValuationInput]{"constructionYear OUT_OF_RANGE, surface OUT_OF_RANGE, bedrooms OUT_OF_RANGE", func(f *ValuationInput) {
			f.ConstructionYear, f.Surface, f.Bedrooms = ptr(2100), ptr(0), ptr(-1)
		}},
		wrong[*ValuationInput]{"photos TOO_MANY", func(f *ValuationInput) { f.Photos = make([]*forms.File, 11) }},
	)
}
