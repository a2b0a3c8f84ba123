package staff_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// renew makes new recovery codes for An, and returns them or the problem.
func (d *deskTest) renew(t *testing.T, b *browser, password string) ([]string, forms.ProblemCode) {
	t.Helper()
	done, problems, err := d.RenewCodes(b.context(t), &staff.RenewCodesInput{Password: password})
	if done == nil {
		return nil, only(t, problems, err)
	}
	return done.RecoveryCodes, only(t, problems, err)
}

// change changes An's password, and returns the problem.
func (d *deskTest) change(t *testing.T, b *browser, current, password string) forms.ProblemCode {
	t.Helper()
	_, problems, err := d.ChangePassword(b.context(t),
		&staff.ChangePasswordInput{Current: current, Password: password, Confirmation: password})
	return only(t, problems, err)
}

func TestRenewCodes(t *testing.T) {
	d, b := start(t), &browser{}
	secret, old := d.setUp(t, b)
	for try, want := range map[string]forms.ProblemCode{"": forms.Required, "not this one": forms.WrongLogin} {
		if codes, code := d.renew(t, b, try); code != want || codes != nil {
			t.Errorf("with the password %q new codes are %v, %q, want %s", try, codes, code, want)
		}
	}
	d.now = d.now.Add(limits.StaffConfirmTime)
	if _, code := d.renew(t, b, password); code != forms.CodeAgain {
		t.Errorf("15 minutes after the second step it gives %q, want CODE_AGAIN", code)
	}
	if code := d.confirm(t, b, d.shown(t, secret)); code != "" {
		t.Fatal(code)
	}
	codes, code := d.renew(t, b, password)
	if code != "" || len(codes) != limits.RecoveryCodes {
		t.Fatalf("it gives %v, %q, want ten codes", codes, code)
	}
	for _, c := range []struct {
		code string
		want forms.ProblemCode
	}{{old[0], forms.WrongLogin}, {codes[0], ""}, {codes[0], forms.WrongLogin}} {
		other := &browser{}
		d.password(t, other, an, password)
		if got := d.recover(t, other, c.code); got != c.want {
			t.Errorf("signing in with the recovery code %s gives %q, want %q", c.code, got, c.want)
		}
	}
	if _, code := d.renew(t, &browser{}, password); code != forms.SignedOut {
		t.Errorf("without a session it gives %q, want SIGNED_OUT", code)
	}
}

func TestChangePassword(t *testing.T) {
	d, b, other := start(t), &browser{}, &browser{}
	secret, _ := d.setUp(t, b)
	d.now = d.now.Add(time.Minute)
	d.password(t, other, an, password)
	if _, code := d.code(t, other, d.shown(t, secret)); code != "" {
		t.Fatal(code)
	}
	const next = "drie losse woorden"
	for _, c := range []struct {
		current, password string
		want              forms.ProblemCode
	}{{"", next, forms.Required}, {"not this one", next, forms.WrongLogin}, {password, "kort", forms.TooShort},
		{password, "aaaaaaaaaaaa", forms.TooEasy}} {
		if got := d.change(t, b, c.current, c.password); got != c.want {
			t.Errorf("changing %q into %q gives %q, want %s", c.current, c.password, got, c.want)
		}
	}
	if code := d.change(t, b, password, next); code != "" || !d.isIn(t, b) || d.isIn(t, other) {
		t.Errorf("the password is not changed (%q), or this session ended, or the other did not", code)
	}
	if _, code := d.password(t, &browser{device: b.device}, an, password); code != forms.WrongLogin {
		t.Errorf("the old password gives %q", code)
	}
	if _, code := d.password(t, &browser{device: b.device}, an, next); code != "" {
		t.Errorf("the new password gives %q", code)
	}
	due, err := d.store.Outbox.DueEmails(t.Context(), d.now.Add(time.Minute), 10)
	if err != nil || len(due) != 1 || due[0].Recipient != an {
		t.Errorf("%v waits in the outbox (%v), want one email to An", due, err)
	}
}

// TestTheOwnPasswordIsThrottled guesses the password at a desk that was left open.
func TestTheOwnPasswordIsThrottled(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	for range limits.StaffOwnPasswords {
		d.renew(t, b, "not this one")
	}
	if _, code := d.renew(t, b, password); code != forms.TooOften {
		t.Errorf("one more password gives %q, want TOO_OFTEN", code)
	}
	if code := d.change(t, b, password, "drie losse woorden"); code != forms.TooOften {
		t.Errorf("changing it gives %q, want TOO_OFTEN", code)
	}
}
