package whise

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/locale"
)

func visitor() crm.Lead {
	return crm.Lead{ID: "L1", Form: "askAboutProperty", Language: "fr", FirstName: "Marie", LastName: "Dupont", Email: "marie@example.com",
		Phone: "+32475000000", Message: "Quand puis-je visiter?", RecordID: "5001"}
}

// TestSend sends a lead twice, as after a crash: it is one contact, with the property and the message, and no consent to mailings.
func TestSend(t *testing.T) {
	server, s := start(t)
	for range 2 {
		if id, err := s.Send(t.Context(), visitor(), "key"); err != nil || id != "900" {
			t.Fatalf("the lead gets the id %q, want 900 (%v)", id, err)
		}
	}
	sent(t, server.Contacts(), `[{"Name":"Dupont","FirstName":"Marie","PrivateEmail":"marie@example.com","PrivateTel":"+32475000000",
		"LanguageId":"fr-BE","CountryId":1,"StatusId":1,"OfficeIds":[12],"ContactOriginId":8,"Comments":"Quand puis-je visiter?",`+
		`"EstateIds":[5001]}]`)
}

// sent compares what Whise was sent.
func sent(t *testing.T, got any, want string) {
	t.Helper()
	var expected any
	if err := json.Unmarshal([]byte(want), &expected); err != nil {
		t.Fatal(err)
	}
	a, _ := json.Marshal(got)
	b, _ := json.Marshal(expected)
	if string(a) != string(b) {
		t.Errorf("Whise was sent\n%s, want\n%s", a, b)
	}
}

func TestSendADemand(t *testing.T) {
	server, s := start(t)
	sale, n, yes := market.Sale, func(n int) *int { return &n }, true
	l := visitor()
	l.RecordID, l.LastName = "", ""
	l.Filter = &agency.PropertyFilter{Goal: &sale, Categories: []int{1, 3, 99}, PriceMin: n(100000), PriceMax: n(300000), SurfaceMin: n(70),
		BedroomsMin: n(2), GaragesMin: n(1), Terrace: &yes}
	if _, err := s.Send(t.Context(), l, "key"); err != nil {
		t.Fatal(err)
	}
	c := server.Contacts()[0]
	if c["Name"] != "Marie" || c["EstateIds"] != nil {
		t.Errorf("the contact is %v, want the name Marie and no property", c)
	}
	const same = `"PriceMin":100000,"PriceMax":300000,"AreaMin":70,"MinRooms":2,"Garage":true,"Terrace":true`
	sent(t, c["SearchCriteria"], `[{"PurposeId":1,"CategoryId":1,`+same+`},{"PurposeId":1,"CategoryId":2,"SubcategoryId":21,`+same+`}]`)
}

// TestCriteria tries each category of the table, and a demand that names none.
func TestCriteria(t *testing.T) {
	rent := market.Rent
	for category, kind := range sought {
		got := criteria(&agency.PropertyFilter{Goal: &rent, Categories: []int{category}})
		if len(got) != 1 || got[0] != (criterion{PurposeID: forRent, CategoryID: kind[0], SubcategoryID: kind[1]}) {
			t.Errorf("category %d gives %+v, want one criterion for rent with %v", category, got, kind)
		}
	}
	if got := criteria(&agency.PropertyFilter{}); len(got) != 1 || got[0] != (criterion{}) {
		t.Errorf("a demand for anything gives %+v, want one empty criterion", got)
	}
}

