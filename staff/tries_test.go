package staff_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// tried tries a password and returns what is left of the tries.
func (d *deskTest) tried(t *testing.T, b *browser, email, password string) forms.Tries {
	t.Helper()
	_, problems, err := d.SignIn(b.context(t), &staff.SignInInput{Email: email, Password: password})
	if err != nil || len(problems) != 1 || problems[0].Tries == nil {
		t.Fatalf("a password of %s gives %+v (%v), want one problem with what is left of the tries", email, problems, err)
	}
	return *problems[0].Tries
}

// TestTriesAreTheSameForUnknownAddresses counts down for an address that is known and for one that is not, while the member signs in from
// elsewhere: nothing differs.
func TestTriesAreTheSameForUnknownAddresses(t *testing.T) {
	d, own := start(t), &browser{address: "192.0.2.1"}
	secret, _ := d.setUp(t, own)
	for i := range limits.StaffSignInsPerAccount {
		d.now = d.now.Add(time.Minute)
		left := limits.StaffSignInsPerAccount - i - 1
		known := d.tried(t, &browser{address: "198.51.100.7"}, an, "wrong password!")
		guessed := d.tried(t, &browser{address: "203.0.113.7"}, unknown, "wrong password!")
		if known.Left != left || guessed.Left != left {
			t.Fatalf("after %d wrong passwords %+v are left, and for an unknown address %+v, want %d", i+1, known, guessed, left)
		}
		if i == 4 {
			elsewhere := &browser{address: "192.0.2.9"}
			d.password(t, elsewhere, an, password)
			if _, code := d.code(t, elsewhere, d.shown(t, secret)); code != "" {
				t.Fatal(code)
			}
		}
	}
	until := d.now.Add(limits.StaffSignInWindow - (limits.StaffSignInsPerAccount-1)*time.Minute)
	for who, b := range map[string]*browser{an: {address: "198.51.100.7"}, unknown: {address: "203.0.113.7"}} {
		if got := d.tried(t, b, who, password); got.Left != 0 || got.LockedUntil == nil || !got.LockedUntil.Equal(until) {
			t.Errorf("one more password of %s gives %+v, want none left until %s", who, got, until)
		}
	}
	d.now = until.Add(time.Second)
	if _, code := d.password(t, &browser{address: "198.51.100.7"}, an, password); code != "" {
		t.Errorf("when the time is over the right password gives %q", code)
	}
}

func TestTriesOfCodes(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	other := &browser{}
	d.password(t, other, an, password)
	for i := range limits.StaffCodes {
		_, problems, err := d.Code(other.context(t), &staff.CodeInput{Code: "000000"})
		if err != nil || len(problems) != 1 || problems[0].Tries == nil || problems[0].Tries.Left != limits.StaffCodes-i-1 {
			t.Fatalf("wrong code %d gives %+v (%v), want %d left", i+1, problems, err, limits.StaffCodes-i-1)
		}
	}
	_, problems, err := d.Recover(other.context(t), &staff.CodeInput{Code: "aaaaaa-bbbbbb"})
	if err != nil || problems[0].Code != forms.TooOften || !problems[0].Tries.LockedUntil.Equal(d.now.Add(limits.StaffSignInWindow)) {
		t.Errorf("one more gives %+v (%v), want TOO_OFTEN until 15 minutes later", problems, err)
	}
}

// TestOneCustomersNetworksAreThrottled tries a password of staff from a new network of a customer whose others have tried all they may.
func TestOneCustomersNetworksAreThrottled(t *testing.T) {
	d := start(t)
	for i := range limits.StaffSignInsPerAddress * limits.NetworkBudgets {
		limit := d.Leads.SenderLimit(fmt.Sprintf("2001:db8:0:%x::1", i), "desk address", limits.StaffSignInsPerAddress,
			limits.StaffSignInWindow)
		if allowed, err := d.store.Attempts.CountAttempt(t.Context(), limit, d.now); err != nil || !allowed {
			t.Fatal(i, err)
		}
	}
	if _, code := d.password(t, &browser{address: "2001:db8:0:ffff::1"}, an, password); code != forms.TooOften {
		t.Errorf("a new network of the customer gives %q, want TOO_OFTEN", code)
	}
	if next, code := d.password(t, &browser{address: "2001:db8:1::1"}, an, password); next == nil {
		t.Errorf("another customer's network gives %q", code)
	}
}
