package staff_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// linkOf is the token of the link in the last email to an address.
func (d *deskTest) linkOf(t *testing.T, email string) string {
	t.Helper()
	emails, err := d.store.Outbox.DueEmails(t.Context(), d.now.Add(time.Minute), 99)
	if err != nil {
		t.Fatal(err)
	}
	token := ""
	for _, e := range emails {
		text := strings.ReplaceAll(strings.ReplaceAll(string(e.Message), "=\r\n", ""), "=3D", "=")
		if _, after, found := strings.Cut(text, "/desk/password?token="); found && e.Recipient == email {
			token = after[:26]
		}
	}
	return token
}

func TestChooseAfterAnInvitation(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	if code := d.invite(t, b); code != "" {
		t.Fatalf("the invitation is refused: %s", code)
	}
	if code := d.invite(t, b); code != forms.AlreadyRequested {
		t.Errorf("inviting somebody twice gives %q, want ALREADY_REQUESTED", code)
	}
	const tom, phrase = "tom@example.com", "vijver-trommel-kaars"
	if _, code := d.password(t, &browser{}, tom, phrase); code != forms.WrongLogin {
		t.Errorf("signing in without a password gives %q, want WRONG_LOGIN", code)
	}
	token := d.linkOf(t, tom)
	choose := func(token, password, again string) forms.ProblemCode {
		t.Helper()
		_, problems, err := d.Choose((&browser{}).context(t), &staff.ChooseInput{Token: token, Password: password, Confirmation: again})
		return only(t, problems, err)
	}
	for _, c := range []struct {
		token, password, again string
		want                   forms.ProblemCode
	}{{"made up", phrase, phrase, forms.LinkEnded}, {token, "short", "short", forms.TooShort},
		{token, phrase, "other", forms.PasswordsDiffer},
		{token, "tom peeters 1", "tom peeters 1", forms.TooEasy}, {token, phrase, phrase, ""}, {token, phrase, phrase, forms.LinkEnded}} {
		if code := choose(c.token, c.password, c.again); code != c.want {
			t.Errorf("choosing %q with %q gives %q, want %q", c.password, c.token, code, c.want)
		}
	}
	next, code := d.password(t, &browser{}, tom, phrase)
	if code != "" || next.SetUp == nil {
		t.Errorf("the password that was chosen gives %+v, %q, want a second step to set up", next, code)
	}
}

func TestForgotSendsALink(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	forgot := func(email string) forms.ProblemCode {
		t.Helper()
		sent, problems, err := d.Forgot((&browser{address: "192.0.2.1"}).context(t), &staff.ForgotInput{Email: email})
		if sent != nil && sent.ValidMinutes != 60 {
			t.Errorf("the link is valid for %d minutes, want 60", sent.ValidMinutes)
		}
		return only(t, problems, err)
	}
	for i := range limits.StaffLinksPerAddress {
		if code := forgot([]string{an, unknown}[i%2]); code != "" {
			t.Errorf("asking for a link is refused: %s", code)
		}
	}
	if code := forgot(an); code != forms.TooOften {
		t.Errorf("one link more than a network may ask for gives %q, want TOO_OFTEN", code)
	}
	emails, err := d.store.Outbox.DueEmails(t.Context(), d.now.Add(time.Minute), 99)
	if err != nil || len(emails) != limits.StaffLinksPerHour || emails[0].Recipient != an {
		t.Errorf("%d emails wait, want %d to An (%v)", len(emails), limits.StaffLinksPerHour, err)
	}
	const phrase = "vijver-trommel-kaars"
	if _, problems, err := d.Choose(b.context(t),
		&staff.ChooseInput{Token: d.linkOf(t, an), Password: phrase, Confirmation: phrase}); only(t,
		problems,
		err) != "" || d.isIn(t, b) {
		t.Errorf("the password of the link gives %v, or leaves a session open", problems)
	}
	if next, code := d.password(t, b, an, phrase); code != "" || next.SetUp != nil {
		t.Errorf("the new password gives %+v, %q, want the second step that was set up earlier", next, code)
	}
	foreign := principal.With(t.Context(), &principal.Principal{NoSession: true})
	if _, _, err := d.Forgot(foreign, &staff.ForgotInput{Email: an}); !errors.Is(err, auth.ErrForeign) {
		t.Errorf("another site asking for a link gives %v, want ErrForeign", err)
	}
	if _, _, err := d.Choose(foreign, &staff.ChooseInput{Token: "x"}); !errors.Is(err, auth.ErrForeign) {
		t.Errorf("another site choosing a password gives %v, want ErrForeign", err)
	}
}
