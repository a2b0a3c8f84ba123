package link_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
)

// report says how the appointment went, at the desk.
func (v *booked) report(version int, text string) {
	v.t.Helper()
	list, err := v.Store.Appointments.AppointmentsBetween(v.t.Context(), v.slots[0].Add(-time.Minute), v.slots[0].Add(time.Minute))
	if err != nil || len(list) != 1 {
		v.t.Fatalf("there are %d appointments then (%v), want one", len(list), err)
	}
	if err := v.Store.Appointments.ReportAppointment(v.t.Context(), list[0].Appointment,
		appointments.AppointmentReport{Version: version, Text: text},
		kinds.ThatTakeReports(), desklog.Action{At: time.Now(), Staff: 1}); err != nil {
		v.t.Fatal(err)
	}
	v.catchUp()
}

// TestWhiseGetsReports changes a report before it is sent: the contact gets the last text, and the calendar stays as it is.
func TestWhiseGetsReports(t *testing.T) {
	mock := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", nil))
	s := linked(t, "whise", mock.Account(map[string]string{"visit": "3"}))
	s.run()
	v := s.book("1")
	s.run()
	v.report(0, "Mooi licht")
	v.report(1, "Mooi licht, kleine tuin")
	before := len(mock.Requests())
	s.run()
	comments, _ := mock.Contacts()[0]["Comments"].(string)
	if !strings.HasPrefix(comments, "Verslag van het bezoek: Mooi licht, kleine tuin\nAanvraag: ") {
		t.Errorf("Whise was told %q, want the last report", comments)
	}
	requests := strings.Join(mock.Requests()[before:], "\n")
	if strings.Count(requests, "contacts/upsert") != 1 || strings.Contains(requests, "calendars/") {
		t.Errorf("a report causes the requests %s, want one contact and no calendar", requests)
	}
}

// TestOmnicasaGetsNoReports: at Omnicasa a report would look like another message of the visitor.
func TestOmnicasaGetsNoReports(t *testing.T) {
	mock := omnicasatest.Start(t, omnicasatest.Item{"ID": 1, "WebIDs": "139", "Goal": 0, "Status": 1, "Zip": "3640", "City": "KINROOI",
		"Price": 250000, "PublishPrice": true})
	s := linked(t, "omnicasa", mock.Account(nil))
	s.run()
	v := s.book("1")
	s.run()
	v.report(0, "Mooi licht")
	s.run()
	if n := len(mock.Sent()); n != 1 || slices.Contains(kinds.ThatTakeReports(), "omnicasa") {
		t.Errorf("Omnicasa was sent %d messages, want the booking alone", n)
	}
}
