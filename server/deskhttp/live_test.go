package deskhttp_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

func TestTheDeskReportsChangesToStaffOnly(t *testing.T) {
	v := visit(t)
	full, waiting := v.AtDesk(t, "manager", desk.Manager)
	for name, s := range map[string]deskStream{"a visitor": v.watchDesk(t, "", ""), "before the second step": v.watchDesk(t, waiting, ""),
		"an owner": v.watchDesk(t, "session="+v.Owner(t, sitetest.Lieve, 1096), ""), "a cookie made up": v.watchDesk(t, "desk=x", ""),
		"another site": v.watchDesk(t, full, "", "Sec-Fetch-Site", "cross-site")} {
		if _, text, _ := s.next(30 * time.Second); !strings.Contains(text, "SIGNED_OUT") || strings.Contains(text, "arrived") {
			t.Errorf("%s is told %q, want SIGNED_OUT", name, text)
		}
		if _, text, ok := s.next(5 * time.Second); ok {
			t.Errorf("%s is told %q too, want the end of the stream", name, text)
		}
	}
	if r := v.PostDesk(t, map[string]string{"query": "subscription { deskChanged { leads } }"}, "Cookie", full); !strings.Contains(r.Text,
		"STREAM_ONLY") {
		t.Errorf("without a stream the answer is %s, want STREAM_ONLY", r.Text)
	}
}

// TestTheDeskReportsWhatARoleMaySee lets leads come in and be handed over, while a manager, two agents and an editor watch.
func TestTheDeskReportsWhatARoleMaySee(t *testing.T) {
	v := visit(t)
	v.LeadFrom(t, "one")
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	all, own, none := v.watchDesk(t, manager, ""), v.watchDesk(t, agent, ""), v.watchDesk(t, editor, "")
	first, firstOwn := all.expect(t, "the manager's first"), own.expect(t, "the agent's first")
	if *first.Arrived != 1 || first.Links == nil || first.Staff == nil || firstOwn.Links != nil || firstOwn.Staff != nil {
		t.Fatalf("the first events are %+v and %+v, want one lead, and links and staff for the manager alone", first, firstOwn)
	}
	if n := none.expect(t, "the editor's first"); n.Leads != nil || n.Arrived != nil || n.Links != nil || n.Content == nil {
		t.Errorf("the editor is told %+v, want content, but no leads and links", n)
	}
	v.LeadFrom(t, "two")
	second, secondOwn := all.expect(t, "a new lead"), own.expect(t, "a new lead")
	if *second.Arrived != 2 || *second.Leads <= *first.Leads || *secondOwn.Arrived != 2 {
		t.Errorf("after a new lead %+v and %+v are told, want it counted", second, secondOwn)
	}
	v.say(t, manager, `handOverLead(input: {lead: "two", version: 1, agent: "StaffMember:1"})`)
	handed, mine := all.expect(t, "a lead that was handed over"), own.expect(t, "a lead that was handed over")
	v.say(t, manager, `setLeadState(input: {lead: "two", version: 1, state: DONE})`)
	if done := all.expect(t, "a lead that is done"); *done.Leads <= *handed.Leads {
		t.Errorf("the manager is told %+v after %+v, want another version", done, handed)
	}
	if now, text, ok := own.next(1500 * time.Millisecond); ok {
		t.Errorf("the agent is told %s after %+v, though a lead changed that the agent may not see: %+v", text, mine, now)
	}
	if _, text, ok := none.next(time.Millisecond); ok {
		t.Errorf("the editor is told %s, though only leads changed", text)
	}
	if r := v.PostDesk(t, map[string]string{"query": "{ desk { now { arrived leads } } }"}, "Cookie", agent); !strings.Contains(r.Text,
		`"arrived":2`) {
		t.Errorf("the agent's desk opens with %s, want two leads", r.Text)
	}
}

func TestAStreamOfTheDeskEndsWithItsSession(t *testing.T) {
	v := visit(t)
	full, _ := v.AtDesk(t, "manager", desk.Manager)
	s := v.watchDesk(t, full, "")
	s.expect(t, "the first event")
	v.PostDesk(t, map[string]string{"query": "mutation { signOut { desk { __typename } } }"}, "Cookie", full)
	for {
		_, text, ok := s.next(30 * time.Second)
		if text == "" && ok {
			t.Fatal("the stream goes on after signing out")
		}
		if !ok {
			break
		}
	}
	if _, open := <-s.events; open {
		t.Error("the stream goes on after signing out")
	}
}

