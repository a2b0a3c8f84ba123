package leads_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func TestANewsletterStartsWithAConfirmation(t *testing.T) {
	o := open(t)
	subscribe := func() {
		taken(t)(o.Subscribe(t.Context(), &leads.NewsletterInput{Envelope: o.Envelope(locale.English), Email: "An@Example.org"}))
	}
	subscribe()
	p := collect(t, o)
	p.expect(t, an.Email, "Confirm your subscription")
	token := p.token(t, an.Email, "/en/newsletter/?token=")
	taken(t)(o.ConfirmNewsletter(t.Context(), token))
	taken(t)(o.ConfirmNewsletter(t.Context(), token))
	p = collect(t, o)
	p.expect(t, an.Email, "You are subscribed to our newsletter")
	leave, change := p.token(t, an.Email, "/unsubscribe?token="), p.token(t, an.Email, "/en/newsletter/?token=")
	subscribe()
	if p := collect(t, o); len(p.subjects) != 0 {
		t.Error("a subscriber is asked to confirm again:", p.subjects)
	}
	state := func(want string, l locale.Language) {
		t.Helper()
		if n, err := o.NewsletterOf(t.Context(), token); err != nil || n.State != want || n.Language != l {
			t.Errorf("the newsletter is %+v (%v), want it %s in %s", n, err, want, l)
		}
	}
	for range 2 {
		taken(t)(o.PauseNewsletter(t.Context(), change, true))
	}
	state("PAUSED", locale.English)
	if p := collect(t, o); len(p.subjects[agencyMailbox]) != 1 || !strings.Contains(p.texts[agencyMailbox], "Gepauzeerd") {
		t.Error("the agency is not told once that the newsletter is paused:", p.subjects)
	}
	subscribe()
	if p := collect(t, o); len(p.subjects) != 0 {
		t.Error("a paused subscriber is asked to confirm again:", p.subjects)
	}
	taken(t)(o.PauseNewsletter(t.Context(), token, false))
	refused(t, "language UNKNOWN")(o.NewsletterLanguage(t.Context(), token, locale.German))
	if a := taken(t)(o.NewsletterLanguage(t.Context(), token, locale.French)); a.Path != "/fr/lettre-d-information/?done=changeNewsletter" {
		t.Errorf("changing the language leads to %s, want the page in French", a.Path)
	}
	state("CONFIRMED", locale.French)
	if p := collect(t, o); len(p.subjects[agencyMailbox]) != 2 || len(p.subjects[an.Email]) != 0 {
		t.Errorf("the emails are %q, want two to the agency alone", p.subjects)
	}
	for range 2 {
		taken(t)(o.Unsubscribe(t.Context(), leave))
	}
	if known, err := o.Store.PersonalData(t.Context(), an.Email); err != nil || len(known) != 0 {
		t.Error("who unsubscribed is still stored:", known, err)
	}
	for _, undone := range []func() (*leads.Answer, agency.Problems, error){
		func() (*leads.Answer, agency.Problems, error) { return o.PauseNewsletter(t.Context(), token, true) },
		func() (*leads.Answer, agency.Problems, error) { return o.ConfirmNewsletter(t.Context(), token) },
	} {
		refused(t, "token LINK_ENDED")(undone())
	}
	if p := collect(t, o); len(p.subjects[agencyMailbox]) != 1 || len(p.subjects[an.Email]) != 0 {
		t.Errorf("the emails are %q, want one to the agency alone", p.subjects)
	}
	subscribe()
	collect(t, o).expect(t, an.Email, "Confirm your subscription")
	refused(t, "token LINK_ENDED")(o.ConfirmNewsletter(t.Context(), "x"))
}
