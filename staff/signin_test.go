package staff_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/staff"
)

func TestAPasswordAloneOpensNothing(t *testing.T) {
	d, b := start(t), &browser{}
	next, code := d.password(t, b, an, password)
	if code != "" || next.SetUp == nil || !strings.HasPrefix(next.SetUp.URI, "otpauth://totp/") || d.isIn(t, b) {
		t.Fatalf("the password gives %+v, %q, want a second step to set up and nobody signed in", next, code)
	}
	before := b.token
	if _, code := d.code(t, b, "000000"); code != "WRONG_LOGIN" || d.isIn(t, b) {
		t.Errorf("a wrong code gives %q, want WRONG_LOGIN and nobody signed in", code)
	}
	in, code := d.code(t, b, d.shown(t, next.SetUp.Secret))
	if code != "" || !d.isIn(t, b) || len(in.RecoveryCodes) != 10 || b.token == before {
		t.Errorf("the right code gives %+v, %q, with the old token: %v; want 10 recovery codes", in, code, b.token == before)
	}
	if d.isIn(t, &browser{token: before}) {
		t.Error("the token from before the second step opens the desk")
	}
}

func TestTheSecretIsShownOnce(t *testing.T) {
	d, b := start(t), &browser{}
	secret, _ := d.setUp(t, b)
	d.now = d.now.Add(time.Minute)
	other := &browser{}
	if next, code := d.password(t, other, an, password); code != "" || next.SetUp != nil {
		t.Error("the secret is shown again:", code)
	}
	if in, code := d.code(t, other, " "+d.shown(t, secret)[:3]+" "+d.shown(t, secret)[3:]); code != "" || in.RecoveryCodes != nil {
		t.Errorf("the code of the phone gives %+v, %q, want no new recovery codes", in, code)
	}
}

func TestACodeIsTakenOnce(t *testing.T) {
	d, b := start(t), &browser{}
	secret, codes := d.setUp(t, b)
	other := &browser{}
	d.password(t, other, an, password)
	if _, code := d.code(t, other, d.shown(t, secret)); code != "WRONG_LOGIN" {
		t.Error("the code that set the second step up was taken again:", code)
	}
	d.now = d.now.Add(time.Minute)
	earlier := d.shown(t, secret)
	d.now = d.now.Add(30 * time.Second)
	if _, code := d.code(t, other, d.shown(t, secret)); code != "" {
		t.Errorf("the code that the phone shows is refused: %s", code)
	}
	third := &browser{}
	d.password(t, third, an, password)
	if _, code := d.code(t, third, earlier); code != "WRONG_LOGIN" {
		t.Error("a code from before the last one was taken:", code)
	}
	if code := d.recover(t, third, strings.ToUpper(codes[3])); code != "" || !d.isIn(t, third) {
		t.Errorf("a recovery code in capitals is refused: %q", code)
	}
	fourth := &browser{}
	d.password(t, fourth, an, password)
	for _, used := range []string{codes[3], "aaaaaa-bbbbbb"} {
		if code := d.recover(t, fourth, used); code != "WRONG_LOGIN" || d.isIn(t, fourth) {
			t.Errorf("the recovery code %s gives %q, want WRONG_LOGIN", used, code)
		}
	}
	if left, err := d.store.Members.RecoveryCodesLeft(t.Context(), 1); left != 9 || err != nil {
		t.Errorf("%d recovery codes are left, want 9 (%v)", left, err)
	}
}

func TestWithoutAPasswordACodeSaysNothing(t *testing.T) {
	d := start(t)
	secret, codes := d.setUp(t, &browser{})
	for _, b := range []*browser{{}, {token: "made up"}} {
		if _, code := d.code(t, b, d.shown(t, secret)); code != "SIGNED_OUT" {
			t.Errorf("a code without a password gives %q, want SIGNED_OUT", code)
		}
		if code := d.recover(t, b, codes[0]); code != "SIGNED_OUT" {
			t.Errorf("a recovery code without a password gives %q, want SIGNED_OUT", code)
		}
	}
}

func TestTheSecondStepEndsAfterAWhile(t *testing.T) {
	d, b := start(t), &browser{}
	secret, _ := d.setUp(t, b)
	other := &browser{}
	d.password(t, other, an, password)
	d.now = d.now.Add(11 * time.Minute)
	if _, code := d.code(t, other, d.shown(t, secret)); code != "SIGNED_OUT" {
		t.Errorf("a code 11 minutes after the password gives %q, want SIGNED_OUT", code)
	}
}

// TestAnUnknownAddressCostsTheSame compares the answers and the number of hashes.
func TestAnUnknownAddressCostsTheSame(t *testing.T) {
	d := start(t)
	for _, email := range []string{an, unknown} {
		before := d.Auth.Hasher.Work()
		if _, code := d.password(t, &browser{}, email, "wrong password!"); code != "WRONG_LOGIN" || d.Auth.Hasher.Work() != before+1 {
			t.Errorf("%s with a wrong password gives %q and %d hashes, want WRONG_LOGIN and 1", email, code, d.Auth.Hasher.Work()-before)
		}
	}
}

func TestASessionAtTheDeskEnds(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	for range 13 {
		d.now = d.now.Add(23 * time.Hour)
		if !d.isIn(t, b) {
			t.Fatal("a session that is used ended early, at", d.now)
		}
	}
	if d.now = d.now.Add(40 * time.Hour); d.isIn(t, b) {
		t.Error("a session lasts longer than a day without use or 14 days")
	}
}

func TestASessionAtTheDeskEndsUnused(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	if d.now = d.now.Add(25 * time.Hour); d.isIn(t, b) {
		t.Error("a session that nobody used for a day is open")
	}
}

func TestSignOutAtTheDesk(t *testing.T) {
	d, b := start(t), &browser{}
	secret, _ := d.setUp(t, b)
	old := *b
	d.now = d.now.Add(time.Minute)
	other := &browser{}
	d.password(t, other, an, password)
	d.code(t, other, d.shown(t, secret))
	if _, err := d.SignOut(b.context(t)); err != nil || b.token != "" || d.isIn(t, &old) || !d.isIn(t, other) {
		t.Errorf("signing out gives %v; want only this session ended", err)
	}
	if _, problems, err := d.EndSessions(other.context(t), &staff.EndSessionsInput{}); err != nil || problems != nil || d.isIn(t, other) {
		t.Errorf("ending all sessions gives %v (%v); want none open", problems, err)
	}
}

func TestOtherSitesSignNobodyInAtTheDesk(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	foreign := principal.With(t.Context(), &principal.Principal{NoSession: true, Desk: b.token})
	if _, _, err := d.SignIn(foreign, &staff.SignInInput{Email: an, Password: password}); !errors.Is(err, auth.ErrForeign) {
		t.Errorf("a password from another site gives %v, want ErrForeign", err)
	}
	if _, _, err := d.Code(foreign, &staff.CodeInput{Code: "123456"}); !errors.Is(err, auth.ErrForeign) {
		t.Errorf("a code from another site gives %v, want ErrForeign", err)
	}
	if n, err := d.Session(foreign); n != nil || err != nil {
		t.Error("a request from another site opens the desk", err)
	}
}
