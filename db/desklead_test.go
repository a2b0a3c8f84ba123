package db

import (
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
)

// doneBy is an action of a member of staff.
func doneBy(staff int, name desklog.ActionName) desklog.Action {
	return desklog.Action{At: noon, Staff: staff, Session: "s", Name: name}
}

// pageOf returns the ids of a list for a handler.
func pageOf(t *testing.T, s *Store, by inbox.Handler, list desk.LeadList, newest bool, after *inbox.LeadCursor) string {
	t.Helper()
	leads, err := s.Inbox.DeskLeads(t.Context(), by, list, inbox.LeadFilter{}, newest, after, 3)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, l := range leads {
		ids = append(ids, l.ID)
	}
	return strings.Join(ids, " ")
}

func TestDeskLeads(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	for i := range 6 {
		receive(t, s, receipt(fmt.Sprint("l", i), func(r *inbox.Receipt) { r.Lead.CreatedAt += int64(i / 2) }))
	}
	receive(t, s, receipt("password", func(r *inbox.Receipt) { r.Lead.Form = "forgotPassword" }))
	for lead, agent := range map[string]int{"l1": an.ID, "l2": tom.ID, "l3": tom.ID} {
		if done, err := s.Inbox.HandOverLead(t.Context(), lead, 1, inbox.HandOver{Agent: agent}, rand.Text(),
			doneBy(an.ID, "handOverLead")); !done || err != nil {
			t.Fatalf("the lead %s cannot be handed over: %v, %v", lead, done, err)
		}
	}
	for lead, state := range map[string]desk.LeadState{"l3": desk.LeadDone, "l4": desk.LeadSpam, "l0": desk.LeadInHand} {
		if done, err := s.Inbox.SetLeadState(t.Context(), lead, 1, state, rand.Text(), doneBy(an.ID, "setLeadState")); !done || err != nil {
			t.Fatalf("the lead %s cannot be set to %v: %v, %v", lead, state, done, err)
		}
	}
	manager, agent := inbox.Handler{Staff: an.ID, All: true}, inbox.Handler{Staff: tom.ID}
	for _, c := range []struct {
		by     inbox.Handler
		list   desk.LeadList
		newest bool
		after  *inbox.LeadCursor
		want   string
		count  int
	}{
		{manager, desk.EveryLead, false, nil, "l0 l1 l2", 6}, {manager, desk.EveryLead, true, nil, "l5 l4 l3", 6},
		{manager, desk.EveryLead, false, &inbox.LeadCursor{At: noon.Unix() + 1, Lead: "l2"}, "l3 l4 l5", 6},
		{manager, desk.EveryLead, true, &inbox.LeadCursor{At: noon.Unix() + 1, Lead: "l2"}, "l1 l0", 6},
		{manager, desk.OpenLeads, false, nil, "l0 l1 l2", 4}, {manager, desk.MyLeads, false, nil, "l1", 1},
		{manager, desk.NobodysLeads, false, nil, "l0 l5", 2}, {manager, desk.DoneLeads, false, nil, "l3", 1},
		{manager, desk.SpamLeads, false, nil, "l4", 1}, {agent, desk.EveryLead, false, nil, "l0 l2 l3", 5},
		{agent, desk.OpenLeads, false, nil, "l0 l2 l5", 3}, {agent, desk.MyLeads, false, nil, "l2", 1},
	} {
		if got := pageOf(t, s, c.by, c.list, c.newest, c.after); got != c.want {
			t.Errorf("%+v: the list is %q, want %q", c, got, c.want)
		}
		if n, err := s.Inbox.CountDeskLeads(t.Context(), c.by, c.list, inbox.LeadFilter{}); n != c.count || err != nil {
			t.Errorf("%+v: %d leads are counted, want %d (%v)", c, n, c.count, err)
		}
	}
	if l, err := s.Inbox.DeskLead(t.Context(), agent, "l1"); l != nil || err != nil {
		t.Errorf("an agent sees a colleague's lead (%v)", err)
	}
	if _, err := s.People.Forget(t.Context(), []string{"an@example.com"}, desklog.Action{At: noon}); err != nil {
		t.Fatal(err)
	}
	if n, err := s.Inbox.CountDeskLeads(t.Context(), manager, desk.EveryLead, inbox.LeadFilter{}); n != 0 || err != nil {
		t.Errorf("%d leads are counted after all were erased (%v)", n, err)
	}
}

func TestTwoPeopleAtOneLead(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	receive(t, s, receipt("l", nil))
	if done, err := s.Inbox.SetLeadState(t.Context(), "l", 1, desk.LeadDone, rand.Text(), doneBy(tom.ID, "setLeadState")); !done ||
		err != nil {
		t.Fatalf("the state of a new lead cannot be set: %v, %v", done, err)
	}
	if done, err := s.Inbox.SetLeadState(t.Context(), "l", 1, desk.LeadSpam, rand.Text(), doneBy(an.ID, "setLeadState")); done ||
		err != nil {
		t.Errorf("a state that a colleague changed meanwhile was changed (%v)", err)
	}
	if done, err := s.Inbox.HandOverLead(t.Context(), "l", 1, inbox.HandOver{Agent: tom.ID}, rand.Text(),
		doneBy(an.ID, "handOverLead")); !done || err != nil {
		t.Errorf("a lead whose state changed cannot be handed over: %v, %v", done, err)
	}
	if _, err := s.Inbox.HandOverLead(t.Context(), "l", 2, inbox.HandOver{Agent: 99}, rand.Text(),
		doneBy(an.ID, "handOverLead")); !errors.Is(err,
		handle.Refused{Why: forms.Unknown}) {
		t.Errorf("handing a lead over to somebody unknown gives %v, want Refused as unknown", err)
	}
	eva := member(t, s, "eva@example.com", desk.Agent)
	if done, err := s.Inbox.SetLeadState(t.Context(), "l", 2, desk.LeadSpam, rand.Text(), doneBy(eva.ID, "setLeadState")); done ||
		err != nil {
		t.Errorf("an agent changed the state of a lead that was given to a colleague meanwhile (%v)", err)
	}
	if err := s.Inbox.AddLeadNote(t.Context(), "l", "", "Mine?", doneBy(eva.ID, "addLeadNote")); !errors.Is(err,
		handle.Refused{Why: forms.Unknown}) {
		t.Errorf("a note on a lead that was given to a colleague meanwhile gives %v, want Refused as unknown", err)
	}
	l, err := s.Inbox.DeskLead(t.Context(), inbox.Handler{All: true}, "l")
	if err != nil || l.State != desk.LeadDone || l.StateBy != tom.Name || l.AgentName != tom.Name || l.StateVersion != 2 {
		t.Errorf("the lead is %+v, want it done by Tom and handed over to him (%v)", l, err)
	}
	if n := count(t, s, "action WHERE record = 'lead:l' AND after IN ('DONE', '2')"); n != 2 || count(t, s,
		"action WHERE record = 'lead:l'") != 2 {
		t.Errorf("the log has %d of the two actions, want both and nothing else", n)
	}
}
