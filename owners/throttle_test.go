package owners_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
)

// TestWrongPasswordsAreStopped tries wrong passwords from many addresses, across a restart. The answer is the same for an account that
// nobody has, and nothing is hashed once it is stopped.
func TestWrongPasswordsAreStopped(t *testing.T) {
	for _, email := range []string{lieve, unknown} {
		t.Run(email, func(t *testing.T) {
			h := start(t)
			for i := range 10 {
				if i == 5 {
					h.reopen(t)
				}
				if code := h.signIn(t, &browser{address: fmt.Sprint(i)}, email, "wrong password"); code != agency.WrongLogin {
					t.Fatal(i, code)
				}
			}
			h.reopen(t)
			if code := h.signIn(t, &browser{address: "another"}, email, password); code != agency.TooOften || h.Hasher.Work() != 0 {
				t.Error(code, h.Hasher.Work())
			}
			h.now = h.now.Add(16 * time.Minute)
			if code := h.signIn(t, &browser{address: "another"}, email, "wrong password"); code != agency.WrongLogin {
				t.Error(code)
			}
		})
	}
}

// TestOneAddressIsStopped tries a password on many accounts. What comes from an address that is stopped does not count against
// the accounts.
func TestOneAddressIsStopped(t *testing.T) {
	h := start(t)
	thief := &browser{address: "thief"}
	for i := range 30 {
		if code := h.signIn(t, thief, fmt.Sprintf("owner%d@example.com", i), "wrong password"); code != agency.WrongLogin {
			t.Fatal(i, code)
		}
	}
	for range 20 {
		if code := h.signIn(t, thief, lieve, password); code != agency.TooOften {
			t.Fatal(code)
		}
	}
	if code := h.signIn(t, &browser{address: "home"}, lieve, password); code != "" {
		t.Error("an owner is kept out by somebody else:", code)
	}
}

// TestManyPasswordsAtOnceAreCounted tries them together: no more are looked at than one after the other.
func TestManyPasswordsAtOnceAreCounted(t *testing.T) {
	h := start(t)
	before := h.Hasher.Work()
	var all sync.WaitGroup
	for i := range 40 {
		all.Go(func() { h.signIn(t, &browser{address: fmt.Sprint(i)}, lieve, "wrong password") })
	}
	all.Wait()
	if work := h.Hasher.Work() - before; work != 10 {
		t.Error(work, "passwords were looked at")
	}
}
