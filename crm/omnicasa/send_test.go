package omnicasa

import (
	"errors"
	"fmt"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
)

func visitor() crm.Lead {
	return crm.Lead{ID: "L1", Form: "askAboutProperty", Language: "fr", FirstName: "Marie", LastName: "Dupont", Email: "marie@example.com",
		Phone: "+32475000000", Message: "Quand?", RecordID: "5001"}
}

func TestSend(t *testing.T) {
	rent, n := market.Rent, func(n int) *int { return &n }
	wish := visitor()
	wish.RecordID, wish.Filter = "", &agency.PropertyFilter{Goal: &rent, Categories: []int{1, 2}, PriceMin: n(500), PriceMax: n(900)}
	silent := visitor()
	silent.Message, silent.LastName = "", ""
	for _, c := range []struct {
		lead crm.Lead
		want map[string]any
	}{
		{visitor(), map[string]any{"call": "ContactOnMe", "Name": "Dupont", "FirstName": "Marie", "Email": "marie@example.com",
			"PhoneNumber": "+32475000000", "LanguageId": 2, "Subject": "askAboutProperty L1", "Content": "Quand?", "SourceId": 5,
			"ObjectID": 5001}},
		{wish, map[string]any{"call": "ContactOnMe", "Name": "Dupont", "FirstName": "Marie", "Email": "marie@example.com",
			"PhoneNumber": "+32475000000", "LanguageId": 2, "Subject": "askAboutProperty L1", "Content": "Quand?", "SourceId": 5,
			"IsCreatedDemand": true, "IsMergedDemandIfExisting": true, "DemandComment": "Quand?", "Goal": 1, "PriceMin": 500,
			"PriceMax": 900,
			"WebIDs":   "1,2"}},
		{silent, map[string]any{"call": "RegisterPerson", "Name": "Marie", "FirstName": "Marie", "Email": "marie@example.com",
			"PhoneNumber": "+32475000000", "LanguageId": 2}},
	} {
		server, s := start(t)
		if id, err := s.Send(t.Context(), c.lead, "key"); err != nil || id != "701" {
			t.Fatalf("the lead gets the id %q, want 701 (%v)", id, err)
		}
		if got := server.Sent(); len(got) != 1 || fmt.Sprint(got[0]) != fmt.Sprint(c.want) {
			t.Errorf("Omnicasa was sent %v, want %v", got, c.want)
		}
	}
}

func TestSendIsRefusedOrTriedAgain(t *testing.T) {
	server, s := start(t)
	var refused crm.Refused
	if _, err := s.Send(t.Context(), crm.Lead{Message: "?"}, "key"); !errors.As(err, &refused) {
		t.Errorf("a lead with nobody to answer gives %v, want Refused", err)
	}
	server.Fail(1, crmtest.Text(`{"ContactOnMeJsonResult": {"Success": false, "Message": "Name is too long."}}`))
	if _, err := s.Send(t.Context(), visitor(), "key"); !errors.As(err, &refused) {
		t.Errorf("a lead that Omnicasa refuses gives %v, want Refused", err)
	}
	server.Fail(1, crmtest.Status(503))
	if _, err := s.Send(t.Context(), visitor(), "key"); err == nil || errors.As(err, &refused) {
		t.Errorf("the status 503 gives %v, want an error that is tried again", err)
	}
}