// TestSendAnAppointment enters an appointment by the clock of Brussels, moves it and takes it out, and repeats each as after a crash.
func TestSendAnAppointment(t *testing.T) {
	server, s := start(t)
	l := visitor()
	l.Start = time.Date(2026, 7, 1, 8, 0, 0, 0, time.UTC)
	l.End, l.AgentEmail = l.Start.Add(30*time.Minute), "an.vermeulen@example.com"
	send := func(times int, want string) {
		t.Helper()
		for range times {
			if id, err := s.Send(t.Context(), l, "key"); err != nil || id != want {
				t.Fatalf("the appointment has the id %q, want %q (%v)", id, want, err)
			}
		}
	}
	const entry = `"CalendarActionId":3,"StartDateTime":"2026-07-01T%[1]s:00:00","EndDateTime":"2026-07-01T%[1]s:30:00",
		"Subject":"Marie Dupont (L1)","UserIds":[77],"EstateIds":[5001],"ContactIds":[900]`
	send(2, "900/501")
	sent(t, server.Calendars(), `{"501":{`+fmt.Sprintf(entry, "10")+`}}`)
	l.SentID, l.Start, l.End = "900/501", l.Start.Add(time.Hour), l.End.Add(time.Hour)
	send(2, "900/501")
	sent(t, server.Calendars(), `{"501":{`+fmt.Sprintf(entry, "11")+`}}`)
	cancelled := l
	cancelled.Cancelled = true
	moved := l
	l = cancelled
	send(2, "900")
	sent(t, server.Calendars(), `{}`)
	l = moved // somebody took it out at Whise, but it takes place
	send(2, "900/502")
	l.SentID, l.AgentEmail = "", "nobody@example.com"
	send(1, "900")
	if len(server.Calendars()) != 1 {
		t.Errorf("with an agent whom Whise does not know there are %d appointments, want still 1", len(server.Calendars()))
	}
}

// TestAnAppointmentIsEnteredOnce loses the answer of Whise after it made the appointment, beside many that the office makes meanwhile.
func TestAnAppointmentIsEnteredOnce(t *testing.T) {
	server, s := start(t)
	for range 120 {
		server.PutCalendar("made long ago", time.Now().Add(-48*time.Hour))
	}
	l := visitor()
	l.At, l.Start, l.End, l.AgentEmail = time.Now(), time.Now().Add(time.Hour), time.Now().Add(2*time.Hour), "an.vermeulen@example.com"
	server.Fail(5, nil) // both tokens, the contact, the agent and the list pass
	server.Fail(1, server.LoseAnswer)
	if _, err := s.Send(t.Context(), l, "key"); err == nil {
		t.Fatal("the answer was lost, but the lead counts as sent")
	}
	for range 60 {
		server.PutCalendar("of the office", time.Now())
	}
	for range 2 {
		if id, err := s.Send(t.Context(), l, "key"); err != nil || id != "900/621" {
			t.Errorf("the lead has the id %q, want the appointment 621 that was made (%v)", id, err)
		}
	}
	if n := len(server.Calendars()); n != 181 {
		t.Errorf("there are %d appointments, want 181: it was entered twice", n)
	}
	server.BreakPath("/v1/calendars/list", crmtest.Text("{}"))
	if _, err := s.Send(t.Context(), l, "key"); err == nil || len(server.Calendars()) != 181 {
		t.Errorf("a list of another shape gives %v and %d appointments, want an error and none more", err, len(server.Calendars()))
	}
}

func TestSendIsRefusedOrTriedAgain(t *testing.T) {
	server, s := start(t)
	var refused crm.Refused
	l := visitor()
	l.Email = ""
	if _, err := s.Send(t.Context(), l, "key"); !errors.As(err, &refused) {
		t.Errorf("a lead without an email address gives %v, want Refused", err)
	}
	server.Fail(2, nil)
	server.Fail(1, crmtest.Status(400))
	if _, err := s.Send(t.Context(), visitor(), "key"); !errors.As(err, &refused) || !strings.Contains(err.Error(), "400") {
		t.Errorf("a lead that Whise refuses gives %v, want Refused with the status 400", err)
	}
	server.Fail(1, crmtest.Status(503))
	if _, err := s.Send(t.Context(), visitor(), "key"); err == nil || errors.As(err, &refused) {
		t.Errorf("the status 503 gives %v, want an error that is tried again", err)
	}
	server.Fail(1, crmtest.Text("{}"))
	if _, err := s.Send(t.Context(), visitor(), "key"); err == nil {
		t.Error("an answer without a number was taken for a contact")
	}
}

func TestLanguage(t *testing.T) {
	for l, want := range map[locale.Language]string{"nl": "nl-BE", "fr": "fr-BE", "en": "en-GB", "de": "de-DE", "": "nl-BE"} {
		if got := language(l); got != want {
			t.Errorf("the language %q is %s at Whise, want %s", l, got, want)
		}
	}
}
