package db

import (
	"errors"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// linkFor is a link to choose a password, with its email.
func linkFor(m members.StaffMember, token string) members.StaffLink {
	return members.StaffLink{Token: token, Ends: noon.Add(time.Hour),
		Email: outbox.Email{ID: "email of " + token, Kind: "staff-password", Recipient: m.Email, Message: []byte("x")}}
}

// memberNow reads a member of staff again.
func memberNow(t *testing.T, s *Store, m members.StaffMember) members.StaffMember {
	t.Helper()
	list, err := s.Members.ManagedStaff(t.Context(), &m.ID, noon.Unix())
	if err != nil || len(list) != 1 {
		t.Fatalf("%s is not found among the staff (%v)", m.Email, err)
	}
	return list[0].StaffMember
}

func TestCloseStaffHandsTheLeadsOver(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	eva, editor := member(t, s, "eva@example.com", desk.Agent), member(t, s, "ed@example.com", desk.Editor)
	for _, id := range []string{"a", "b"} {
		receive(t, s, receipt(id, nil))
		if done, err := s.Inbox.HandOverLead(t.Context(), id, 1, inbox.HandOver{Agent: tom.ID}, "u"+id,
			doneBy(an.ID, "handOverLead")); !done || err != nil {
			t.Fatalf("the lead cannot be handed over: %v, %v", done, err)
		}
	}
	by := doneBy(an.ID, "")
	for name, heir := range map[string]int{"an editor": editor.ID, "the member who leaves": tom.ID, "nobody there is": 99} {
		if err := s.Members.CloseStaff(t.Context(), tom, heir, by); !errors.Is(err, members.ErrUnknownHeir) {
			t.Errorf("leaving the leads to %s gives %v, want ErrUnknownHeir", name, err)
		}
	}
	if err := s.Members.CloseStaff(t.Context(), tom, eva.ID, doneBy(eva.ID, "")); !errors.Is(err, members.ErrNoRight) {
		t.Errorf("an agent closing an access gives %v, want ErrNoRight", err)
	}
	if err := s.Members.CloseStaff(t.Context(), tom, eva.ID, by); err != nil {
		t.Fatal(err)
	}
	if l := stateOf(t, s, "a"); l.Agent != eva.ID || l.AgentVersion != 3 || l.AgentBy != an.Name {
		t.Errorf("the lead is %+v, want it Eva's", l)
	}
	if n := count(t, s, "action WHERE name = 'handOverLeads' AND before = '2' AND after = '3'"); n != 2 {
		t.Errorf("the log has %d leads that were handed over, want 2", n)
	}
	if err := s.Members.CloseStaff(t.Context(), tom, 0, by); !errors.Is(err, members.ErrStaffStale) {
		t.Errorf("closing an access twice gives %v, want ErrStaffStale", err)
	}
	if err := s.Members.SetStaffRole(t.Context(), eva, desk.Editor, 0, by); err != nil || stateOf(t, s, "a").Agent != 0 {
		t.Errorf("the leads of an agent who becomes an editor are still hers (%v)", err)
	}
	if err := s.Members.SetStaffRole(t.Context(), eva, desk.Agent, 0, by); !errors.Is(err, members.ErrStaffStale) {
		t.Errorf("a role that was changed meanwhile gives %v, want ErrStaffStale", err)
	}
}

func TestInviteStaff(t *testing.T) {
	s := open(t)
	an := member(t, s, "an@example.com", desk.Manager)
	by := doneBy(an.ID, "")
	tom := members.StaffMember{Name: "Tom", Email: "tom@example.com", Language: locale.French, Role: desk.Agent}
	if err := s.Members.InviteStaff(t.Context(), tom, linkFor(tom, "one"), 1, by); !errors.Is(err, members.ErrManyStaff) {
		t.Errorf("one more than may work at the desk gives %v, want ErrManyStaff", err)
	}
	if err := s.Members.InviteStaff(t.Context(), tom, linkFor(tom, "one"), 2, by); err != nil {
		t.Fatal(err)
	}
	if err := s.Members.InviteStaff(t.Context(), tom, linkFor(tom, "two"), 9, by); !errors.Is(err, members.ErrStaffExists) {
		t.Errorf("inviting somebody twice gives %v, want ErrStaffExists", err)
	}
	m, err := s.Members.StaffOfLink(t.Context(), "one", noon)
	if err != nil || m == nil || m.Email != tom.Email || m.Password != nil || count(t, s,
		"outbox WHERE recipient = 'tom@example.com'") != 1 {
		t.Fatalf("the link of the invitation is %+v's, want Tom's with one email (%v)", m, err)
	}
	for token, at := range map[string]time.Time{"one": noon.Add(time.Hour), "two": noon} {
		if m, err := s.Members.StaffOfLink(t.Context(), token, at); m != nil || err != nil {
			t.Errorf("the link %s is good at %s, want it expired or unknown (%v)", token, at, err)
		}
	}
	notice := outbox.Email{ID: "told", Kind: "staff-password-changed", Recipient: tom.Email, Message: []byte("x")}
	if chosen, err := s.Members.ChooseStaffPassword(t.Context(), "one", *m, "hash", notice,
		desklog.Action{At: noon, Staff: m.ID}); !chosen || err != nil {
		t.Errorf("a password cannot be chosen with the link: %v, %v", chosen, err)
	}
	if chosen, err := s.Members.ChooseStaffPassword(t.Context(), "one", *m, "other", notice,
		desklog.Action{At: noon, Staff: m.ID}); chosen || err != nil {
		t.Errorf("a link is good twice (%v)", err)
	}
	if now := memberNow(t, s, *m); now.Password == nil || *now.Password != "hash" || now.Version != 1 {
		t.Errorf("the member is %+v, want the password that was chosen first", now)
	}
}

func TestClearStaffStep(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	atDesk(t, s, tom, "token", noon)
	by := doneBy(an.ID, "")
	if err := s.Members.ClearStaffStep(t.Context(), tom, linkFor(tom, "link"), by); err != nil {
		t.Fatal(err)
	}
	if now := memberNow(t, s, tom); now.Password != nil || now.Secret != nil || count(t, s, "staff_session") != 0 || count(t, s,
		"staff_link") != 1 {
		t.Errorf("the member is %+v, want no password, no second step, no session and one link", now)
	}
	if err := s.Members.ClearStaffStep(t.Context(), tom, linkFor(tom, "twice"), by); !errors.Is(err, members.ErrStaffStale) {
		t.Errorf("the step is cleared twice by the same request: %v, want ErrStaffStale", err)
	}
	tom.Version = memberNow(t, s, tom).Version
	if err := s.Members.SendStaffLink(t.Context(), tom, linkFor(tom, "again"), by); err != nil {
		t.Fatal(err)
	}
	if old, err := s.Members.StaffOfLink(t.Context(), "link", noon); old == nil || err != nil || count(t, s, "staff_link") != 2 {
		t.Errorf("another link ends the earlier one (%v)", err)
	}
	if err := s.Members.CloseStaff(t.Context(), tom, 0, by); err != nil || count(t, s, "staff_link") != 0 {
		t.Errorf("the link of somebody whose access is closed is still there (%v)", err)
	}
	limit := attempts.Limit{Who: "sender", Form: "f", Most: 1, Since: noon.Add(-time.Hour)}
	if err := s.Members.ForgotStaffPassword(t.Context(), tom.Email, linkFor(tom, "closed"), limit, noon); err != nil ||
		count(t, s, "staff_link") != 0 || count(t, s, "outbox WHERE id = 'email of closed'") != 0 {
		t.Errorf("somebody whose access is closed gets a link (%v)", err)
	}
	if err := s.Members.ForgotStaffPassword(t.Context(), an.Email, linkFor(an, "x"), limit, noon); !errors.Is(err,
		handle.Refused{Why: forms.TooOften}) {
		t.Errorf("asking too often gives %v, want Refused as too often", err)
	}
	if _, err := s.DeleteExpired(t.Context(), nil, noon.Add(2*time.Hour)); err != nil {
		t.Fatal(err)
	}
}

func TestActionsHavePages(t *testing.T) {
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	for range 4 {
		if err := s.Members.Note(t.Context(), doneBy(an.ID, "one")); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Members.Note(t.Context(), doneBy(tom.ID, "two")); err != nil {
		t.Fatal(err)
	}
	got, before := []int{}, (*desklog.ActionCursor)(nil)
	for {
		page, err := s.Log.Actions(t.Context(), 0, before, 3)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range page {
			got, before = append(got, a.ID), &desklog.ActionCursor{At: a.At, ID: a.ID}
		}
		if len(page) < 3 {
			break
		}
	}
	for i := range got {
		if got[i] != len(got)-i {
			t.Fatalf("the pages have the actions %v, want all of them once, the newest first", got)
		}
	}
	if own, err := s.Log.Actions(t.Context(), tom.ID, nil,
		9); err != nil || len(own) != 1 || own[0].Name != "two" || own[0].By != tom.Name || len(got) != 7 {
		t.Errorf("Tom's own actions are %+v, want one (%v)", own, err)
	}
}
