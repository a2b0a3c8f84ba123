package staff_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// invite lets the manager An invite Tom.
func (d *deskTest) invite(t *testing.T, b *browser) forms.ProblemCode {
	t.Helper()
	_, problems, err := d.Invite(b.context(t), &staff.InviteInput{Name: " Tom  Peeters ", Email: "Tom@Example.com", Role: desk.Agent,
		Language: locale.French})
	return only(t, problems, err)
}

// confirm takes the code of the phone again.
func (d *deskTest) confirm(t *testing.T, b *browser, code string) forms.ProblemCode {
	t.Helper()
	_, problems, err := d.Confirm(b.context(t), &staff.CodeInput{Code: code})
	return only(t, problems, err)
}

func TestConfirm(t *testing.T) {
	d, b := start(t), &browser{}
	secret, _ := d.setUp(t, b)
	d.now = d.now.Add(limits.StaffConfirmTime)
	if code := d.invite(t, b); code != forms.CodeAgain {
		t.Errorf("inviting 15 minutes after the code gives %q, want CODE_AGAIN", code)
	}
	if code := d.confirm(t, b, "000000"); code != forms.WrongLogin {
		t.Errorf("a wrong code gives %q, want WRONG_LOGIN", code)
	}
	if code := d.confirm(t, b, " "); code != forms.Required {
		t.Errorf("no code gives %q, want REQUIRED", code)
	}
	shown := d.shown(t, secret)
	if code := d.confirm(t, b, shown); code != "" {
		t.Errorf("the code of the phone is refused: %s", code)
	}
	if code := d.confirm(t, b, shown); code != forms.WrongLogin {
		t.Errorf("the same code again gives %q, want WRONG_LOGIN", code)
	}
	d.now = d.now.Add(limits.StaffConfirmTime - time.Second)
	if code := d.invite(t, b); code != "" {
		t.Errorf("inviting within 15 minutes after the code is refused: %s", code)
	}
	if code := d.confirm(t, &browser{}, shown); code != forms.SignedOut {
		t.Errorf("a code without a session gives %q, want SIGNED_OUT", code)
	}
	for range limits.StaffCodes {
		d.confirm(t, b, "000000")
	}
	if code := d.confirm(t, b, d.shown(t, secret)); code != forms.TooOften {
		t.Errorf("one code more than may be tried gives %q, want TOO_OFTEN", code)
	}
}
