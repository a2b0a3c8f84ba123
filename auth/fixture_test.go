package auth_test

import (
	"context"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// service is the auth service of the sample with a clock, and the owner Lieve.
type service struct {
	*auth.Service
	store *db.Store
	now   time.Time
}

const (
	lieve    = "lieve.claes@example.com"
	password = "molen-venster-tuin"
	unknown  = "nobody@example.com"
)

// start makes the service of the sample. Lieve has a password.
func start(t *testing.T) *service {
	t.Helper()
	store, _ := sampletest.Open(t)
	h := &service{store: store, now: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)}
	h.reopen(t)
	hash, err := h.Hasher.Hash(t.Context(), password)
	if err != nil {
		t.Fatal(err)
	}
	if ok, err := store.Owners.SetPassword(t.Context(), lieve, hash); !ok || err != nil {
		t.Fatalf("Lieve's password is not set: %v, %v", ok, err)
	}
	return h
}

// reopen makes a new service on the same store, as a restart does.
func (h *service) reopen(t *testing.T) {
	t.Helper()
	service := leadstest.Open(t, h.store)
	service.Now = func() time.Time { return h.now }
	h.Service = service.Auth()
}

// browser is an owner's browser, with the tokens of a session and of a device, and a network address.
type browser struct{ token, address, device string }

func (b *browser) context(t *testing.T) context.Context {
	return principal.With(t.Context(),
		&principal.Principal{Session: b.token, Address: b.address, Device: b.device,
			SetSession: func(token string, _ time.Time) { b.token = token },
			SetDevice:  func(token string, _ time.Time) { b.device = token }})
}

// signIn tries a password in a request of its own and returns the problem, "" for none.
func (h *service) signIn(t *testing.T, b *browser, email, password string) forms.ProblemCode {
	t.Helper()
	answer, problems, err := h.SignIn(b.context(t), &auth.SignInInput{Language: locale.Dutch, Email: email, Password: password})
	if err != nil || (answer == nil) != (len(problems) == 1) {
		t.Fatalf("signing in gives %v, %v, %v, want an answer or one problem", answer, problems, err)
	}
	if answer == nil {
		return problems[0].Code
	}
	return ""
}

// who returns the email address of the session's owner, "" without a session.
func (h *service) who(t *testing.T, b *browser) string {
	t.Helper()
	o, err := h.Viewer(b.context(t))
	if err != nil {
		t.Fatal(err)
	}
	if o == nil {
		return ""
	}
	return o.Email
}
