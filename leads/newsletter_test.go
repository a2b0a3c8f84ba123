package leads_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func TestANewsletterStartsWithAConfirmation(t *testing.T) {
	o := open(t)
	n := subscribed(t, o)
	pausesOnce(t, o, n)
	changesItsLanguage(t, o, n)
	isErasedOnceItEnds(t, o, n)
	subscribe(t, o)
	o.Collect(t).Expect(t, an.Email, "Confirm your subscription")
	refused(t, "token LINK_ENDED")(o.ConfirmNewsletter(t.Context(), "x"))
}

// newsletterTokens are the tokens of a subscription: that of the question to confirm it, and two of the email that follows.
type newsletterTokens struct{ confirm, change, leave string }

func subscribe(t *testing.T, o leadstest.Service) {
	t.Helper()
	taken(t)(o.Subscribe(t.Context(), &leads.NewsletterInput{Envelope: o.Envelope(locale.English), Email: "An@Example.org"}))
}

// subscribed subscribes An, who is asked to confirm that once.
func subscribed(t *testing.T, o leadstest.Service) newsletterTokens {
	t.Helper()
	subscribe(t, o)
	p := o.Collect(t)
	p.Expect(t, an.Email, "Confirm your subscription")
	token := p.Token(t, an.Email, "/en/newsletter/?token=")
	taken(t)(o.ConfirmNewsletter(t.Context(), token))
	taken(t)(o.ConfirmNewsletter(t.Context(), token))
	p = o.Collect(t)
	p.Expect(t, an.Email, "You are subscribed to our newsletter")
	needsNoConfirmation(t, o, "a subscriber")
	return newsletterTokens{confirm: token, change: p.Token(t, an.Email, "/en/newsletter/?token="),
		leave: p.Token(t, an.Email, "/unsubscribe?token=")}
}

// needsNoConfirmation subscribes An again, who must get no email about it.
func needsNoConfirmation(t *testing.T, o leadstest.Service, who string) {
	t.Helper()
	subscribe(t, o)
	if p := o.Collect(t); len(p.Subjects) != 0 {
		t.Errorf("%s is asked to confirm again: %v", who, p.Subjects)
	}
}

// newsletterIs compares the newsletter of a token.
func newsletterIs(t *testing.T, o leadstest.Service, token, want string, l locale.Language) {
	t.Helper()
	if n, err := o.NewsletterOf(t.Context(), token); err != nil || n.State != want || n.Language != l {
		t.Errorf("the newsletter is %+v (%v), want it %s in %s", n, err, want, l)
	}
}

func pausesOnce(t *testing.T, o leadstest.Service, n newsletterTokens) {
	t.Helper()
	for range 2 {
		taken(t)(o.PauseNewsletter(t.Context(), n.change, true))
	}
	newsletterIs(t, o, n.confirm, "PAUSED", locale.English)
	if p := o.Collect(t); len(p.Subjects[agencyMailbox]) != 1 || !strings.Contains(p.Texts[agencyMailbox], "Gepauzeerd") {
		t.Error("the agency is not told once that the newsletter is paused:", p.Subjects)
	}
	needsNoConfirmation(t, o, "a paused subscriber")
}

// changesItsLanguage resumes the newsletter, in another language.
func changesItsLanguage(t *testing.T, o leadstest.Service, n newsletterTokens) {
	t.Helper()
	taken(t)(o.PauseNewsletter(t.Context(), n.confirm, false))
	refused(t, "language UNKNOWN")(o.NewsletterLanguage(t.Context(), n.confirm, locale.German))
	if a := taken(t)(o.NewsletterLanguage(t.Context(), n.confirm,
		locale.French)); a.Path != "/fr/lettre-d-information/?done=changeNewsletter" {
		t.Errorf("changing the language leads to %s, want the page in French", a.Path)
	}
	newsletterIs(t, o, n.confirm, "CONFIRMED", locale.French)
	if p := o.Collect(t); len(p.Subjects[agencyMailbox]) != 2 || len(p.Subjects[an.Email]) != 0 {
		t.Errorf("the emails are %q, want two to the agency alone", p.Subjects)
	}
}

// isErasedOnceItEnds ends the newsletter twice, after which no link changes it.
func isErasedOnceItEnds(t *testing.T, o leadstest.Service, n newsletterTokens) {
	t.Helper()
	for range 2 {
		taken(t)(o.Unsubscribe(t.Context(), n.leave))
	}
	if known, err := o.Store.People.PersonalData(t.Context(), an.Email); err != nil || len(known) != 0 {
		t.Error("a person who unsubscribed is still stored:", known, err)
	}
	for _, undone := range []func() (*leads.Answer, forms.Problems, error){
		func() (*leads.Answer, forms.Problems, error) { return o.PauseNewsletter(t.Context(), n.confirm, true) },
		func() (*leads.Answer, forms.Problems, error) { return o.ConfirmNewsletter(t.Context(), n.confirm) },
	} {
		refused(t, "token LINK_ENDED")(undone())
	}
	if p := o.Collect(t); len(p.Subjects[agencyMailbox]) != 1 || len(p.Subjects[an.Email]) != 0 {
		t.Errorf("the emails are %q, want one to the agency alone", p.Subjects)
	}
}
