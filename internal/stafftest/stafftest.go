// Package stafftest signs staff in at the desk for tests.
package stafftest

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// SignIn gives a store somebody with a role who took the second step just now, and returns the session's token.
func SignIn(t testing.TB, store *db.Store, role agency.StaffRole) string {
	t.Helper()
	hash, now := "a hash", time.Now()
	m := db.StaffMember{Name: "An", Email: "an@agency.example", Language: locale.Dutch, Role: role, Password: &hash}
	if err := store.AddStaff(t.Context(), m, db.Action{At: now}); err != nil {
		t.Fatal(err)
	}
	found, err := store.StaffWith(t.Context(), m.Email)
	if err != nil {
		t.Fatal(err)
	}
	n := db.StaffSession{ID: "waiting", CreatedAt: now.Unix(), EndsAt: now.Add(time.Hour).Unix(), Member: *found}
	if begun, err := store.BeginStaffSession(t.Context(), "first", "", n); err != nil || !begun {
		t.Fatalf("the first step begins no session: %t, %v", begun, err)
	}
	n.ID, n.Full = "full", true
	if done, err := store.FinishStaffSession(t.Context(), db.Step{Waiting: "first", Token: "token", Session: n,
		By: db.Action{At: now, Name: "signIn", Staff: found.ID}}); err != nil || !done {
		t.Fatalf("the second step is refused: %t, %v", done, err)
	}
	return "token"
}
