package leads_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/locale"
)

func TestSheetHeaderNamesEveryColumnInEveryLanguage(t *testing.T) {
	for _, l := range locale.Languages {
		if header := content.SheetHeader(l); slices.Contains(header, "") {
			t.Errorf("%s: a column has no name: %q", l, header)
		}
	}
}

func TestSheetLineNamesEveryFormInWords(t *testing.T) {
	o := open(t)
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, kind := range append(leads.Forms, leads.FormKind{Name: inbox.NewsletterEntry}, leads.FormKind{Name: inbox.DemandEntry}) {
		line, err := content.SheetLine(c, inbox.Entry{Lead: inbox.Lead{Form: kind.Name, Content: `{"start":"2026-11-22T10:00:00Z"}`}})
		if err != nil || line[1] == "" || names[line[1]] {
			t.Errorf("%s is called %q (%v), want a name of its own", kind.Name, line[1], err)
		}
		names[line[1]] = true
	}
}

func TestLeadsListsSubscribersDemandsAndSecondBuyersWithTheirState(t *testing.T) {
	o := open(t)
	day := locale.Date("2099-01-01")
	listed := func(form, want string) {
		t.Helper()
		list := o.Stored(t, form)
		if len(list) != 1 || list[0].State != want || (list[0].StateAt != nil) != (want != "ASKED") {
			t.Errorf("the leads of %s are %+v, want one that is %s", form, list, want)
		}
	}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Newsletter: true,
		Filter: agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1}, Regions: []geo.Region{geo.Flanders}}}))
	p := o.Collect(t)
	demand, newsletter := p.Token(t, an.Email, "/nl/mijn-zoekopdracht/?token="), p.Token(t, an.Email, "/nl/nieuwsbrief/?token=")
	listed(inbox.DemandEntry, "ASKED")
	listed(inbox.NewsletterEntry, "ASKED")
	taken(t)(o.ConfirmDemand(t.Context(), demand))
	taken(t)(o.ConfirmNewsletter(t.Context(), newsletter))
	listed(inbox.DemandEntry, "CONFIRMED")
	listed(inbox.NewsletterEntry, "CONFIRMED")
	taken(t)(o.PauseNewsletter(t.Context(), newsletter, true))
	listed(inbox.NewsletterEntry, "PAUSED")
	if list, err := o.Store.Inbox.Leads(t.Context(), inbox.DemandEntry, time.Now().Add(time.Hour)); err != nil || len(list) != 0 {
		t.Errorf("the demands since a later moment are %v (%v), want none", list, err)
	}

	taken(t)(o.Offer(t.Context(),
		&leads.OfferInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an,
			Address: check.AddressInput{Street: "Dorp", Zip: "3640", City: "Kinrooi"},
			Second:  &check.SecondInput{FirstName: "Tom", LastName: "Maes", Email: "tom@example.org"}, Amount: "340.000",
			Letters:   "driehonderdveertigduizend euro",
			ValidFrom: locale.Today(o.Now()), ValidUntil: day, Place: "Bree", SignDate: locale.Today(o.Now()), Advance: true}))
	listed("makeOffer", "ASKED")
	taken(t)(o.ConfirmOffer(t.Context(), o.Collect(t).Token(t, "tom@example.org", "/nl/mijn-bod/?token=")))
	listed("makeOffer", "CONFIRMED")
	if line := lineOf(t, o, "makeOffer"); !strings.Contains(line, "Bevestigd") || !strings.Contains(line, "340.000") {
		t.Errorf("the line of an offer lacks its confirmation or its amount: %s", line)
	}
	if line := lineOf(t, o, inbox.DemandEntry); !strings.Contains(line, "Te koop") || !strings.Contains(line, "Vlaanderen") {
		t.Error("the line of a demand lacks its criteria:", line)
	}
}

// lineOf is the one entry of a form as a line of the table.
func lineOf(t *testing.T, o leadstest.Service, form string) string {
	t.Helper()
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	line, err := content.SheetLine(c, o.Stored(t, form)[0])
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(line, " | ")
}
