package link_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// TestWhiseFollowsAnAppointment enters one whose answer is lost, moves it twice while Whise is down, and cancels it: the calendar ends as
// the site's, and each change was sent once, in order.
func TestWhiseFollowsAnAppointment(t *testing.T) {
	mock := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00",
		whisetest.Estate{"representatives": []any{whisetest.Estate{"email": "an.vermeulen@example.com"}}}))
	s := linked(t, "whise", mock.Account(map[string]string{"visit": "3"}))
	s.agentsEmail("an.vermeulen@example.com")
	s.run()
	v := s.book("1")
	mock.BreakPath("/v1/calendars/create", mock.LoseAnswer) // it enters the appointment, and the site does not learn that
	s.run()
	mock.Heal()
	s.now = s.now.Add(time.Hour)
	s.run()
	starts := func() (list []string) {
		for id, c := range mock.Calendars() {
			list = append(list, fmt.Sprint(id, " ", c["StartDateTime"]))
		}
		return list
	}
	if got := starts(); !slices.Equal(got, []string{"501 " + v.clock(0)}) {
		t.Fatalf("the calendar has %v, want the appointment at %s", got, v.clock(0))
	}
	mock.Fail(50, crmtest.Status(503))
	v.move(1)
	v.move(2)
	s.Run(t.Context(), "office", false)
	mock.Heal()
	before := len(mock.Requests())
	s.now = s.now.Add(2 * time.Hour)
	s.run()
	if got := starts(); !slices.Equal(got, []string{"501 " + v.clock(2)}) {
		t.Errorf("after two moves the calendar has %v, want the appointment at %s", got, v.clock(2))
	}
	if n := strings.Count(strings.Join(mock.Requests()[before:], "\n"), "calendars/update"); n != 2 {
		t.Errorf("two moves were told %d times, want once each", n)
	}
	v.cancel()
	s.run()
	s.run()
	if got := starts(); len(got) != 0 {
		t.Errorf("after it was cancelled the calendar has %v, want nothing", got)
	}
	if n := strings.Count(strings.Join(mock.Requests(), "\n"), "calendars/delete"); n != 1 {
		t.Errorf("the cancelling was told %d times, want once", n)
	}
}

// agentsEmail gives the sample's first agent the email address that the CRM knows.
func (s *site) agentsEmail(email string) {
	s.t.Helper()
	if _, err := s.Store.Write(s.t.Context(),
		handle.Statement{SQL: "UPDATE site SET content = json_set(content, '$.agents[0].email', ?)", Args: []any{email}}); err != nil {
		s.t.Fatal(err)
	}
}

// TestSweepBrightGetsEachChange: SweepBright has no calendar, so each change is a message of the contact with a key of its own.
func TestSweepBrightGetsEachChange(t *testing.T) {
	s := start(t)
	s.publish(House("villa", nil))
	s.run()
	v := s.book("villa")
	v.move(1) // before the CRM knows of it
	s.run()
	v.cancel()
	s.mock.BreakPath("/api/estates/villa/contacts", crmtest.Half) // it takes the message, and the answer is lost
	s.run()
	s.mock.Heal()
	s.now = s.now.Add(time.Hour)
	s.run()
	s.run()
	list, err := s.Store.Links.CRMLeads(t.Context(), time.Unix(0, 0))
	if err != nil || len(list) != 3 || list[1].Change != 1 || !list[2].Cancelled {
		t.Fatalf("the CRM is told of %+v, want the form, the move and the cancelling (%v)", list, err)
	}
	contacts := s.mock.Contacts()
	for key, want := range map[string][]string{"": {"Formulier: Bezoek", s.day(v.slots[0])},
		"-1": {"Bezoek verplaatst\n", s.day(v.slots[1])},
		"-2": {"Bezoek geannuleerd\n", s.day(v.slots[1]), list[0].Lead}} {
		c := contacts["gevel-"+list[0].Lead+key]
		for _, w := range want {
			if message, _ := c.Body["message"].(string); c.Times != 1 || c.Path != "/api/estates/villa/contacts" ||
				!strings.Contains(message, w) {
				t.Errorf("the change %q came as %+v, want it once with %q", key, c, w)
			}
		}
	}
	if len(contacts) != 3 || list[2].State != crmlinks.CRMSent {
		t.Errorf("SweepBright has %d messages and the last is %+v, want three, all sent", len(contacts), list[2])
	}
}

// day is a time as messages to CRMs have it.
func (s *site) day(at time.Time) string { return at.In(locale.Zone).Format("2006-01-02 15:04") }

// TestOmnicasaGetsEachChange shows that each change is a message that names the change in its subject.
func TestOmnicasaGetsEachChange(t *testing.T) {
	mock := omnicasatest.Start(t, omnicasatest.Item{"ID": 1, "WebIDs": "139", "Goal": 0, "Status": 1, "Zip": "3640", "City": "KINROOI",
		"Price": 250000, "PublishPrice": true})
	s := linked(t, "omnicasa", mock.Account(nil))
	s.run()
	v := s.book("1")
	s.run()
	v.move(1)
	s.run()
	v.cancel()
	s.run()
	var got []string
	for _, call := range mock.Sent() {
		got = append(got, strings.Fields(fmt.Sprint(call["Subject"]))[0])
	}
	if !slices.Equal(got, []string{"bookAppointment", "moveAppointment", "cancelAppointment"}) {
		t.Errorf("Omnicasa was sent %v, want the booking, the move and the cancelling", got)
	}
}
