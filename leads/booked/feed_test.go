package booked_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/leadstest"
)

// TestAgentFeed follows one appointment from its booking to its cancelling.
func TestAgentFeed(t *testing.T) {
	o := open(t)
	start := leadstest.Followed(t, o.FreeSlots(t, hidden))
	agent := AgentOf(t, o, hidden)
	token, err := o.Store.Appointments.MakeFeed(t.Context(), agent)
	if err != nil {
		t.Fatal(err)
	}
	if text, err := o.Booked().AgentFeed(t.Context(), token); err != nil || !strings.Contains(string(text), "METHOD:PUBLISH") {
		t.Errorf("the feed of an agent without appointments is %s (%v)", text, err)
	}
	taken(t)(o.Book(t, hidden, start, an.Email))
	booked := feed(t, o, token)
	for _, want := range []string{"SUMMARY:An Claes · ", "0475 12 34 56", "LOCATION:" + hiddenStreet, "STATUS:CONFIRMED", "SEQUENCE:0",
		"X-PUBLISHED-TTL:PT15M"} {
		if !strings.Contains(booked, want) {
			t.Errorf("the feed has no %q: %s", want, booked)
		}
	}
	if strings.Contains(booked, "ATTENDEE") {
		t.Error("the feed has an attendee, which a published calendar must not have (RFC 5546 section 3.2.1):", booked)
	}
	taken(t)(o.CancelAppointment(t.Context(), o.Collect(t).Token(t, an.Email, "/nl/mijn-afspraak/?token=")))
	cancelled := feed(t, o, token)
	if !strings.Contains(cancelled, "STATUS:CANCELLED") || uid(cancelled) == "" || uid(cancelled) != uid(booked) {
		t.Error("the cancelled appointment is not the same event:", cancelled)
	}
	if _, err := o.Store.Appointments.MakeFeed(t.Context(), agent); err != nil {
		t.Fatal(err)
	}
	for _, token := range []string{token, "", "x"} {
		if text, err := o.Booked().AgentFeed(t.Context(), token); text != nil || err != nil {
			t.Errorf("an ended or unknown address answers %s (%v), want nothing", text, err)
		}
	}
}

func AgentOf(t *testing.T, o leadstest.Service, property int) int {
	t.Helper()
	list, err := o.Store.PropertiesByNumber(t.Context(), "nl", []int{property}, columns.Selection{})
	if err != nil || len(list) != 1 {
		t.Fatalf("property %d is read as %v (%v), want one", property, list, err)
	}
	return list[0].AgentID
}

// feed reads an agent's feed with its folded lines joined and nothing escaped.
func feed(t *testing.T, o leadstest.Service, token string) string {
	t.Helper()
	text, err := o.Booked().AgentFeed(t.Context(), token)
	if err != nil || text == nil {
		t.Fatalf("the agent's feed is %q (%v), want a calendar", text, err)
	}
	return strings.ReplaceAll(strings.ReplaceAll(string(text), "\r\n ", ""), `\`, "")
}

func uid(calendar string) string {
	_, rest, _ := strings.Cut(calendar, "\r\nUID:")
	id, _, _ := strings.Cut(rest, "\r\n")
	return id
}
