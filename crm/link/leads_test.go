package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
)

// TestRunSendsLeadsAlthoughNothingCanBeRead: what Whise says of its properties has another shape, but it takes contacts.
func TestRunSendsLeadsAlthoughNothingCanBeRead(t *testing.T) {
	mock, s := whiseWithALead(t)
	mock.BreakPath("/v1/estates/list", crmtest.Text(`{"houses": []}`))
	if _, err := s.Run(t.Context(), "office", true); err == nil || !strings.Contains(err.Error(), "list of properties") {
		t.Errorf("the run gives %v, want that there is no list of properties", err)
	}
	if len(mock.Contacts()) != 1 || s.leads()[0].State != crmlinks.CRMSent {
		t.Errorf("Whise has the contacts %v and the lead is %+v, want it sent", mock.Contacts(), s.leads()[0])
	}
}

// TestRunTriesOneLeadOfACRMThatIsDown shows that a run tries one of the leads, instead of waiting in vain for each of them.
func TestRunTriesOneLeadOfACRMThatIsDown(t *testing.T) {
	mock, s := whiseWithALead(t)
	s.sendQuestion("1")
	mock.BreakPath("/v1/estates/list", crmtest.Status(503))
	mock.BreakPath("/v1/contacts/upsert", crmtest.Status(503))
	before := len(mock.Requests())
	s.Run(t.Context(), "office", true)
	if n := strings.Count(strings.Join(mock.Requests()[before:], "\n"), "contacts/upsert"); n != 1 {
		t.Errorf("with Whise down %d leads were tried, want 1", n)
	}
	mock.Heal()
	s.now = s.now.Add(time.Hour)
	if r := s.run(); r.Sent != 2 {
		t.Errorf("after that the run gives %+v, want two leads sent", r)
	}
}

// TestADroppedLeadIsNotSent drops a lead, and then sends it without its property: it has the key that it had.
func TestADroppedLeadIsNotSent(t *testing.T) {
	mock, s := whiseWithALead(t)
	lead := s.leads()[0].Lead
	if _, err := s.Store.Inbox.DropCRMLead(t.Context(), lead, "office", desklog.Action{At: s.now}); err != nil {
		t.Fatal(err)
	}
	if r := s.run(); r.Sent != 0 || len(mock.Contacts()) != 0 {
		t.Errorf("a dropped lead was sent: %+v", r)
	}
	if _, err := s.Store.Inbox.ResendCRMLead(t.Context(), inbox.Resending{Lead: lead, Alone: true}, desklog.Action{At: s.now}); err != nil {
		t.Fatal(err)
	}
	s.run()
	if c := mock.Contacts(); len(c) != 1 || c[0]["EstateIds"] != nil || !strings.Contains(c[0]["Comments"].(string), lead) {
		t.Errorf("Whise has the contacts %v, want one about no property", c)
	}
}

// TestChangesOfADroppedAppointmentAreNotSent drops an appointment that was moved: neither the form nor the move is sent.
func TestChangesOfADroppedAppointmentAreNotSent(t *testing.T) {
	mock := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", nil))
	s := linked(t, "whise", mock.Account(nil))
	s.run()
	v := s.book("1")
	v.move(1)
	if _, err := s.Store.Inbox.DropCRMLead(t.Context(), s.deliveries()[0].Lead, "", desklog.Action{At: s.now}); err != nil {
		t.Fatal(err)
	}
	v.cancel()
	s.run()
	if list := s.deliveries(); len(list) != 2 || list[1].State != crmlinks.CRMDropped || len(mock.Contacts()) != 0 {
		t.Errorf("the deliveries are %+v and Whise has %v, want form and move dropped and nothing sent", list, mock.Contacts())
	}
}

func (s *site) deliveries() []crmlinks.CRMLead {
	s.t.Helper()
	list, err := s.Store.Links.CRMLeads(s.t.Context(), time.Unix(0, 0))
	if err != nil {
		s.t.Fatal(err)
	}
	return list
}

// whiseWithALead is a site with a villa of Whise, and a question about it that is not sent yet.
func whiseWithALead(t *testing.T) (*whisetest.Server, *site) {
	t.Helper()
	mock := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", nil))
	s := linked(t, "whise", mock.Account(nil))
	s.run()
	s.sendQuestion("1")
	s.catchUp()
	return mock, s
}
