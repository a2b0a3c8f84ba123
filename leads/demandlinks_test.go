package leads_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func TestUnsubscribeErasesADemandAndItsForm(t *testing.T) {
	o := open(t)
	register := func(goal market.Goal) string {
		taken(t)(o.RegisterDemand(t.Context(),
			&leads.DemandInput{Envelope: o.Envelope(locale.French), Person: an,
				Filter: agency.PropertyFilter{Goal: &goal, Categories: []int{1}, Regions: []geo.Region{geo.Flanders}}}))
		token := o.Collect(t).Token(t, an.Email, "/fr/ma-recherche/?token=")
		taken(t)(o.ConfirmDemand(t.Context(), token))
		o.Collect(t)
		return token
	}
	first, second := register(market.Sale), register(market.Rent)
	known := func() map[string][]map[string]any {
		t.Helper()
		list, err := o.Store.People.PersonalData(t.Context(), an.Email)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	if a := taken(t)(o.Unsubscribe(t.Context(), first)); a.Path != "/fr/ma-recherche/?done=endDemand" {
		t.Errorf("unsubscribing leads to %s, want the page that says the demand ended", a.Path)
	}
	if list := known(); len(list["demand"]) != 1 || len(list["lead"]) != 1 {
		t.Errorf("the stored data are %v, want the other demand alone", list)
	}
	o.Collect(t).Expect(t, agencyMailbox, "Zoekopdracht gestopt: An Claes")
	for range 2 {
		taken(t)(o.Unsubscribe(t.Context(), second))
	}
	if list := known(); len(list) != 0 {
		t.Error("a person whose last demand ended is still stored:", list)
	}
	if p := o.Collect(t); len(p.Subjects[agencyMailbox]) != 1 || len(p.Subjects[an.Email]) != 0 {
		t.Errorf("the emails are %q, want one to the agency alone", p.Subjects)
	}
	refused(t, "token LINK_ENDED")(o.ConfirmDemand(t.Context(), second))
	refused(t, "token LINK_ENDED")(o.Unsubscribe(t.Context(), "x"))
}

func TestDemandKeepsItsAreaOnTheMap(t *testing.T) {
	o := open(t)
	corners := []geo.Point{{Latitude: 51, Longitude: 5.6}, {Latitude: 51.2, Longitude: 5.6}, {Latitude: 51.1, Longitude: 5.9}}
	sides := geo.Bounds{South: 51, West: 5.6, North: 51.2, East: 5.9}
	filter := agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1}, Polygon: corners, Bounds: &sides, Facades: []int{3, 4},
		Text: ptr("tuin")}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
	p := o.Collect(t)
	if text := p.Texts[an.Email]; !strings.Contains(text, "gebied op de kaart") || !strings.Contains(text, "3, 4") || strings.Contains(text,
		"tuin") {
		t.Errorf("the visitor's email lacks the area or the facades, or repeats what was typed: %s", text)
	}
	token := p.Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	if s, err := o.DemandOfLink(t.Context(), token); err != nil || !slices.Equal(s.Polygon, corners) || *s.Bounds != sides {
		t.Errorf("the link shows %+v (%v), want the area on the map", s, err)
	}
	taken(t)(o.ConfirmDemand(t.Context(), token))
	p = o.Collect(t)
	if text := p.Texts[agencyMailbox]; !strings.Contains(text, "tuin") {
		t.Errorf("the agency's email lacks what was typed: %s", text)
	}
	if path, ok := filter.ListPath(locale.Dutch); !ok || !strings.Contains(p.Texts[an.Email], "https://www.example.com"+path) {
		t.Error("the email does not lead to the list of this demand:", path, p.Texts[an.Email])
	}
}

func TestDemandRenewal(t *testing.T) {
	o := open(t)
	taken(t)(o.RegisterDemand(t.Context(),
		&leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an,
			Filter: agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1}, Regions: []geo.Region{geo.Flanders}}}))
	token := o.Collect(t).Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	taken(t)(o.ConfirmDemand(t.Context(), token))
	o.Collect(t)
	o.Now = func() time.Time { return time.Now().AddDate(0, 0, 355) }
	for range 2 {
		if err := o.Alerts().SendRenewalEmails(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	due, err := o.Store.Outbox.DueEmails(t.Context(), o.Now(), 10)
	if err != nil || len(due) != 1 {
		t.Fatalf("%d emails are due (%v), want one about the renewal", len(due), err)
	}
	taken(t)(o.ConfirmDemand(t.Context(), token))
	if s, err := o.DemandOfLink(t.Context(), token); err != nil || s.ExpiresAt.Before(o.Now().AddDate(0, 11, 0)) {
		t.Errorf("the renewed demand is %+v (%v), want it valid for 11 months at least", s, err)
	}
}

func TestDemandListsACityOnce(t *testing.T) {
	o := open(t)
	kinrooi := agency.CityInput{Name: ptr("Kinrooi"), Zip: ptr("3640")}
	filter := agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1},
		Cities: []agency.CityInput{kinrooi, {Zip: ptr("3960")}, {Zip: ptr("3640")}}}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
	text := decoded(o.Collect(t).Texts[an.Email])
	if !strings.Contains(text, "3640 Kinrooi, 3960 Bree") || strings.Contains(text, "3960 Bree, ") {
		t.Error("a town that was chosen, and its postcode typed too, is named twice:", text)
	}
}
