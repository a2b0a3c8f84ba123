package alerts_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/locale"
)

// watchedProperty is the property for sale, which An watches by the demand behind a token.
type watchedProperty struct {
	leadstest.Service
	token string
}

// set changes columns of the property.
func (w watchedProperty) set(t *testing.T, change string) {
	t.Helper()
	write(t, w.Service, "UPDATE property SET "+change+" WHERE number = ?", forSale)
}

// sends expects one email with all of the words, or none.
func (w watchedProperty) sends(t *testing.T, what string, words ...string) {
	t.Helper()
	p := news(t, w.Service)
	if len(words) == 0 && len(p.Subjects) != 0 {
		t.Errorf("%s: the emails are %q, want none", what, p.Subjects)
	}
	text := decoded(p.Texts[an.Email])
	for _, word := range words {
		if len(p.Subjects) != 1 || len(p.Subjects[an.Email]) != 1 || !strings.Contains(text, word) {
			t.Errorf("%s: the emails are %q, want one with %q", what, p.Subjects, word)
		}
	}
}

func TestWatchReportsEachChangeOnceAndEndsWhenSold(t *testing.T) {
	w := watchedProperty{Service: open(t)}
	w.set(t, "price = 36500000, publish_price = 1, marquee = 0")
	w.token = watching(t, w.Service, forSale, locale.Dutch)
	unsubscribe := w.isConfirmed(t)
	w.reportsChanges(t)
	w.reportsNothingOfAPause(t)
	w.reportsViewings(t)
	w.set(t, "price = 33300000, publish_price = 1")
	w.sends(t, "shown again, with another price", "333.000")
	w.endsWhenSold(t, unsubscribe)
}

// isConfirmed confirms the demand, before which nothing is reported, and returns the token that ends it.
func (w watchedProperty) isConfirmed(t *testing.T) (unsubscribe string) {
	t.Helper()
	if s, err := w.DemandOfLink(t.Context(), w.token); err != nil || s.State != "PENDING" || s.Watches == nil || *s.Watches != forSale {
		t.Errorf("the link shows %+v (%v), want property %d before its confirmation", s, err, forSale)
	}
	w.set(t, "price = 36000000")
	if p := news(t, w.Service); len(p.Subjects) != 0 {
		t.Error("emails before the confirmation:", p.Subjects)
	}
	taken(t)(w.ConfirmDemand(t.Context(), w.token))
	p := w.CollectAt(t, w.Now().Add(time.Hour))
	p.Expect(t, an.Email, "U volgt een pand")
	w.sends(t, "nothing changed")
	return p.Token(t, an.Email, "/unsubscribe?token=")
}

func (w watchedProperty) reportsChanges(t *testing.T) {
	t.Helper()
	w.set(t, "price = 34900000")
	w.sends(t, "a lower price", "349.000", "Voorheen", "360.000", "List-Unsubscribe")
	w.set(t, "marquee = 2")
	w.sends(t, "under option", "Onder optie")
	w.set(t, "publish_price = 0")
	w.sends(t, "a hidden price")
	write(t, w.Service, `INSERT INTO document (property, position, file, size, public, name)
		VALUES (?, 99, 'abc.pdf', 1, 0, '{"nl": "Asbestattest"}')`, forSale)
	w.sends(t, "a document", "Nieuw document", "Asbestattest")
}

func (w watchedProperty) reportsNothingOfAPause(t *testing.T) {
	t.Helper()
	taken(t)(w.PauseDemand(t.Context(), w.token, true))
	w.set(t, "marquee = 0")
	w.sends(t, "paused")
	taken(t)(w.PauseDemand(t.Context(), w.token, false))
	w.sends(t, "what changed in the pause")
}

func (w watchedProperty) reportsViewings(t *testing.T) {
	t.Helper()
	write(t, w.Service, `INSERT INTO busy (agent, start, until, source)
		SELECT agent, 0, unixepoch() * 2, 'BLOCKED' FROM property WHERE number = ?`, forSale)
	w.sends(t, "no viewings")
	write(t, w.Service, "DELETE FROM busy")
	w.sends(t, "viewings again", "Bezoek mogelijk vanaf", firstFree(t, w.Service, forSale))
}

func (w watchedProperty) endsWhenSold(t *testing.T, unsubscribe string) {
	t.Helper()
	w.set(t, "status = 2")
	w.sends(t, "sold", "Verkocht", "laatste e-mail")
	if a, _, err := w.Unsubscribe(t.Context(), unsubscribe); err != nil || a == nil {
		t.Errorf("the link to unsubscribe answers %v (%v) after the end, want that it is over", a, err)
	}
	if d, err := w.DemandOfLink(t.Context(), w.token); d != nil || err != nil {
		t.Errorf("after the last email there is %+v (%v), want nothing", d, err)
	}
	w.sends(t, "after the end")
}
