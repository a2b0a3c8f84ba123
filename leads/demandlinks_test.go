package leads_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func TestDemandIsConfirmedAlertedPausedAndChanged(t *testing.T) {
	o := open(t)
	filter := agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7},
		Regions: []agency.Region{agency.Flanders}}
	register := func() *leads.Answer {
		return taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
	}
	if a := register(); a.Matching < 10 {
		t.Errorf("the answer is %+v, want 10 matching properties at least", a)
	}
	register()
	p := collect(t, o)
	if len(p.subjects[an.Email]) != 2 {
		t.Errorf("the emails are %q, want two to the visitor", p.subjects)
	}
	token := p.token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	if s, err := o.DemandOfLink(t.Context(), token); err != nil || s.State != "PENDING" || *s.Goal != agency.Sale || s.Matching < 10 {
		t.Errorf("the link shows %+v (%v), want a demand for a sale that waits for its confirmation", s, err)
	}
	sendNews := func() post {
		if err := o.QueueAlerts(t.Context()); err != nil {
			t.Fatal(err)
		}
		return collect(t, o)
	}
	sendNews()
	lower := func(cents int) {
		if _, err := o.Store.Write(t.Context(),
			db.Statement{SQL: "UPDATE property SET price = ?, updated_at = ? WHERE number = ?",
				Args: []any{cents, time.Now().Unix() + 1, forSale}}); err != nil {
			t.Fatal(err)
		}
	}
	lower(300_000_00)
	if p := sendNews(); len(p.subjects) != 0 {
		t.Error("a demand that is not active gets emails:", p.subjects)
	}
	for range 2 {
		taken(t)(o.ConfirmDemand(t.Context(), token))
	}
	if p := collect(t, o); len(p.subjects[an.Email]) != 1 || len(p.subjects[agencyMailbox]) != 1 {
		t.Errorf("the emails are %q, want one to the visitor and one to the agency, once", p.subjects)
	}
	lower(290_000_00)
	sent := sendNews()
	if len(sent.subjects[an.Email]) != 1 || !strings.Contains(sent.texts[an.Email], "290.000") || !strings.Contains(sent.texts[an.Email],
		"List-Unsubscribe") {
		t.Errorf("the emails are %q, want one with the lower price that can be unsubscribed from", sent.subjects)
	}
	taken(t)(o.PauseDemand(t.Context(), sent.token(t, an.Email, "/unsubscribe?token="), true))
	lower(280_000_00)
	if p := sendNews(); len(p.subjects) != 0 {
		t.Error("a demand that is paused gets emails:", p.subjects)
	}
	taken(t)(o.PauseDemand(t.Context(), token, false))
	filter.Goal = ptr(agency.Rent)
	taken(t)(o.ChangeDemand(t.Context(), &leads.DemandChangeInput{Token: token, Filter: filter}))
	lower(270_000_00)
	if p := sendNews(); len(p.subjects) != 0 {
		t.Error("a demand for a rental gets emails about a sale:", p.subjects)
	}
}

func TestUnsubscribeErasesADemandAndItsForm(t *testing.T) {
	o := open(t)
	register := func(goal agency.Goal) string {
		taken(t)(o.RegisterDemand(t.Context(),
			&leads.DemandInput{Envelope: o.Envelope(locale.French), Person: an,
				Filter: agency.PropertyFilter{Goal: &goal, Categories: []int{1}, Regions: []agency.Region{agency.Flanders}}}))
		token := collect(t, o).token(t, an.Email, "/fr/ma-recherche/?token=")
		taken(t)(o.ConfirmDemand(t.Context(), token))
		collect(t, o)
		return token
	}
	first, second := register(agency.Sale), register(agency.Rent)
	known := func() map[string][]map[string]any {
		t.Helper()
		list, err := o.Store.PersonalData(t.Context(), an.Email)
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
	collect(t, o).expect(t, agencyMailbox, "Zoekopdracht gestopt: An Claes")
	for range 2 {
		taken(t)(o.Unsubscribe(t.Context(), second))
	}
	if list := known(); len(list) != 0 {
		t.Error("a person whose last demand ended is still stored:", list)
	}
	if p := collect(t, o); len(p.subjects[agencyMailbox]) != 1 || len(p.subjects[an.Email]) != 0 {
		t.Errorf("the emails are %q, want one to the agency alone", p.subjects)
	}
	refused(t, "token LINK_ENDED")(o.ConfirmDemand(t.Context(), second))
	refused(t, "token LINK_ENDED")(o.Unsubscribe(t.Context(), "x"))
}

func TestDemandKeepsItsAreaOnTheMap(t *testing.T) {
	o := open(t)
	corners := []agency.Point{{Latitude: 51, Longitude: 5.6}, {Latitude: 51.2, Longitude: 5.6}, {Latitude: 51.1, Longitude: 5.9}}
	sides := agency.Bounds{South: 51, West: 5.6, North: 51.2, East: 5.9}
	filter := agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1}, Polygon: corners, Bounds: &sides, Facades: []int{3, 4},
		Text: ptr("tuin")}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
	p := collect(t, o)
	if text := p.texts[an.Email]; !strings.Contains(text, "gebied op de kaart") || !strings.Contains(text, "3, 4") || strings.Contains(text,
		"tuin") {
		t.Errorf("the visitor's email lacks the area or the facades, or repeats what was typed: %s", text)
	}
	token := p.token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	if s, err := o.DemandOfLink(t.Context(), token); err != nil || !slices.Equal(s.Polygon, corners) || *s.Bounds != sides {
		t.Errorf("the link shows %+v (%v), want the area on the map", s, err)
	}
	taken(t)(o.ConfirmDemand(t.Context(), token))
	p = collect(t, o)
	if text := p.texts[agencyMailbox]; !strings.Contains(text, "tuin") {
		t.Errorf("the agency's email lacks what was typed: %s", text)
	}
	if path, ok := filter.ListPath(locale.Dutch); !ok || !strings.Contains(p.texts[an.Email], "https://www.example.com"+path) {
		t.Error("the email does not lead to the list of this demand:", path, p.texts[an.Email])
	}
}

func TestDemandRenewal(t *testing.T) {
	o := open(t)
	taken(t)(o.RegisterDemand(t.Context(),
		&leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an,
			Filter: agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1}, Regions: []agency.Region{agency.Flanders}}}))
	token := collect(t, o).token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	taken(t)(o.ConfirmDemand(t.Context(), token))
	collect(t, o)
	o.Now = func() time.Time { return time.Now().AddDate(0, 0, 355) }
	for range 2 {
		if err := o.SendRenewalEmails(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	due, err := o.Store.DueEmails(t.Context(), o.Now(), 10)
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
	filter := agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1},
		Cities: []agency.CityInput{kinrooi, {Zip: ptr("3960")}, {Zip: ptr("3640")}}}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
	text := decoded(collect(t, o).texts[an.Email])
	if !strings.Contains(text, "3640 Kinrooi, 3960 Bree") || strings.Contains(text, "3960 Bree, ") {
		t.Error("a town that was chosen, and its postcode typed too, is named twice:", text)
	}
}
