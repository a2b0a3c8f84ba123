package auth_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/locale"
)

func TestAnOwnerSignsInWithTheRightPassword(t *testing.T) {
	h := start(t)
	b := &browser{address: "a"}
	if code := h.signIn(t, b, lieve, "Molen-venster-tuin"); code != forms.WrongLogin || b.token != "" {
		t.Errorf("a wrong password gives %q and the session %q, want %s and none", code, b.token, forms.WrongLogin)
	}
	if code := h.signIn(t, b, " Lieve.Claes@Example.com ", password); code != "" || h.who(t, b) != lieve {
		t.Errorf("the right password gives %q, want a session of Lieve", code)
	}
	h.now = h.now.Add(31 * 24 * time.Hour)
	if h.who(t, b) != "" {
		t.Error("a session does not expire")
	}
}

// TestUnknownAddressesAreAnsweredAlike compares answer and work for an address that nobody has, for an owner without a password
// and for a wrong password.
func TestUnknownAddressesAreAnsweredAlike(t *testing.T) {
	h := start(t)
	for _, email := range []string{lieve, unknown, "claire.dubois@example.com"} {
		before, statements := h.Hasher.Work(), h.store.ReadStatements()
		if code := h.signIn(t, &browser{address: email}, email, "wrong password"); code != forms.WrongLogin {
			t.Errorf("%s with a wrong password gives %q, want %s", email, code, forms.WrongLogin)
		}
		// The two reads are of the site's languages and of the owner.
		if work, read := h.Hasher.Work()-before, h.store.ReadStatements()-statements; work != 1 || read != 2 {
			t.Errorf("%s costs %d hashes and %d questions to the database, want 1 and 2", email, work, read)
		}
	}
}

func TestSignInReplacesAPlantedSession(t *testing.T) {
	h := start(t)
	thief := &browser{address: "a", token: "planted"}
	victim := &browser{address: "b", token: thief.token}
	if code := h.signIn(t, victim, lieve, password); code != "" {
		t.Fatalf("the right password is refused: %s", code)
	}
	if victim.token == "planted" || h.who(t, thief) != "" {
		t.Error("a session planted before signing in is valid afterwards")
	}
	old := victim.token
	if code := h.signIn(t, victim, lieve, password); code != "" || victim.token == old {
		t.Errorf("signing in again gives %q, or keeps the old session", code)
	}
	if h.who(t, &browser{token: old}) != "" {
		t.Error("the session from before signing in is still valid")
	}
}

func TestSigningOut(t *testing.T) {
	h := start(t)
	here, there := &browser{address: "a"}, &browser{address: "b"}
	for _, b := range []*browser{here, there} {
		if code := h.signIn(t, b, lieve, password); code != "" {
			t.Fatalf("the right password is refused: %s", code)
		}
	}
	stolen := *here
	if _, _, err := h.SignOut(here.context(t), &auth.SignOutInput{Language: locale.French}); err != nil {
		t.Fatal(err)
	}
	if here.token != "" || h.who(t, &stolen) != "" || h.who(t, there) != lieve {
		t.Error("signing out ended another session, or not its own")
	}
	if code := h.signIn(t, here, lieve, password); code != "" {
		t.Fatalf("the right password is refused: %s", code)
	}
	if a, _, err := h.SignOutEverywhere(here.context(t),
		&auth.SignOutInput{Language: locale.French}); err != nil || a.Path != "/fr/login/?done=signOutEverywhere" || h.who(t, there) != "" {
		t.Errorf("signing out everywhere gives %+v (%v), want the login page and no session left", a, err)
	}
	for range 2 { // without a session the answer is the same, the second time too
		if a, problems, err := h.SignOut((&browser{}).context(t),
			&auth.SignOutInput{Language: locale.French}); err != nil || problems != nil || a.Path != "/fr/login/?done=signOut" {
			t.Errorf("signing out without a session gives %+v, %v, %v, want the login page as with one", a, problems, err)
		}
	}
}

