package staff_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

func TestAPasskeySignsInOnce(t *testing.T) {
	d, _, a := withKey(t)
	b := &browser{}
	options, _ := d.options(t, b, "SIGN_IN")
	response := a.sign(options)
	if code := d.signInWith(t, b, response); code != "" || !d.isIn(t, b) {
		t.Fatalf("the passkey is refused with %q", code)
	}
	if code := d.signInWith(t, &browser{}, response); code != forms.LinkEnded {
		t.Errorf("the same answer again gives %q, want LINK_ENDED", code)
	}
	desk, err := d.Desk(b.context(t))
	if err != nil || d.ConfirmedUntil(desk) == nil {
		t.Errorf("the passkey did not count as the second step (%v)", err)
	}
	if keys, err := d.Passkeys(b.context(t), desk); len(keys) != 1 || keys[0].Name != "My phone" || keys[0].UsedAt == nil {
		t.Errorf("the passkeys are %+v (%v), want one that was used", keys, err)
	}
}

// TestAPasskeyThatIsWrongOpensNothing tries each thing that can be wrong with an answer.
func TestAPasskeyThatIsWrongOpensNothing(t *testing.T) {
	for name, spoil := range map[string]func(a *authenticator){
		"of another site":        func(a *authenticator) { a.site = "evil.example" },
		"at another address":     func(a *authenticator) { a.origin = "https://evil.example" },
		"at another port":        func(a *authenticator) { a.origin += ":8443" },
		"of nobody in person":    func(a *authenticator) { a.verifies = false },
		"with an old counter":    func(a *authenticator) { a.counter = 0 },
		"that nobody knows":      func(a *authenticator) { a.id = []byte("unknown") },
		"of somebody else":       func(a *authenticator) { a.user = []byte("staff 2") },
		"with another signature": func(a *authenticator) { a.key = newAuthenticator(a.t).key },
	} {
		d, _, a := withKey(t)
		b := &browser{}
		options, _ := d.options(t, b, "SIGN_IN")
		spoil(a)
		if code := d.signInWith(t, b, a.sign(options)); code != forms.WrongLogin || d.isIn(t, b) {
			t.Errorf("a passkey %s gives %q, want WRONG_LOGIN", name, code)
		}
	}
	d, in, a := withKey(t)
	b := &browser{}
	for name, response := range map[string]string{"no JSON": "x", "an empty answer": "{}",
		"too long": strings.Repeat(" ", limits.PasskeyBytes+1)} {
		if code := d.signInWith(t, b, response); code != forms.WrongLogin {
			t.Errorf("%s gives %q, want WRONG_LOGIN", name, code)
		}
	}
	options, _ := d.options(t, in, "CONFIRM")
	if code := d.signInWith(t, b, a.sign(options)); code != forms.LinkEnded {
		t.Errorf("a challenge of another purpose gives %q, want LINK_ENDED", code)
	}
	options, _ = d.options(t, b, "SIGN_IN")
	response := a.sign(options)
	d.now = d.now.Add(limits.PasskeyTime)
	if code := d.signInWith(t, b, response); code != forms.LinkEnded {
		t.Errorf("a challenge that is too old gives %q, want LINK_ENDED", code)
	}
}

func TestAPasskeyConfirmsAgain(t *testing.T) {
	d, b, a := withKey(t)
	d.now = d.now.Add(limits.StaffConfirmTime)
	if code := d.addKey(t, b, newAuthenticator(t)); code != forms.CodeAgain {
		t.Errorf("adding a passkey after a while gives %q, want CODE_AGAIN", code)
	}
	options, code := d.options(t, b, "CONFIRM")
	if code != "" {
		t.Fatal(code)
	}
	confirm := func(b *browser, response string) forms.ProblemCode {
		_, problems, err := d.ConfirmWithPasskey(b.context(t), &staff.PasskeyInput{Response: response})
		return only(t, problems, err)
	}
	response := a.sign(options)
	if code := confirm(&browser{}, response); code != forms.SignedOut {
		t.Errorf("without a session it gives %q, want SIGNED_OUT", code)
	}
	if code := confirm(b, response); code != "" {
		t.Errorf("the passkey is refused with %q", code)
	}
	if code := confirm(b, response); code != forms.LinkEnded {
		t.Errorf("the same answer again gives %q, want LINK_ENDED", code)
	}
	desk, _ := d.Desk(b.context(t))
	if d.ConfirmedUntil(desk) == nil {
		t.Error("the second step was not taken")
	}
	keys, _ := d.Passkeys(b.context(t), desk)
	if _, problems, err := d.RemovePasskey(b.context(t), &staff.RemovePasskeyInput{Passkey: keys[0].ID}); only(t, problems, err) != "" {
		t.Error("the passkey cannot be removed")
	}
	if _, code := d.options(t, b, "CONFIRM"); code != forms.Unknown {
		t.Errorf("without a passkey it gives %q, want UNKNOWN", code)
	}
	options, _ = d.options(t, &browser{}, "SIGN_IN")
	if code := d.signInWith(t, &browser{}, a.sign(options)); code != forms.WrongLogin {
		t.Errorf("a passkey that was removed gives %q, want WRONG_LOGIN", code)
	}
}

func TestPasskeysAreLimited(t *testing.T) {
	d, b, _ := withKey(t)
	for i := range limits.Passkeys - 1 {
		if code := d.addKey(t, b, newAuthenticator(t)); code != "" {
			t.Fatalf("passkey %d is refused with %s", i+2, code)
		}
	}
	if code := d.addKey(t, b, newAuthenticator(t)); code != forms.TooMany {
		t.Errorf("one passkey more gives %q, want TOO_MANY", code)
	}
}

// TestPasskeysNeedANamedSite shows that a site at a network address has none, and that this machine counts as localhost.
func TestPasskeysNeedANamedSite(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	desk, _ := d.Desk(b.context(t))
	for origin, want := range map[string]string{"https://192.0.2.1": "", "": "", "http://127.0.0.1:8080": "localhost",
		"http://[::1]:80":              "localhost",
		"https://www.example.com:8443": "www.example.com"} {
		d.Origin = origin
		keys, err := d.Passkeys(b.context(t), desk)
		options, _ := d.options(t, b, "SIGN_IN")
		if err != nil || (keys == nil) != (want == "") || want != "" && !strings.Contains(options, fmt.Sprintf(`"rpId":%q`, want)) {
			t.Errorf("at %q the passkeys are %v and the options %s (%v), want those of %q", origin, keys, options, err, want)
		}
	}
}

// TestPasskeysGoWithTheSecondStep clears the second step of a lost phone.
func TestPasskeysGoWithTheSecondStep(t *testing.T) {
	d, _, a := withKey(t)
	member, err := d.store.Members.StaffWith(t.Context(), an)
	if err != nil {
		t.Fatal(err)
	}
	hash := *member.Password
	if err := d.store.Members.SetStaffPassword(t.Context(), *member, hash, true, desklog.Action{At: d.now}); err != nil {
		t.Fatal(err)
	}
	options, _ := d.options(t, &browser{}, "SIGN_IN")
	if code := d.signInWith(t, &browser{}, a.sign(options)); code != forms.WrongLogin {
		t.Errorf("the passkey gives %q after the second step was cleared, want WRONG_LOGIN", code)
	}
}
