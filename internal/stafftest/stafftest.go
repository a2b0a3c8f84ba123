// Package stafftest signs staff in at the desk for tests and for programs that measure.
package stafftest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/locale"
)

// SignIn gives a store somebody with a role who took the second step just now, and returns the session's token.
func SignIn(t testing.TB, store *db.Store, role desk.StaffRole) string {
	t.Helper()
	token, err := Begin(t.Context(), store, "an@agency.example", role)
	if err != nil {
		t.Fatal(err)
	}
	return token
}

// Begin is SignIn with an email address, for programs that measure.
func Begin(ctx context.Context, store *db.Store, email string, role desk.StaffRole) (token string, err error) {
	return begin(ctx, store, email, role, time.Now())
}

func begin(ctx context.Context, store *db.Store, email string, role desk.StaffRole, now time.Time) (token string, err error) {
	hash := "a hash"
	m := members.StaffMember{Name: "An Vermeulen", Email: email, Language: locale.Dutch, Role: role, Password: &hash}
	if err := store.Members.AddStaff(ctx, m, desklog.Action{At: now}); err != nil {
		return "", err
	}
	found, err := store.Members.StaffWith(ctx, m.Email)
	if err != nil {
		return "", err
	}
	first, token := "first of "+email, "token of "+email
	n := members.StaffSession{ID: "waiting of " + email, CreatedAt: now.Unix(), EndsAt: now.Add(time.Hour).Unix(), Member: *found}
	if begun, err := store.Members.BeginStaffSession(ctx, first, "", n); err != nil || !begun {
		return "", fmt.Errorf("the first step begins no session: %t, %w", begun, err)
	}
	n.ID, n.Full = "full of "+email, true
	if done, err := store.Members.FinishStaffSession(ctx, members.Step{Waiting: first, Token: token, Session: n,
		By: desklog.Action{At: now, Name: "signIn", Staff: found.ID}}); err != nil || !done {
		return "", fmt.Errorf("the second step is refused: %t, %w", done, err)
	}
	return token, nil
}
