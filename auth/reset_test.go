package auth_test

import (
	"bytes"
	"fmt"
	"mime"
	netmail "net/mail"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// forgot sends the form of a forgotten password and gives the answer with the emails that follow.
func (h *service) forgot(t *testing.T, email string) (*leads.Answer, []email) {
	t.Helper()
	e := leadstest.Open(t, h.store).Envelope(locale.French)
	e.Privacy = false // this form has no consent to tick
	a, problems, err := h.Leads.ForgotPassword(t.Context(), &leads.ForgotPasswordInput{Envelope: e, Email: email})
	if err != nil || len(problems) > 0 {
		t.Fatalf("the form of a forgotten password is refused: %v, %v", problems, err)
	}
	return a, h.emails(t)
}

// email is an email that was sent, with the token of its link; "" without a link.
type email struct{ to, subject, token string }

func (h *service) emails(t *testing.T) (list []email) {
	t.Helper()
	due, err := h.store.Outbox.DueEmails(t.Context(), h.now.Add(time.Hour), 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range due {
		m, err := netmail.ReadMessage(bytes.NewReader(d.Message))
		if err != nil {
			t.Fatal(err)
		}
		plain := strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(string(d.Message))
		_, rest, _ := strings.Cut(plain, "https://www.example.com/fr/mot-de-passe/?token=")
		token := rest
		if end := strings.IndexAny(rest, " \r\n\"<>"); end >= 0 {
			token = rest[:end]
		}
		subject, err := new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject"))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, email{d.Recipient, subject, token})
		if err := h.store.Outbox.EmailSent(t.Context(), d.ID, h.now); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

func TestAForgottenPasswordIsChosenAnew(t *testing.T) {
	h := start(t)
	known, emails := h.forgot(t, lieve)
	if len(emails) != 1 || emails[0].to != lieve || emails[0].token == "" {
		t.Fatalf("the emails are %v, want one to Lieve with a link", emails)
	}
	stranger, none := h.forgot(t, unknown)
	if *stranger != *known || len(none) != 1 || none[0].to != unknown || none[0].token != "" {
		t.Errorf("known: %v, unknown: %v with the emails %v; want one answer, and an email without a link", known, stranger, none)
	}
	there := &browser{address: "a"}
	if code := h.signIn(t, there, lieve, password); code != "" {
		t.Fatalf("the right password is refused: %s", code)
	}
	reset := func(token, next, again string) string {
		a,
			problems, err := h.ResetPassword(t.Context(),
			&auth.ResetPasswordInput{Language: locale.French, Token: token, Password: next, Confirmation: again})
		if err != nil {
			t.Fatal(err)
		}
		if len(problems) == 0 {
			return a.Path
		}
		return string(problems[0].Code)
	}
	const next = "un nouveau mot de passe"
	for _, c := range []struct{ token, next, again, want string }{
		{"wrong", next, next, "LINK_ENDED"},
		{emails[0].token, next, "another one", "PASSWORDS_DIFFER"},
		{emails[0].token, next, next, "/fr/login/?done=resetPassword"},
		{emails[0].token, next, next, "LINK_ENDED"},
	} {
		if got := reset(c.token, c.next, c.again); got != c.want {
			t.Errorf("the link %q with the password %q, and %q again, gives %s, want %s", c.token, c.next, c.again, got, c.want)
		}
	}
	if h.who(t, there) != "" || h.signIn(t, there, lieve, password) == "" || h.signIn(t, there, lieve, next) != "" {
		t.Error("the old session or password is valid, or the new one is not")
	}
	if sent := h.emails(t); !slices.Contains(sent, email{lieve, "Votre mot de passe a été modifié", ""}) {
		t.Error("no email about the new password was sent:", sent)
	}
	_, emails = h.forgot(t, lieve)
	h.now = h.now.Add(time.Hour)
	if got := reset(emails[0].token, next, next); emails[0].token == "" || got != "LINK_ENDED" {
		t.Error("a link is valid for longer than an hour:", got)
	}
}

func TestALanguageThatIsOffIsTheDefaultForOwnersToo(t *testing.T) {
	h, b := start(t), &browser{address: "a"}
	_, emails := h.forgot(t, lieve)
	const next, off = "een nieuw wachtwoord", locale.German
	for _, c := range []struct {
		path string
		send func() (*auth.Answer, forms.Problems, error)
	}{
		{"/nl/login/?done=resetPassword", func() (*auth.Answer, forms.Problems, error) {
			return h.ResetPassword(t.Context(),
				&auth.ResetPasswordInput{Language: off, Token: emails[0].token, Password: next, Confirmation: next})
		}},
		{"/nl/eigenaar/", func() (*auth.Answer, forms.Problems, error) {
			return h.SignIn(b.context(t), &auth.SignInInput{Language: off, Email: lieve, Password: next})
		}},
		{"/nl/eigenaar/?done=changePassword", func() (*auth.Answer, forms.Problems, error) {
			return h.ChangePassword(b.context(t),
				&auth.ChangePasswordInput{Language: off, Current: next, Password: password, Confirmation: password})
		}},
		{"/nl/login/?done=signOut", func() (*auth.Answer, forms.Problems, error) {
			return h.SignOut(b.context(t), &auth.SignOutInput{Language: off})
		}},
		{"/nl/login/?done=signOutEverywhere", func() (*auth.Answer, forms.Problems, error) {
			return h.SignOutEverywhere(b.context(t), &auth.SignOutInput{Language: off})
		}},
	} {
		a, problems, err := c.send()
		if err != nil || len(problems) > 0 || a.Path != c.path || a.Owner != nil && a.Owner.Language != locale.Dutch {
			t.Errorf("a language that is off gives %+v, %v, %v, want %s", a, problems, err, c.path)
		}
	}
	changed := email{lieve, "Uw wachtwoord is gewijzigd", ""}
	if sent := slices.DeleteFunc(h.emails(t), func(l email) bool { return l != changed }); len(sent) != 2 {
		t.Error("want an email in the default language about each of the two new passwords:", sent)
	}
}

// TestWhoRegistersIsAnsweredAlike compares everything that could differ between an address that is known and one that is not.
func TestWhoRegistersIsAnsweredAlike(t *testing.T) {
	h := start(t)
	service := leadstest.Open(t, h.store)
	var answers []leads.Answer
	var reads []int64
	for i, email := range []string{lieve, unknown} {
		f := &leads.RegisterOwnerInput{Envelope: service.Envelope(locale.French),
			Person: forms.PersonInput{FirstName: "L", LastName: "C", Email: email}}
		before := h.store.ReadStatements()
		a, problems, err := h.Leads.RegisterOwner(t.Context(), f)
		if err != nil || len(problems) > 0 {
			t.Fatalf("the registration of %s is refused: %v, %v", email, problems, err)
		}
		answers, reads = append(answers, *a), append(reads, h.store.ReadStatements()-before)
		emails := h.emails(t)
		if len(emails) != 1 || emails[0].to != email || (emails[0].token == "") != (i == 1) {
			t.Errorf("the emails are %v, want one to %s, with a link for an owner alone", emails, email)
		}
	}
	if answers[0] != answers[1] || answers[0].Path != "/fr/merci/inscription/" || reads[0] != reads[1] {
		t.Errorf("an owner and a stranger get the answers %v after %v reads, want the same", answers, reads)
	}
}

func TestFewEmailsAboutAPasswordGoToOneAddress(t *testing.T) {
	for _, email := range []string{lieve, unknown} {
		h := start(t)
		request := func(from string) forms.Problems {
			t.Helper()
			f := &leads.ForgotPasswordInput{Envelope: leadstest.Open(t, h.store).Envelope(locale.French), Email: email}
			_, problems, err := h.Leads.ForgotPassword(principal.With(t.Context(), &principal.Principal{Address: from}), f)
			if err != nil {
				t.Fatal(err)
			}
			return problems
		}
		for range limits.SenderPasswordEmailsPerHour {
			request("192.0.2.1")
		}
		if problems := request("192.0.2.1"); len(problems) != 1 || problems[0].Code != forms.TooOften {
			t.Error("one sender may request any number of emails:", problems)
		}
		for n := range limits.RecipientPasswordEmailsPerHour {
			if problems := request(fmt.Sprint("198.51.100.", n)); len(problems) > 0 {
				t.Error("another sender can see that an email was requested:", problems)
			}
		}
		if n := len(h.emails(t)); n != limits.RecipientPasswordEmailsPerHour {
			t.Errorf("%s got %d emails, want %d", email, n, limits.RecipientPasswordEmailsPerHour)
		}
	}
}
