package leads_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/locale"
)

// TestCRMGetsEveryCriterionOfADemand: a criterion for which a CRM has no field is in the text that is sent with the person.
func TestCRMGetsEveryCriterionOfADemand(t *testing.T) {
	o := open(t)
	filter := agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1}, Radius: ptr(20),
		Cities:      []agency.CityInput{{Name: ptr("Genk"), Zip: ptr("3600")}},
		Description: ptr("zonnepanelen"), Text: ptr("boerderij")}
	for _, c := range agency.YesNoCriteria {
		c.Require(&filter)
	}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
	list, err := o.Store.Inbox.Leads(t.Context(), "registerDemand", o.Now().AddDate(0, 0, -1))
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	message, err := content.ForCRM(c, list[0].Lead, list[0].PropertyReference)
	if err != nil {
		t.Fatal(err)
	}
	for _, words := range []string{"3600 Genk", "20 km", "zonnepanelen", "boerderij", "Verlaagd in prijs",
		"Bezoek mogelijk binnen 7 dagen", "Zwembad", "Lift"} {
		if !strings.Contains(message.Message, words) {
			t.Errorf("the message lacks %q: %s", words, message.Message)
		}
	}
}
