package main

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// TestLinkResendsARefusedLead lets the CRM refuse a question, which waits for a person; sent again by hand it arrives once.
func TestLinkResendsARefusedLead(t *testing.T) {
	l := startLinking(t)
	l.says(addOffice)
	l.publish("villa", nil)
	l.says("run office", "1 new")
	l.mock.BreakPath("/api/estates/villa/contacts", crmtest.Status(422))
	lead := l.sendQuestion("villa")
	l.says("run office", "0 requests sent.\n", "the CRM does not take the request "+lead+": it answered 422")
	l.says("list", "1 request refused")
	l.says("run office", "0 requests sent.\n")
	if n := strings.Count(strings.Join(l.mock.Requests(), "\n"), "villa/contacts"); n != 1 {
		t.Errorf("the refused request was sent %d times without anybody's doing, want once", n)
	}
	l.mock.Heal()
	l.says("resend "+lead, "It is sent again while gevel serve runs, or by gevel link run.")
	l.says("list", "1 request to send")
	l.says("run office", "1 request sent.\n")
	l.says("resend "+lead, "The CRM has it already.")
	l.says("run office", "0 requests sent.\n")
	if c := l.mock.Contacts()["gevel-"+lead]; c.Times != 1 || c.Body["email"] != "an@example.org" {
		t.Errorf("the CRM has the request as %+v, want it once", c)
	}
}

// TestLinkSendsARefusedLeadWithoutItsProperty drops a refused lead, and then sends it without its property under the key that it had.
func TestLinkSendsARefusedLeadWithoutItsProperty(t *testing.T) {
	l := startLinking(t)
	l.says(addOffice)
	l.publish("villa", nil)
	l.says("run office", "1 new")
	l.mock.BreakPath("/api/estates/villa/contacts", crmtest.Status(422))
	lead := l.sendQuestion("villa")
	l.says("run office", "0 requests sent.\n")
	l.says("drop "+lead, "It is not sent, unless gevel link resend sends it after all.")
	if said := l.says("list"); strings.Contains(said, "refused") || strings.Contains(said, "to send") {
		t.Errorf("after the lead was dropped the list says %q, want nothing of it", said)
	}
	l.says("run office", "0 requests sent.\n")
	l.says("resend -without-property "+lead, "It is sent again")
	l.says("run office", "1 request sent.\n")
	contacts := l.mock.Contacts()
	if c := contacts["gevel-"+lead]; len(contacts) != 1 || c.Times != 1 || c.Path != "/api/contacts" {
		t.Errorf("the CRM has %+v, want the request once, without its estate", contacts)
	}
	l.says("drop "+lead, "The CRM has it already.")
}

// sendQuestion lets a visitor ask about a property of the link, and returns the reference of the lead.
func (l linking) sendQuestion(id string) string {
	l.t.Helper()
	store := l.store()
	records, err := store.Links.CRMRecords(l.t.Context(), "office")
	if err != nil || len(records) != 1 || records[0].ID != id {
		l.t.Fatalf("the records are %+v, want %s (%v)", records, id, err)
	}
	o := leadstest.Open(l.t, store)
	_, problems, err := o.Question(l.t.Context(), &leads.QuestionInput{Envelope: o.Envelope(locale.Dutch), Property: records[0].Number,
		Remark: "Is er een garage?",
		Person: forms.PersonInput{FirstName: "An", LastName: "Claes", Email: "an@example.org", Phone: "0475 12 34 56"}})
	if err != nil || len(problems) > 0 {
		l.t.Fatalf("the question is refused: %v, %v", problems, err)
	}
	list, err := store.Links.CRMLeads(l.t.Context(), time.Unix(0, 0))
	if err != nil || len(list) != 1 {
		l.t.Fatalf("the leads for the CRM are %+v, want one (%v)", list, err)
	}
	return list[0].Lead
}
