package leads

import (
	"testing"

	"github.com/gevel/gevel/leads/check"
)

func TestOffer(t *testing.T) {
	make := func(f *OfferInput) {
		f.Person, f.Address, f.Amount, f.Letters, f.Place, f.Advance = an, dorp, "340.000", "driehonderdveertigduizend euro", "Kinrooi",
			true
		f.ValidFrom, f.ValidUntil, f.SignDate = "2026-11-23", "2026-12-07", "2026-11-23"
	}
	tryForm(t, 1, make,
		wrong[*OfferInput]{"letters AMOUNTS_DIFFER", func(f *OfferInput) { f.Letters = "driehonderdduizend" }},
		wrong[*OfferInput]{"amount NOT_A_NUMBER", func(f *OfferInput) { f.Amount = "veel" }},
		wrong[*OfferInput]{"amount OUT_OF_RANGE", func(f *OfferInput) { f.Amount, f.Letters = "0", "nul" }},
		wrong[*OfferInput]{"validUntil END_BEFORE_START", func(f *OfferInput) { f.ValidUntil = "2026-11-22" }},
		wrong[*OfferInput]{"validFrom DATE_INCOMPLETE, validUntil DATE_INVALID",
			func(f *OfferInput) { f.ValidFrom, f.ValidUntil = "2026-11", "2026-02-30" }},
		wrong[*OfferInput]{"signDate OUT_OF_RANGE, advance STATEMENTS",
			func(f *OfferInput) { f.SignDate, f.Advance = "2026-11-24", false }},
		wrong[*OfferInput]{"second.lastName REQUIRED, second.email REQUIRED",
			func(f *OfferInput) { f.Second = &check.SecondInput{FirstName: "Tom"} }},
		wrong[*OfferInput]{"", func(f *OfferInput) { f.Second = &check.SecondInput{} }},
	)
	refuse(t, 2, "property UNKNOWN", make)
}
