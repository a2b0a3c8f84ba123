package leads_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/locale"
)

// TestCRMGetsTheSecondBuyer sends a CRM the second buyer's name, email address and phone number, as the agency gets them by email.
func TestCRMGetsTheSecondBuyer(t *testing.T) {
	o := open(t)
	today := locale.Today(o.Now())
	if err := o.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	taken(t)(o.Offer(t.Context(), &leads.OfferInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an,
		Address: check.AddressInput{Street: "Markt 1", Zip: "3640", City: "Kinrooi"},
		Second:  &check.SecondInput{FirstName: "Tom", LastName: "Maes", Email: "tom@example.org", Phone: "0475 12 34 56"},
		Amount:  "340.000",
		Letters: "driehonderdveertigduizend euro", ValidFrom: today, ValidUntil: today, SignDate: today, Place: "Kinrooi", Advance: true}))
	d, err := o.Store.Links.NextCRMLead(t.Context(), "office", o.Now().Add(time.Minute))
	if err != nil || d == nil {
		t.Fatal(d, err)
	}
	stored, err := o.Store.Inbox.Lead(t.Context(), d.Lead)
	if err != nil {
		t.Fatal(err)
	}
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	message, err := content.ForCRM(c, *stored, ptr("MAAS-7"))
	if err != nil || !strings.Contains(message.Message, "Persoon B: Tom Maes tom@example.org 0475 12 34 56") {
		t.Errorf("the CRM is told %q, want the second buyer among it (%v)", message.Message, err)
	}
}