// TestWhoElseHasALeadOpen lets two colleagues open one lead. An agent who may not see the lead sees nobody there, and nobody sees the
// agent.
func TestWhoElseHasALeadOpen(t *testing.T) {
	v := visit(t)
	v.LeadFrom(t, "one")
	an, _ := v.AtDesk(t, "an", desk.Manager)
	tom, _ := v.AtDesk(t, "tom", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	v.say(t, an, `handOverLead(input: {lead: "one", version: 1, agent: "StaffMember:1"})`)
	ans := v.watchDesk(t, an, "lead/one")
	if n := ans.expect(t, "An's first"); len(n.Others) != 0 {
		t.Errorf("An is told of %+v, want nobody", n.Others)
	}
	toms, twice := v.watchDesk(t, tom, "lead/one"), v.watchDesk(t, tom, "lead/one")
	if n := toms.expect(t, "Tom's first"); len(n.Others) != 1 || n.Others[0].Name != "an of the agency" {
		t.Errorf("Tom is told of %+v, want An", n.Others)
	}
	if n := ans.expect(t, "Tom comes"); len(n.Others) != 1 || n.Others[0].Name != "tom of the agency" {
		t.Errorf("An is told of %+v, want Tom once", n.Others)
	}
	curious, other := v.watchDesk(t, agent, "lead/one"), v.watchDesk(t, tom, "lead/two")
	if n := curious.expect(t, "the agent's first"); len(n.Others) != 0 {
		t.Errorf("the agent, who may not see the lead, is told of %+v, want nobody", n.Others)
	}
	if n := other.expect(t, "another lead"); len(n.Others) != 0 {
		t.Errorf("at another lead Tom is told of %+v, want nobody", n.Others)
	}
	if n, text, ok := ans.next(300 * time.Millisecond); ok && len(n.Others) != 1 {
		t.Errorf("An is told %s when the agent opens a lead that the agent may not see, want nothing", text)
	}
	toms.close()
	twice.close()
	if n := ans.expect(t, "Tom leaves"); len(n.Others) != 0 {
		t.Errorf("An is told of %+v after Tom left, want nobody", n.Others)
	}
}

func TestStreamsOfASessionAreLimited(t *testing.T) {
	v := visit(t)
	full, _ := v.AtDesk(t, "manager", desk.Manager)
	tom, _ := v.AtDesk(t, "tom", desk.Manager)
	var last deskStream
	for range limits.DeskStreamsOfSession {
		last = v.watchDesk(t, full, strings.Repeat("x", limits.RecordBytes+1))
		last.expect(t, "a stream")
	}
	if _, text, _ := v.watchDesk(t, full, "").next(30 * time.Second); !strings.Contains(text, `"TOO_MANY"`) {
		t.Errorf("one stream more is told %q, want TOO_MANY", text)
	}
	v.watchDesk(t, tom, "").expect(t, "a colleague's stream")
	last.close()
	for range 50 {
		if _, text, _ := v.watchDesk(t, full, "").next(30 * time.Second); !strings.Contains(text, `"TOO_MANY"`) {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Error("no stream can be opened after one was closed")
}

// TestUnattendedRequestsAreNoUseOfASession sends a request that a browser makes by itself: the session ends as if nobody used it.
func TestUnattendedRequestsAreNoUseOfASession(t *testing.T) {
	v := visit(t)
	full, _ := v.AtDesk(t, "manager", desk.Manager)
	seen := func() (at int64) {
		rows, err := v.Store.Members.StaffSessions(t.Context(), 1, time.Now())
		if err != nil || len(rows) != 1 {
			t.Fatal(rows, err)
		}
		return rows[0].SeenAt
	}
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE staff_session SET seen_at = seen_at - 7200"}); err != nil {
		t.Fatal(err)
	}
	before := seen()
	query := map[string]string{"query": "{ desk { me { name } } }"}
	if r := v.PostDesk(t, query, "Cookie", full, "Gevel-Unattended", "1"); !strings.Contains(r.Text, "manager of") || seen() != before {
		t.Errorf("an unattended request is answered %s and moves the last use from %d to %d, want an answer and no use", r.Text, before,
			seen())
	}
	if v.PostDesk(t, query, "Cookie", full); seen() == before {
		t.Error("a request that somebody makes does not count as use of the session")
	}
}