func TestAChangedPasswordEndsTheOtherSessions(t *testing.T) {
	h := start(t)
	here, there := &browser{address: "a"}, &browser{address: "b"}
	for _, b := range []*browser{here, there} {
		if code := h.signIn(t, b, lieve, password); code != "" {
			t.Fatalf("the right password is refused: %s", code)
		}
	}
	change := func(b *browser, current, next, again string) string {
		_,
			problems, err := h.ChangePassword(b.context(t),
			&auth.ChangePasswordInput{Language: locale.Dutch, Current: current, Password: next, Confirmation: again})
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, p := range problems {
			all = append(all, strings.TrimSpace(strings.Join(p.Path, ".")+" "+string(p.Code)))
		}
		return strings.Join(all, ", ")
	}
	const next = "een nieuw wachtwoord"
	for _, c := range []struct {
		b                          *browser
		current, next, again, want string
	}{
		{&browser{}, password, next, next, "SIGNED_OUT"},
		{here, "wrong", next, next, "current WRONG_LOGIN"},
		{here, "", "short", "other", "current REQUIRED, password TOO_SHORT, confirmation PASSWORDS_DIFFER"},
		{here, password, "aaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaa", "password TOO_EASY"},
		{here, password, lieve, lieve, "password TOO_EASY"},
		{here, password, strings.Repeat("long ", 50), strings.Repeat("long ", 50), "password TOO_LONG"},
		{here, password, next, next, ""},
	} {
		if got := change(c.b, c.current, c.next, c.again); got != c.want {
			t.Errorf("changing %q to %q gives %q, want %q", c.current, c.next, got, c.want)
		}
	}
	if h.who(t, here) != lieve || h.who(t, there) != "" {
		t.Error("the change ended its own session, or not all others")
	}
	if h.signIn(t, there, lieve, password) == "" || h.signIn(t, there, lieve, next) != "" {
		t.Error("the old password is accepted, or the new one is not")
	}
}

func TestOneRequestTriesOnePassword(t *testing.T) {
	h := start(t)
	ctx := (&browser{address: "a"}).context(t)
	input := func() *auth.SignInInput { return &auth.SignInInput{Email: lieve, Password: "wrong password"} }
	if _, _, err := h.SignIn(ctx, input()); err != nil {
		t.Fatal(err)
	}
	work := h.Hasher.Work()
	if _, _, err := h.SignIn(ctx, input()); !errors.Is(err, auth.ErrAgain) || h.Hasher.Work() != work {
		t.Errorf("a second password in one request gives %v, want ErrAgain and no hash", err)
	}
}

func TestOtherSitesSignNobodyIn(t *testing.T) {
	h := start(t)
	foreign := principal.With(t.Context(),
		&principal.Principal{NoSession: true, Address: "a", SetSession: func(string, time.Time) { t.Error("a session began") }})
	for _, ctx := range []context.Context{foreign, t.Context(), principal.Anonymous(foreign)} {
		if _, _, err := h.SignIn(ctx, &auth.SignInInput{Email: lieve, Password: password}); !errors.Is(err, auth.ErrForeign) {
			t.Errorf("signing in from another site gives %v, want ErrForeign", err)
		}
		if o, err := h.Viewer(ctx); o != nil || err != nil {
			t.Errorf("a request of another site is signed in as %+v (%v), want nobody", o, err)
		}
	}
}

func TestTheAgencyHearsOfASignInOnceADay(t *testing.T) {
	h := start(t)
	for _, c := range []struct {
		after time.Duration
		want  int
	}{{0, 1}, {time.Hour, 0}, {24 * time.Hour, 1}} {
		h.now = h.now.Add(c.after)
		if code := h.signIn(t, &browser{address: "a"}, lieve, password); code != "" {
			t.Fatalf("the right password is refused: %s", code)
		}
		emails := h.emails(t)
		if len(emails) != c.want || c.want == 1 && emails[0].to != "info@example.com" {
			t.Errorf("%s later the emails are %v, want %d to the agency", c.after, emails, c.want)
		}
	}
	if list, err := h.store.Inbox.Leads(t.Context(), "", time.Unix(0, 0)); err != nil || len(list) != 0 {
		t.Errorf("signing in stored the leads %v (%v), want none", list, err)
	}
}
