package auth_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestWrongPasswordsAreThrottled tries wrong passwords from many addresses, across a restart. An account that nobody has gets the same
// answers, and once an account is blocked no password is hashed.
func TestWrongPasswordsAreThrottled(t *testing.T) {
	for _, email := range []string{lieve, unknown} {
		t.Run(email, func(t *testing.T) {
			h := start(t)
			for i := range 10 {
				if i == 5 {
					h.reopen(t)
				}
				if code := h.signIn(t, &browser{address: fmt.Sprint(i)}, email, "wrong password"); code != forms.WrongLogin {
					t.Fatalf("wrong password %d gives %q, want %s", i+1, code, forms.WrongLogin)
				}
			}
			h.reopen(t)
			if code := h.signIn(t, &browser{address: "another"}, email, password); code != forms.TooOften || h.Hasher.Work() != 0 {
				t.Errorf("after ten wrong passwords the right one gives %q and %d hashes, want TOO_OFTEN and 0", code, h.Hasher.Work())
			}
			h.now = h.now.Add(16 * time.Minute)
			if code := h.signIn(t, &browser{address: "another"}, email, "wrong password"); code != forms.WrongLogin {
				t.Errorf("16 minutes later a wrong password gives %q, want %s", code, forms.WrongLogin)
			}
		})
	}
}

// TestOneNetworkIsThrottled tries a password on many accounts. Once the address is blocked, its attempts do not count against the accounts.
func TestOneNetworkIsThrottled(t *testing.T) {
	h := start(t)
	thief := &browser{address: "thief"}
	for i := range 30 {
		if code := h.signIn(t, thief, fmt.Sprintf("owner%d@example.com", i), "wrong password"); code != forms.WrongLogin {
			t.Fatalf("wrong password %d from one network gives %q, want %s", i+1, code, forms.WrongLogin)
		}
	}
	for range 20 {
		if code := h.signIn(t, thief, lieve, password); code != forms.TooOften {
			t.Fatalf("a password from a network that is stopped gives %q, want %s", code, forms.TooOften)
		}
	}
	if code := h.signIn(t, &browser{address: "home"}, lieve, password); code != "" {
		t.Error("an owner is blocked by attempts of somebody else:", code)
	}
}

// TestManyPasswordsAtOnceAreCounted tries passwords at the same time: no more are hashed than when they come one after another.
func TestManyPasswordsAtOnceAreCounted(t *testing.T) {
	h := start(t)
	before := h.Hasher.Work()
	var all sync.WaitGroup
	for i := range 40 {
		all.Go(func() { h.signIn(t, &browser{address: fmt.Sprint(i)}, lieve, "wrong password") })
	}
	all.Wait()
	if work := h.Hasher.Work() - before; work != 10 {
		t.Errorf("%d passwords are hashed, want 10 as one after another", work)
	}
}

// TestStrangersDoNotLockAnOwnerOut gets an account blocked everywhere, the owner's own network included. The owner can still sign in with
// a browser that did so before, or in which the link of an email was followed.
func TestStrangersDoNotLockAnOwnerOut(t *testing.T) {
	h := start(t)
	known, other := &browser{address: "home"}, &browser{address: "train"}
	if code := h.signIn(t, known, lieve, password); code != "" {
		t.Fatalf("the right password is refused: %s", code)
	}
	lock := func() {
		for i := range 50 {
			h.signIn(t, &browser{address: []string{fmt.Sprint(i), "home", "train"}[i%3]}, lieve, "wrong password")
		}
	}
	lock()
	if code := h.signIn(t, other, lieve, password); code != forms.TooOften {
		t.Error("an unknown browser is not blocked:", code)
	}
	if code := h.signIn(t, &browser{address: "x", device: "guessed"}, lieve, password); code != forms.TooOften {
		t.Error("a made-up device token is accepted:", code)
	}
	if code := h.signIn(t, &browser{address: "home", device: known.device}, lieve, password); code != "" {
		t.Error("the owner is blocked on a known browser:", code)
	}
	if code := h.signIn(t, &browser{address: "x", device: known.device}, "claire.dubois@example.com",
		"wrong password"); code != forms.WrongLogin {
		t.Errorf("a browser that one owner used gives another owner %q, want %s", code, forms.WrongLogin)
	}
	lock()
	if _, err := h.store.Write(t.Context(), owners.InsertPasswordLink(lieve, "link", h.now.Add(time.Hour))); err != nil {
		t.Fatal(err)
	}
	const fresh = "een heel ander wachtwoord van mij"
	if _, problems, err := h.ResetPassword(other.context(t),
		&auth.ResetPasswordInput{Language: locale.Dutch, Token: "link", Password: fresh,
			Confirmation: fresh}); len(problems) > 0 || err != nil {
		t.Fatalf("the new password is refused: %v, %v", problems, err)
	}
	lock()
	if code := h.signIn(t, other, lieve, fresh); code != "" {
		t.Error("the owner is blocked after following the email's link:", code)
	}
}

// TestAKnownDeviceHasABoundOfItsOwn tries wrong passwords in a browser in which the owner signed in before.
func TestAKnownDeviceHasABoundOfItsOwn(t *testing.T) {
	h := start(t)
	known := &browser{address: "home"}
	h.signIn(t, known, lieve, password)
	for range limits.SignInsPerDevice {
		if code := h.signIn(t, known, lieve, "wrong password"); code != forms.WrongLogin {
			t.Fatalf("a wrong password on a known browser gives %q, want %s", code, forms.WrongLogin)
		}
	}
	if code := h.signIn(t, known, lieve, password); code != forms.TooOften {
		t.Error("a known browser may try any number of passwords:", code)
	}
}

// TestOneCustomersNetworksAreThrottled tries passwords from a new network of a customer whose others have tried all they may.
func TestOneCustomersNetworksAreThrottled(t *testing.T) {
	h := start(t)
	for i := range limits.SignInsPerAddress * limits.NetworkBudgets {
		limit := h.Leads.SenderLimit(fmt.Sprintf("2001:db8:0:%x::1", i), "signIn address", limits.SignInsPerAddress, limits.SignInWindow)
		if allowed, err := h.Store.Attempts.CountAttempt(t.Context(), limit, h.now); err != nil || !allowed {
			t.Fatal(i, err)
		}
	}
	if code := h.signIn(t, &browser{address: "2001:db8:0:ffff::1"}, lieve, password); code != forms.TooOften {
		t.Errorf("a new network of the customer gives %q, want TOO_OFTEN", code)
	}
	if code := h.signIn(t, &browser{address: "2001:db8:1::1"}, lieve, password); code != "" {
		t.Errorf("another customer's network gives %q", code)
	}
}
