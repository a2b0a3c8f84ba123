package db

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// stateOf reads a lead as a manager sees it.
func stateOf(t *testing.T, s *Store, id string) inbox.DeskLead {
	t.Helper()
	l, err := s.Inbox.DeskLead(t.Context(), inbox.Handler{All: true}, id)
	if err != nil || l == nil {
		t.Fatalf("the lead %s is not there (%v)", id, err)
	}
	return *l
}

func TestUndo(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	receive(t, s, receipt("l", nil))
	if done, err := s.Inbox.SetLeadState(t.Context(), "l", 1, desk.LeadSpam, "u", doneBy(an.ID, "setLeadState")); !done || err != nil {
		t.Fatalf("the state of a new lead cannot be set: %v, %v", done, err)
	}
	late := doneBy(an.ID, "undoLeads")
	late.At = noon.Add(limits.UndoTime)
	for name, by := range map[string]desklog.Action{"a colleague": doneBy(tom.ID, "undoLeads"), "half an hour later": late} {
		if _, err := s.Inbox.Undo(t.Context(), "u", by); !errors.Is(err, handle.Refused{Why: forms.Unknown}) ||
			stateOf(t, s, "l").State != desk.LeadSpam {
			t.Errorf("undoing by %s gives %v, want Refused as unknown", name, err)
		}
	}
	if undone, err := s.Inbox.Undo(t.Context(), "u", doneBy(an.ID, "undoLeads")); undone != (inbox.Undone{Back: 1}) || err != nil {
		t.Errorf("undoing gives %+v (%v), want the lead back", undone, err)
	}
	if l := stateOf(t, s, "l"); l.State != desk.LeadNew || l.StateVersion != 3 || l.StateBy != an.Name {
		t.Errorf("the lead is %+v after undoing, want it new again, with another version", l)
	}
	if _, err := s.Inbox.Undo(t.Context(), "u", doneBy(an.ID, "undoLeads")); !errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		t.Errorf("undoing twice gives %v, want Refused as unknown", err)
	}
	if n := count(t, s, "action WHERE name = 'undoLeads' AND record = 'lead:l' AND before = 'SPAM' AND after = 'NEW'"); n != 1 {
		t.Errorf("the log has %d lines of undoing, want 1", n)
	}
}

func TestWhatAColleagueChangedSinceStays(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	by := inbox.Handler{Staff: an.ID, All: true}
	var named []inbox.LeadVersion
	for i := range 4 {
		receive(t, s, receipt(fmt.Sprint("l", i), nil))
		named = append(named, inbox.LeadVersion{Lead: fmt.Sprint("l", i), Version: 1})
	}
	named[3].Version = 9
	if n, err := s.Inbox.HandOverLeads(t.Context(), by, inbox.ChosenLeads{Named: named}, inbox.HandOver{Agent: tom.ID}, "u",
		doneBy(an.ID, "handOverLeads")); n != 3 || err != nil {
		t.Fatalf("%d leads are handed over, want 3: one was seen in another version (%v)", n, err)
	}
	if done, err := s.Inbox.HandOverLead(t.Context(), "l1", 2, inbox.HandOver{Agent: 0}, "v", doneBy(tom.ID, "handOverLead")); !done ||
		err != nil {
		t.Fatalf("an own lead cannot be given to nobody: %v, %v", done, err)
	}
	if undone, err := s.Inbox.Undo(t.Context(), "u", doneBy(an.ID, "undoLeads")); undone != (inbox.Undone{Back: 2, Stale: 1}) ||
		err != nil {
		t.Errorf("undoing gives %+v (%v), want two leads back and one as it is", undone, err)
	}
	if l := stateOf(t, s, "l1"); l.AgentVersion != 3 {
		t.Errorf("the lead that a colleague changed since has version %d, want 3", l.AgentVersion)
	}
	if stateOf(t, s, "l0").Agent != 0 || stateOf(t, s, "l3").AgentVersion != 1 {
		t.Error("want the leads nobody's again, and the one that was left out untouched")
	}
}

// TestALeadGoesBackToNobodyWhoMayNotHaveIt undoes a hand-over from somebody whose access was closed meanwhile.
func TestALeadGoesBackToNobodyWhoMayNotHaveIt(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	receive(t, s, receipt("l", nil))
	for version, agent := range []int{tom.ID, an.ID} {
		if done, err := s.Inbox.HandOverLead(t.Context(), "l", version+1, inbox.HandOver{Agent: agent}, fmt.Sprint("u", version),
			doneBy(an.ID, "handOverLead")); !done || err != nil {
			t.Fatalf("the lead cannot be handed over: %v, %v", done, err)
		}
	}
	if err := s.Members.SetStaffRole(t.Context(), tom, desk.Editor, 0, doneBy(an.ID, "")); err != nil {
		t.Fatal(err)
	}
	if undone, err := s.Inbox.Undo(t.Context(), "u1", doneBy(an.ID, "undoLeads")); undone != (inbox.Undone{Stale: 1}) || err != nil ||
		stateOf(t, s, "l").Agent != an.ID {
		t.Errorf("undoing gives %+v (%v), want the lead still of An", undone, err)
	}
}

