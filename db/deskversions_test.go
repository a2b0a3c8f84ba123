package db

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
)

// deskWrite is a statement with the parts of the desk that it changes.
type deskWrite struct {
	sql  string
	want []DeskPart
}

// deskWrites change each part; some change nothing that the desk shows.
var deskWrites = []deskWrite{
	{`INSERT INTO lead (id, form, key, language, title, first_name, last_name, email, phone, property, project, page,
		content, answer, created_at) SELECT 'l2', form, 'k2', language, title, first_name, last_name, email, phone, property, project,
		page, content, answer, created_at FROM lead`,
		[]DeskPart{Arrived, Leads}},
	{"UPDATE lead_handling SET state = 'DONE' WHERE lead = 'l1'", []DeskPart{Leads}},
	{"INSERT INTO lead_note (lead, staff, at, text) VALUES ('l1', 1, 1, 'x')", []DeskPart{Leads}},
	{"INSERT INTO lead_answer (id, lead, staff, at, text) VALUES ('a', 'l1', 1, 1, 'x')", []DeskPart{Leads}},
	{"DELETE FROM lead_answer", []DeskPart{Leads}},
	{"INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at) VALUES ('e', 'l1', 'x', 'x', x'', 1, 1)", nil},
	{"UPDATE outbox SET tries = 1 WHERE id = 'e'", []DeskPart{Leads, LinksPart}},
	{"UPDATE outbox SET tries = 0, sent_at = 1 WHERE id = 'e'", []DeskPart{Leads}},
	{"INSERT INTO crm_lead (lead, link, at, due_at) VALUES ('l1', 'office', 1, 1)", []DeskPart{Leads, LinksPart}},
	{"UPDATE crm_lead SET state = 'REFUSED'", []DeskPart{Leads, LinksPart}},
	{"INSERT INTO appointment (id, lead, property, start, state) VALUES ('b', 'l1', 1, 1, 'BOOKED')", []DeskPart{Appointments}},
	{"UPDATE appointment SET remind_at = 5", nil},
	{"UPDATE appointment SET passed_to = 2", []DeskPart{Appointments}},
	{"UPDATE appointment SET state = 'CANCELLED'", []DeskPart{Appointments}},
	{"DELETE FROM appointment", []DeskPart{Appointments}},
	{"INSERT INTO busy (agent, start, until, source) VALUES (1, 1, 2, 'BLOCKED')", []DeskPart{Appointments}},
	{"DELETE FROM busy", []DeskPart{Appointments}},
	{"INSERT INTO part (record, field, language, value, base, staff, at) VALUES ('site', 'x', '', '1', '0', 1, 1)",
		[]DeskPart{Content}},
	{"UPDATE part SET offered = '2'", []DeskPart{Content}},
	{"DELETE FROM part", []DeskPart{Content}},
	{"INSERT INTO confirmed VALUES ('site', 'x', 'fr', 'a', 'b')", []DeskPart{Content}},
	{"DELETE FROM confirmed", []DeskPart{Content}},
	{"INSERT INTO link_run (link, at, took, read, added, changed, removed, held, sent) VALUES ('office', 1, 1, 1, 1, 1, 1, 1, 1)",
		[]DeskPart{LinksPart}},
	{"UPDATE link SET until = 9", nil},
	{"UPDATE link SET paused = 1", []DeskPart{LinksPart}},
	{"DELETE FROM link", []DeskPart{LinksPart}},
	{"UPDATE staff SET name = 'Tom'", []DeskPart{StaffPart}},
	{"UPDATE staff SET step = 9", nil},
	{"INSERT INTO api_key (name, digest, writes, created_at) VALUES ('x', randomblob(32), 0, 1)", []DeskPart{LinksPart}},
	{"UPDATE api_key SET used_at = 1", nil},
	{"INSERT INTO registered_operation (key, name, id, text, registered_at) VALUES ('x', 'y', 'a', 'b', 1)", []DeskPart{LinksPart}},
	{"UPDATE registered_operation SET used_at = 1", nil}, {"UPDATE registered_operation SET id = 'c'", []DeskPart{LinksPart}},
	{"DELETE FROM registered_operation", []DeskPart{LinksPart}}, {"DELETE FROM api_key", []DeskPart{LinksPart}},
	{"INSERT INTO owner (id, name, email, language) VALUES (1, 'x', 'x@example.com', 'nl')", []DeskPart{OwnersPart}},
	{"UPDATE owner SET invited_until = 1", []DeskPart{OwnersPart}}, {"DELETE FROM owner", []DeskPart{OwnersPart}},
	{"INSERT INTO action (at, staff, name, record, before, after) VALUES (1, 1, 'x', '', '', '')", []DeskPart{LogPart}},
	{"INSERT INTO action (at, name, record, before, after) VALUES (1, 'importFolder', '', '', '')", []DeskPart{LogPart, ImportsPart}},
	{"DELETE FROM lead WHERE id = 'l2'", []DeskPart{Leads}},
}

// deskStore has a lead, a link and an agent.
func deskStore(t *testing.T) (*Store, members.StaffMember) {
	t.Helper()
	s := open(t)
	tom := member(t, s, "tom@example.com", desk.Agent)
	receive(t, s, receipt("l1", nil))
	if err := s.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	return s, tom
}

// versionsAfter runs a statement, "" for none, and reads the versions of the parts.
func versionsAfter(t *testing.T, s *Store, sql string) *DeskVersions {
	t.Helper()
	if sql != "" {
		if _, err := s.Write(t.Context(), handle.Statement{SQL: sql}); err != nil {
			t.Fatal(sql, err)
		}
	}
	v, err := s.DeskVersions(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestEveryPartOfTheDeskIsCounted writes what changes each part, and sees that part grow and no other.
func TestEveryPartOfTheDeskIsCounted(t *testing.T) {
	s, _ := deskStore(t)
	parts := []DeskPart{Arrived, Leads, Appointments, Content, LinksPart, StaffPart, OwnersPart, LogPart, ImportsPart}
	before := versionsAfter(t, s, "")
	for _, c := range deskWrites {
		after, want := versionsAfter(t, s, c.sql), fmt.Sprint(c.want)
		var grown []DeskPart
		for _, part := range parts {
			if after.Of(part) > before.Of(part) {
				grown = append(grown, part)
			}
		}
		if fmt.Sprint(grown) != want || len(grown) > 0 && after.Total <= before.Total {
			t.Errorf("%s: %v grew, want %s", c.sql, grown, want)
		}
		before = after
	}
}

// TestAnAgentSeesALeadLeaveOnly hands a lead to a colleague: the agent's version grows once, and not with later changes of that lead.
func TestAnAgentSeesALeadLeaveOnly(t *testing.T) {
	s, tom := deskStore(t)
	before := versionsAfter(t, s, "")
	handed := versionsAfter(t, s, "UPDATE lead_handling SET agent = 99")
	after, by := versionsAfter(t, s, "UPDATE lead_handling SET state = 'DONE'"), inbox.Handler{Staff: tom.ID}
	if handed.OfLeads(Leads, by) == before.OfLeads(Leads, by) || after.OfLeads(Leads, by) != handed.OfLeads(Leads, by) ||
		after.OfLeads(Leads, inbox.Handler{All: true}) == handed.OfLeads(Leads, inbox.Handler{All: true}) {
		t.Error("an agent sees a lead go to a colleague, and nothing of it afterwards")
	}
}
