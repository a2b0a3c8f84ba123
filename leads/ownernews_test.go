package leads_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Lieve of the sample owns two properties.
const (
	lieve     = "lieve.claes@example.com"
	lieveNews = "Nieuws over uw eigendom"
)

// wanting is the service of the sample whose owner Lieve wants emails about news.
func wanting(t *testing.T) leadstest.Service {
	t.Helper()
	o := open(t)
	want(t, o, true)
	return o
}

func want(t *testing.T, o leadstest.Service, wanted bool) {
	t.Helper()
	owner, err := o.Store.OwnerWith(t.Context(), lieve)
	if err != nil || owner == nil {
		t.Fatal(owner, err)
	}
	if err := o.WantOwnerNews(t.Context(), *owner, wanted); err != nil {
		t.Fatal(err)
	}
}

// tellOwners tells of news and takes away the emails that are due by then.
func tellOwners(t *testing.T, o leadstest.Service) post {
	t.Helper()
	if err := o.TellOwners(t.Context()); err != nil {
		t.Fatal(err)
	}
	return collectAt(t, o, o.Now().Add(time.Minute))
}

func ask(t *testing.T, o leadstest.Service, property int) {
	t.Helper()
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.Dutch), Property: property, Person: an, Remark: "Hallo"}))
	collect(t, o)
}

func sql(t *testing.T, o leadstest.Service, text string) {
	t.Helper()
	if _, err := o.Store.Write(t.Context(), db.Statement{SQL: text}); err != nil {
		t.Fatal(err)
	}
}

func TestOwnersAreToldOfNewsOnceADay(t *testing.T) {
	o := wanting(t)
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Fatal("what stood there before is no news:", p.subjects)
	}
	slots := freeSlots(t, o, forSale)
	taken(t)(book(t, o, forSale, slots[len(slots)-1].Start, an.Email))
	ask(t, o, forSale)
	ask(t, o, forSale)
	sql(t, o, "INSERT INTO document (property, position, file, size, public, name) VALUES (1096, 9, 'new.pdf', 1, 0, '{}')")
	sql(t, o, "UPDATE property SET price = price + 100 WHERE number = 1111")
	sql(t, o, `UPDATE history SET content = json_insert(content, '$.viewings[#]', json('{"at": "2026-11-02T10:00:00Z", "kind": "VISIT", "status": "DONE"}'))
		WHERE property = 1111`)
	collect(t, o)
	p := tellOwners(t, o)
	p.expect(t, lieve, lieveNews)
	text := decoded(strings.ReplaceAll(p.texts[lieve], "=\r\n", ""))
	for _, want := range []string{"1 nieuwe of gewijzigde bezichtiging, 2 nieuwe berichten, 1 nieuw document", "(Ref. 1096)",
		"1 nieuwe of gewijzigde bezichtiging, een andere vraagprijs", "https://www.example.com/nl/eigenaar/", "List-Unsubscribe-Post"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
	for _, secret := range []string{an.LastName + "<", an.FirstName + " ", an.Email, "0475", "Molenstraat", "Hallo", "€", "new.pdf"} {
		if strings.Contains(text, secret) {
			t.Errorf("the email tells %q: %s", secret, text)
		}
	}
	ask(t, o, forSale)
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Error("a second email within a day:", p.subjects)
	}
	at(o, time.Now().Add(limits.OwnerNewsTime))
	if p := tellOwners(t, o); len(p.subjects[lieve]) != 1 || !strings.Contains(decoded(p.texts[lieve]), "1 nieuw bericht") {
		t.Error("the next day:", p)
	}
	at(o, time.Now().Add(2*limits.OwnerNewsTime))
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Error("without news:", p.subjects)
	}
}

func TestOwnersWhoDoNotWantNewsGetNone(t *testing.T) {
	o := open(t)
	ask(t, o, forSale)
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Error("nobody asked for it:", p.subjects)
	}
	want(t, o, true)
	ask(t, o, forSale)
	if err := o.TellOwners(t.Context()); err != nil {
		t.Fatal(err)
	}
	want(t, o, false)
	if p := collect(t, o); len(p.subjects) != 0 {
		t.Error("an email that waited when the owner switched them off:", p.subjects)
	}
	want(t, o, true)
	at(o, time.Now().Add(limits.OwnerNewsTime))
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Error("of before they were switched on again:", p.subjects)
	}
}

func TestUnsubscribeStopsAnOwnersNewsAndNothingElse(t *testing.T) {
	o := wanting(t)
	ask(t, o, forSale)
	token := tellOwners(t, o).token(t, lieve, "/unsubscribe?token=")
	if page := o.PageOf(token); page != "ownerNews" {
		t.Error(page)
	}
	want(t, o, false)
	want(t, o, true)
	for range 2 {
		if a := taken(t)(o.Unsubscribe(t.Context(), token)); a.Path != "/nl/nieuws-voor-eigenaars/?done=stopOwnerNews" {
			t.Error(a)
		}
	}
	owner, err := o.Store.OwnerWith(t.Context(), lieve)
	if err != nil || owner == nil || owner.NewsSince != nil {
		t.Error("the link of an earlier email ends them too:", owner, err)
	}
	sql(t, o, "DELETE FROM owner")
	taken(t)(o.Unsubscribe(t.Context(), token))
}