func TestLeadsOfAListAreChangedAsSeen(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	for i := range 5 {
		receive(t, s, receipt(fmt.Sprint("l", i), nil))
	}
	if done, err := s.Inbox.HandOverLead(t.Context(), "l0", 1, inbox.HandOver{Agent: an.ID}, "h", doneBy(an.ID, "handOverLead")); !done ||
		err != nil {
		t.Fatalf("the lead cannot be handed over: %v, %v", done, err)
	}
	toms := inbox.Handler{Staff: tom.ID}
	all := inbox.ChosenLeads{List: desk.OpenLeads, Count: 5, Filter: inbox.LeadFilter{Words: []string{"hallo"}}}
	if n, err := s.Inbox.SetLeadStates(t.Context(), toms, all, desk.LeadSpam, "x", doneBy(tom.ID, "s")); n != 0 || !errors.Is(err,
		inbox.ErrOtherLeads) {
		t.Errorf("a list of 5 leads that has 4 gives %d, %v, want ErrOtherLeads", n, err)
	}
	all.Count = 4
	if n, err := s.Inbox.SetLeadStates(t.Context(), inbox.Handler{Staff: tom.ID, All: true}, all, desk.LeadSpam,
		"x", doneBy(tom.ID, "s")); n != 0 ||
		!errors.Is(err, members.ErrNoRight) {
		t.Errorf("an agent who was a manager gives %d, %v, want ErrNoRight", n, err)
	}
	if n, err := s.Inbox.SetLeadStates(t.Context(), toms, all, desk.LeadSpam, "u", doneBy(tom.ID, "s")); n != 4 || err != nil {
		t.Fatalf("%d leads of the list are spam now, want 4 (%v)", n, err)
	}
	if n := count(t, s, "action WHERE name = 's'"); n != 4 || stateOf(t, s, "l0").State != desk.LeadNew {
		t.Errorf("the log has %d lines, want 4, and the colleague's lead as it was", n)
	}
	if n, err := s.Inbox.CountDeskLeads(t.Context(), inbox.Handler{All: true}, desk.SpamLeads, inbox.LeadFilter{}); n != 4 || err != nil {
		t.Errorf("%d leads are counted as spam, want 4 (%v)", n, err)
	}
	if undone, err := s.Inbox.Undo(t.Context(), "u", doneBy(tom.ID, "undoLeads")); undone != (inbox.Undone{Back: 4}) || err != nil {
		t.Errorf("undoing gives %+v (%v), want all four back", undone, err)
	}
}

func TestTheOldestUndosEnd(t *testing.T) {
	s := open(t)
	an := member(t, s, "an@example.com", desk.Manager)
	receive(t, s, receipt("l", nil))
	for i := range limits.Undos + 1 {
		if done, err := s.Inbox.SetLeadState(t.Context(), "l", i+1, desk.LeadInHand, fmt.Sprint("u", i),
			doneBy(an.ID, "s")); !done || err != nil {
			t.Fatalf("the state cannot be set: %v, %v", done, err)
		}
	}
	if n := count(t, s, "undo"); n != limits.Undos || count(t, s, "undo WHERE id = 'u0'") != 0 {
		t.Errorf("%d changes can be undone, want the newest %d", n, limits.Undos)
	}
	if _, err := s.DeleteExpired(t.Context(), nil, noon.Add(limits.UndoTime)); err != nil || count(t, s, "undo") != 0 || count(t, s,
		"undo_lead") != 0 {
		t.Errorf("after %s want nothing left that can be undone (%v)", limits.UndoTime, err)
	}
}

// BenchmarkSetLeadStates changes as many leads as one change may have, and takes it back.
func BenchmarkSetLeadStates(b *testing.B) {
	s := open(b)
	an, _ := leadsOfMany(b, s, limits.DeskBulk)
	all := inbox.ChosenLeads{List: desk.EveryLead, Count: limits.DeskBulk}
	by := desklog.Action{At: time.Now(), Staff: an.ID, Name: "s"}
	for i := 0; b.Loop(); i++ {
		if _, err := s.Inbox.SetLeadStates(b.Context(), inbox.Handler{Staff: an.ID, All: true}, all, desk.LeadSpam,
			fmt.Sprint(i), by); err != nil {
			b.Fatal(err)
		}
		if _, err := s.Inbox.Undo(b.Context(), fmt.Sprint(i), by); err != nil {
			b.Fatal(err)
		}
	}
}
