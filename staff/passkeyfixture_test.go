package staff_test

import (
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/staff"
)

// options asks for a challenge.
func (d *deskTest) options(t *testing.T, b *browser, purpose staff.PasskeyPurpose) (string, forms.ProblemCode) {
	t.Helper()
	o, problems, err := d.PasskeyOptions(b.context(t), &staff.PasskeyOptionsInput{Purpose: purpose})
	if code := only(t, problems, err); code != "" {
		return "", code
	}
	return o.Options, ""
}

// addKey adds a passkey of an authenticator.
func (d *deskTest) addKey(t *testing.T, b *browser, a *authenticator) forms.ProblemCode {
	t.Helper()
	options, code := d.options(t, b, "ADD")
	if code != "" {
		return code
	}
	_, problems, err := d.AddPasskey(b.context(t), &staff.AddPasskeyInput{Name: " My  phone ", Response: a.make(options)})
	return only(t, problems, err)
}

func (d *deskTest) signInWith(t *testing.T, b *browser, response string) forms.ProblemCode {
	t.Helper()
	_, problems, err := d.SignInWithPasskey(b.context(t), &staff.PasskeyInput{Response: response})
	return only(t, problems, err)
}

// withKey is a desk whose manager An has a passkey of an authenticator, and her browser.
func withKey(t *testing.T) (*deskTest, *browser, *authenticator) {
	t.Helper()
	d, b, a := start(t), &browser{}, newAuthenticator(t)
	d.Origin = a.origin
	d.setUp(t, b)
	if code := d.addKey(t, b, a); code != "" {
		t.Fatalf("a passkey is refused with %s", code)
	}
	return d, b, a
}
