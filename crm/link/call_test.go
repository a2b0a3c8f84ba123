package link_test

import (
	"crypto/rand"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// called notes a call about a property of the link, and runs the link.
func (s *site) called(id string, who forms.PersonInput) {
	s.t.Helper()
	o := leadstest.Open(s.t, s.Store)
	o.PhoneCRMs = kinds.ThatTakePhones()
	number := s.records()[id].Number
	_, problems, err := o.NoteCall(s.t.Context(), &leads.CallInput{Envelope: leads.Envelope{Key: rand.Text(), Language: locale.Dutch},
		Person: who, Property: &number, Remark: "Wil de tuin zien", By: desklog.Action{At: s.now}})
	if err != nil || len(problems) > 0 {
		s.t.Fatalf("the call is refused: %v, %v", problems, err)
	}
	s.catchUp()
	s.run()
}

// TestWhiseGetsCalls: a call becomes a contact of its property, which did not come by the website. One without an email address, which
// Whise would refuse, does not go there.
func TestWhiseGetsCalls(t *testing.T) {
	mock := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", nil))
	s := linked(t, "whise", mock.Account(map[string]string{"origin": "7"}))
	s.run()
	s.called("1", forms.PersonInput{FirstName: "Lieve Van Dyck", Phone: "0470 00 00 10"})
	if list := s.deliveries(); len(list) != 0 || len(mock.Contacts()) != 0 {
		t.Errorf("a call of a number alone goes to Whise: %+v, %v", list, mock.Contacts())
	}
	s.called("1", forms.PersonInput{FirstName: "Lieve Van Dyck", Phone: "0470 00 00 10", Email: "lieve@example.org"})
	c := mock.Contacts()
	if len(c) != 1 || c[0]["PrivateEmail"] != "lieve@example.org" || c[0]["ContactOriginId"] != nil ||
		!strings.Contains(c[0]["Comments"].(string), "Wil de tuin zien") {
		t.Errorf("Whise has the contacts %v, want one of the call, of no origin", c)
	}
	s.sendQuestion("1")
	s.catchUp()
	s.run()
	if c := mock.Contacts(); len(c) != 2 || c[1]["ContactOriginId"] != 7.0 {
		t.Errorf("Whise has the contacts %v, want the question from the website", c)
	}
}

// TestOmnicasaGetsCalls: Omnicasa takes a number alone.
func TestOmnicasaGetsCalls(t *testing.T) {
	mock := omnicasatest.Start(t, omnicasatest.Item{"ID": 1, "WebIDs": "139", "Goal": 0, "Status": 1, "Zip": "3640", "City": "KINROOI",
		"Price": 250000, "PublishPrice": true})
	s := linked(t, "omnicasa", mock.Account(nil))
	s.run()
	s.called("1", forms.PersonInput{FirstName: "Lieve Van Dyck", Phone: "0470 00 00 10"})
	sent := mock.Sent()
	if len(sent) != 1 || sent[0]["PhoneNumber"] != "0470 00 00 10" || sent[0]["SourceId"] != nil {
		t.Fatalf("Omnicasa has %v, want the call, which is not from the website", sent)
	}
	if subject, _ := sent[0]["Subject"].(string); !strings.HasPrefix(subject, leads.CallName+" ") {
		t.Errorf("the subject is %q, want that of a call", subject)
	}
}
