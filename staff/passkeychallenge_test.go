package staff_test

import (
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// TestChallengesTakeNoPlace asks for as many challenges as a customer with a /48 likes. Nothing is stored of them, and the first can still
// be answered.
func TestChallengesTakeNoPlace(t *testing.T) {
	d, _, a := withKey(t)
	before := d.rows(t, "attempt", "used_challenge", "action")
	first, _ := d.options(t, &browser{}, "SIGN_IN")
	for i := range 10_000 {
		if _, code := d.options(t, &browser{address: fmt.Sprintf("2001:db8:1:%x::7", i%4)}, "SIGN_IN"); code != "" {
			t.Fatalf("challenge %d is refused with %s", i, code)
		}
	}
	if after := d.rows(t, "attempt", "used_challenge", "action"); after != before {
		t.Errorf("%d challenges wrote %d rows, want none", 10_000, after-before)
	}
	if code := d.signInWith(t, &browser{}, a.sign(first)); code != "" {
		t.Errorf("the first challenge gives %q after the others", code)
	}
}

// TestAForgedChallengeIsOver answers challenges that the site did not make: each character changed, another session's, another purpose's.
func TestAForgedChallengeIsOver(t *testing.T) {
	d, in, a := withKey(t)
	options, _ := d.options(t, &browser{}, "SIGN_IN")
	challenge, err := base64.RawURLEncoding.DecodeString(a.challengeIn(options))
	if err != nil {
		t.Fatal(err)
	}
	forged := func(text string) string { return fmt.Sprintf(`{"publicKey":{"challenge":%q}}`, encoded([]byte(text))) }
	tried := []string{forged(""), forged("a.b.c"), forged(string(challenge) + "A")}
	for i := range challenge {
		other := append([]byte{}, challenge...)
		other[i] ^= 1
		tried = append(tried, forged(string(other)))
	}
	for _, options := range tried {
		if code := d.signInWith(t, &browser{}, a.sign(options)); code != forms.LinkEnded && code != forms.WrongLogin {
			t.Fatalf("%s gives %q, want LINK_ENDED or WRONG_LOGIN", options, code)
		}
	}
	confirm := func(options string) forms.ProblemCode {
		_, problems, err := d.ConfirmWithPasskey(in.context(t), &staff.PasskeyInput{Response: a.sign(options)})
		return only(t, problems, err)
	}
	elsewhere := &browser{}
	signIn, _ := d.options(t, elsewhere, "SIGN_IN")
	if code := confirm(signIn); code != forms.LinkEnded {
		t.Errorf("a challenge to sign in gives %q as a second step, want LINK_ENDED", code)
	}
	if code := d.signInWith(t, elsewhere, a.sign(signIn)); code != "" {
		t.Fatal(code)
	}
	others, _ := d.options(t, elsewhere, "CONFIRM")
	if code := confirm(others); code != forms.LinkEnded {
		t.Errorf("a challenge of another session gives %q, want LINK_ENDED", code)
	}
}

// TestWrongPasskeysAreLimited answers wrongly until nothing is written any more, and rightly after that.
func TestWrongPasskeysAreLimited(t *testing.T) {
	d, _, a := withKey(t)
	stranger, b := newAuthenticator(t), &browser{address: "192.0.2.7"}
	options, _ := d.options(t, b, "SIGN_IN")
	for range limits.PasskeyFailuresPerAddress {
		if code := d.signInWith(t, b, stranger.sign(options)); code != forms.WrongLogin {
			t.Fatalf("a wrong answer gives %q, want WRONG_LOGIN", code)
		}
	}
	before := d.rows(t, "attempt", "action")
	if code := d.signInWith(t, b, stranger.sign(options)); code != forms.TooOften {
		t.Errorf("one wrong answer more gives %q, want TOO_OFTEN", code)
	}
	if after := d.rows(t, "attempt", "action"); after != before {
		t.Errorf("one wrong answer more writes %d rows", after-before)
	}
	if code := d.signInWith(t, &browser{address: "198.51.100.7"}, stranger.sign(options)); code != forms.WrongLogin {
		t.Errorf("a wrong answer from elsewhere gives %q, want WRONG_LOGIN", code)
	}
	if code := d.signInWith(t, b, a.sign(options)); code != "" {
		t.Errorf("a right answer gives %q after the wrong ones", code)
	}
}

// TestAnswersOfOneMemberAreLimited answers as often as one member may within the time of a challenge.
func TestAnswersOfOneMemberAreLimited(t *testing.T) {
	d, b, a := withKey(t)
	confirm := func() forms.ProblemCode {
		options, _ := d.options(t, b, "CONFIRM")
		_, problems, err := d.ConfirmWithPasskey(b.context(t), &staff.PasskeyInput{Response: a.sign(options)})
		return only(t, problems, err)
	}
	for i := range limits.PasskeyAnswers - 1 { // the first added the passkey
		if code := confirm(); code != "" {
			t.Fatalf("answer %d is refused with %s", i+2, code)
		}
	}
	if code := confirm(); code != forms.TooOften {
		t.Errorf("one answer more gives %q, want TOO_OFTEN", code)
	}
	d.now = d.now.Add(limits.PasskeyTime)
	if code := confirm(); code != "" || d.rows(t, "used_challenge") != 1 {
		t.Errorf("later it gives %q with %d rows, want one row", code, d.rows(t, "used_challenge"))
	}
}

func TestAPasskeyIsAddedOnce(t *testing.T) {
	d, b, _ := withKey(t)
	options, _ := d.options(t, b, "ADD")
	for i, want := range []forms.ProblemCode{"", forms.LinkEnded} {
		_, problems, err := d.AddPasskey(b.context(t),
			&staff.AddPasskeyInput{Name: strings.Repeat("x", i+1), Response: newAuthenticator(t).make(options)})
		if code := only(t, problems, err); code != want {
			t.Errorf("answer %d to one challenge gives %q, want %q", i+1, code, want)
		}
	}
}
