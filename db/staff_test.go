package db

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/locale"
)

// member adds somebody with a password to the desk.
func member(t testing.TB, s *Store, email string, role desk.StaffRole) members.StaffMember {
	t.Helper()
	m := members.StaffMember{Name: email, Email: email, Language: locale.Dutch, Role: role, Password: ptr("a hash")}
	if err := s.Members.AddStaff(t.Context(), m, desklog.Action{At: noon}); err != nil {
		t.Fatal(err)
	}
	found, err := s.Members.StaffWith(t.Context(), email)
	if err != nil || found == nil {
		t.Fatalf("%s is not found among the staff (%v)", email, err)
	}
	return *found
}

// closedStaff adds somebody who does not work at the desk any more.
func closedStaff(t *testing.T, s *Store, email string) {
	t.Helper()
	if known, err := s.Members.Staff(t.Context()); err != nil || len(known) == 0 {
		member(t, s, "boss@example.com", desk.Manager)
	}
	if err := s.Members.CloseStaff(t.Context(), member(t, s, email, desk.Manager), 0, desklog.Action{At: noon}); err != nil {
		t.Fatal(err)
	}
}

// atDesk begins a full session with a recovery code.
func atDesk(t *testing.T, s *Store, m members.StaffMember, token string, at time.Time) members.StaffSession {
	t.Helper()
	n := members.StaffSession{ID: "id of " + token, CreatedAt: at.Unix(), EndsAt: at.Add(time.Hour).Unix(), Member: m}
	if begun, err := s.Members.BeginStaffSession(t.Context(), "waiting "+token, "", n); err != nil || !begun {
		t.Fatalf("the first step of signing in fails: %v, %v", begun, err)
	}
	n.ID, n.Full = "full id of "+token, true
	if done, err := s.Members.FinishStaffSession(t.Context(),
		members.Step{Waiting: "waiting " + token, Token: token, Session: n, By: desklog.Action{At: at, Staff: m.ID,
			Name: "signIn"}}); err != nil || !done {
		t.Fatalf("the second step of signing in fails: %v, %v", done, err)
	}
	return n
}

func TestAManagerAlwaysStays(t *testing.T) {
	s := open(t)
	an := member(t, s, "an@example.com", desk.Manager)
	tom := member(t, s, "tom@example.com", desk.Manager)
	if err := s.Members.SetStaffRole(t.Context(), tom, desk.Agent, 0, desklog.Action{At: noon}); err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{s.Members.SetStaffRole(t.Context(), an, desk.Editor, 0, desklog.Action{At: noon}),
		s.Members.CloseStaff(t.Context(), an, 0, desklog.Action{At: noon})} {
		if !errors.Is(err, members.ErrLastManager) {
			t.Errorf("the last manager leaving gives %v, want ErrLastManager", err)
		}
	}
	if n := count(t, s, "action WHERE name IN ('setStaffRole', 'closeStaff')"); n != 1 {
		t.Errorf("%d actions were written, want the one that was done", n)
	}
}

func TestStaffSessionsEnd(t *testing.T) {
	s := open(t)
	an := member(t, s, "an@example.com", desk.Manager)
	member(t, s, "tom@example.com", desk.Manager)
	open := func(token string, at time.Time) bool {
		n, err := s.Members.StaffSessionOf(t.Context(), token, at)
		if err != nil {
			t.Fatal(err)
		}
		return n != nil && n.Full && n.Member.ID == an.ID
	}
	atDesk(t, s, an, "one", noon)
	if !open("one", noon) || open("two", noon) || open("waiting one", noon) || open("one", noon.Add(2*time.Hour)) {
		t.Error("a session is not open exactly while it lasts")
	}
	if err := s.Members.SetStaffPassword(t.Context(), an, "another", false, desklog.Action{At: noon}); err != nil {
		t.Fatal(err)
	}
	if open("one", noon) {
		t.Error("another password leaves the session open")
	}
	if begun, err := s.Members.BeginStaffSession(t.Context(), "late", "", members.StaffSession{ID: "late", Member: an}); begun ||
		err != nil {
		t.Errorf("a session begins with the old password (%v)", err)
	}
	an.Password = ptr("another")
	atDesk(t, s, an, "two", noon)
	if err := s.Members.CloseStaff(t.Context(), an, 0, desklog.Action{At: noon}); err != nil || open("two", noon) {
		t.Errorf("a member whose access is closed still has a session (%v)", err)
	}
}

func TestTheOldestStaffSessionsEnd(t *testing.T) {
	s := open(t)
	an := member(t, s, "an@example.com", desk.Manager)
	for i := range 22 {
		atDesk(t, s, an, fmt.Sprint("t", i), noon.Add(time.Duration(i)*time.Second))
	}
	list, err := s.Members.StaffSessions(t.Context(), an.ID, noon.Add(time.Minute))
	if err != nil || len(list) != 20 || list[0].ID != "full id of t21" || list[19].ID != "full id of t2" {
		t.Errorf("%d sessions are left, want the newest 20 (%v)", len(list), err)
	}
}

func TestActionsAreNeverChanged(t *testing.T) {
	s := open(t)
	member(t, s, "an@example.com", desk.Manager)
	if _, err := s.Write(t.Context(), handle.Statement{SQL: "UPDATE action SET name = 'x'"}); err == nil {
		t.Error("an action was changed")
	}
	if _, err := s.DeleteExpired(t.Context(), nil, noon.AddDate(4, 0, 0)); err != nil || count(t, s, "action") != 1 {
		t.Errorf("after four years want the action still in the log (%v)", err)
	}
	if _, err := s.DeleteExpired(t.Context(), nil, noon.AddDate(5, 0, 2)); err != nil || count(t, s, "action") != 0 {
		t.Errorf("after five years want the action gone from the log (%v)", err)
	}
}