// TestOwnersNewsEndsWithWhatItIsAbout: an email that waits is not sent any more when its reader has no right to it.
func TestOwnersNewsEndsWithWhatItIsAbout(t *testing.T) {
	for name, happens := range map[string]string{
		"the owner is removed":      "DELETE FROM owner WHERE email = '" + lieve + "'",
		"the address is another":    "UPDATE owner SET email = 'new@example.com' WHERE email = '" + lieve + "'",
		"the property left":         "DELETE FROM owner_property WHERE property = 1096",
		"the property was deleted":  "DELETE FROM property WHERE number = 1096",
		"the emails are not wanted": "UPDATE owner SET news_since = NULL",
	} {
		o := wanting(t)
		ask(t, o, forSale)
		if !strings.Contains(name, "not wanted") {
			if err := o.TellOwners(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		sql(t, o, happens)
		if p := tellOwners(t, o); len(p.subjects) != 0 {
			t.Errorf("%s: %v", name, p.subjects)
		}
		at(o, time.Now().Add(limits.OwnerNewsTime))
		if p := tellOwners(t, o); len(p.subjects) != 0 {
			t.Errorf("%s, a day later: %v", name, p.subjects)
		}
	}
}

func TestAPropertyThatIsNewToItsOwnerIsOneNews(t *testing.T) {
	o := wanting(t)
	sql(t, o, "INSERT INTO owner_property (owner, property) VALUES (501, 1024)")
	if text := decoded(tellOwners(t, o).texts[lieve]); !strings.Contains(text, "nieuw op uw pagina") ||
		strings.Contains(text, "document") || strings.Contains(text, "1096") {
		t.Error(text)
	}
}

func TestOwnersNewsIsInALanguageThatIsOn(t *testing.T) {
	for language, subject := range map[string]string{"fr": "Du nouveau pour votre bien", "de": lieveNews} {
		o := wanting(t)
		sql(t, o, "UPDATE owner SET language = '"+language+"'")
		ask(t, o, forSale)
		tellOwners(t, o).expect(t, lieve, subject)
	}
}

// TestOwnersNewsIsToldExactlyOnce: what is new between reading and writing is told by the next email, and two servers write one.
func TestOwnersNewsIsToldExactlyOnce(t *testing.T) {
	o := wanting(t)
	ask(t, o, forSale)
	owner, _ := o.Store.OwnerWith(t.Context(), lieve)
	news, err := o.Store.OwnerNews(t.Context(), owner.ID, leads.ToldToOwners)
	if err != nil {
		t.Fatal(err)
	}
	queue := func(id string) bool {
		email := db.Email{ID: id, Recipient: lieve, Message: []byte(id)}
		queued, err := o.Store.QueueOwnerNews(t.Context(), *owner, news, leads.ToldToOwners, email, o.Now())
		if err != nil {
			t.Fatal(err)
		}
		return queued
	}
	ask(t, o, forSale)
	if queue("early") {
		t.Error("something that it does not tell of is noted as told")
	}
	if news, err = o.Store.OwnerNews(t.Context(), owner.ID, leads.ToldToOwners); err != nil || len(news) != 1 || news[0].Count != 2 {
		t.Fatal(news, err)
	}
	if !queue("one") || queue("two") {
		t.Error("two servers tell both")
	}
}

// TestOwnersNewsWaitsForRoom: it counts for the emails of a day to one address, as every other.
func TestOwnersNewsWaitsForRoom(t *testing.T) {
	o := wanting(t)
	ask(t, o, forSale)
	for n := range limits.RecipientEmailsPerDay {
		from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("203.0.113.%d", n)})
		taken(t)(o.Contact(from, contactOf(o, lieve)))
	}
	collect(t, o)
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Error("past the bound:", p.subjects)
	}
	if p := collectAt(t, o, time.Now().Add(25*time.Hour)); len(p.subjects[lieve]) != 1 {
		t.Error("a day later:", p.subjects)
	}
}

// TestOwnersNewsArrivesOverSMTP sends one by a real mail server, as mail programs get it.
func TestOwnersNewsArrivesOverSMTP(t *testing.T) {
	o := wanting(t)
	ask(t, o, forSale)
	if err := o.TellOwners(t.Context()); err != nil {
		t.Fatal(err)
	}
	server := posttest.Start(t, nil, false)
	relay, err := mail.ParseRelay("smtp://" + server.Addr)
	if err != nil {
		t.Fatal(err)
	}
	if err := mail.NewSender(o.Store, relay).Empty(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	email := <-server.Arrived
	for _, want := range []string{"List-Unsubscribe: <https://www.example.com/unsubscribe?token=",
		"List-Unsubscribe-Post: List-Unsubscribe=One-Click",
		"Subject: " + lieveNews} {
		if head := strings.ReplaceAll(email.Message, "\r\n ", " "); email.To != lieve || !strings.Contains(head, want) {
			t.Errorf("%q is not in %s", want, head)
		}
	}
}
