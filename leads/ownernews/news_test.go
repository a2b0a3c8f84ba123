package ownernews_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

func TestOwnersGetNewsOnceADay(t *testing.T) {
	o := wanting(t)
	if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
		t.Fatalf("the emails are %q, want none about what was there before", p.Subjects)
	}
	slots := o.FreeSlots(t, forSale)
	taken(t)(o.Book(t, forSale, slots[len(slots)-1].Start, an.Email))
	sendQuestion(t, o, forSale)
	sendQuestion(t, o, forSale)
	sql(t, o, "INSERT INTO document (property, position, file, size, public, name) VALUES (1096, 9, 'new.pdf', 1, 0, '{}')")
	sql(t, o, "UPDATE property SET price = price + 100 WHERE number = 1111")
	sql(t, o, `UPDATE history SET content = json_insert(content, '$.viewings[#]',
		json('{"at": "2026-11-02T10:00:00Z", "kind": "VISIT", "status": "DONE"}'))
		WHERE property = 1111`)
	o.Collect(t)
	p := sendOwnerNews(t, o)
	p.Expect(t, lieve, lieveNews)
	text := decoded(strings.ReplaceAll(p.Texts[lieve], "=\r\n", ""))
	for _, want := range []string{"1 nieuwe of gewijzigde bezichtiging, 2 nieuwe berichten, 1 nieuw document", "(Ref. 1096)",
		"1 nieuwe of gewijzigde bezichtiging, een andere vraagprijs", "https://www.example.com/nl/eigenaar/", "List-Unsubscribe-Post"} {
		if !strings.Contains(text, want) {
			t.Errorf("the owner's email lacks %q: %s", want, text)
		}
	}
	for _, secret := range []string{an.LastName + "<", an.FirstName + " ", an.Email, "0475 ", "Molenstraat", "Hallo", "€", "new.pdf"} {
		if strings.Contains(text, secret) {
			t.Errorf("the owner's email gives away %q: %s", secret, text)
		}
	}
	sendQuestion(t, o, forSale)
	if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
		t.Error("the owner gets a second email within a day:", p.Subjects)
	}
	o.At(time.Now().Add(limits.OwnerNewsTime))
	if p := sendOwnerNews(t, o); len(p.Subjects[lieve]) != 1 || !strings.Contains(decoded(p.Texts[lieve]), "1 nieuw bericht") {
		t.Errorf("the next day the emails are %q, want one to the owner about one message", p.Subjects)
	}
	o.At(time.Now().Add(2 * limits.OwnerNewsTime))
	if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
		t.Errorf("without news the emails are %q, want none", p.Subjects)
	}
}

func TestAPropertyThatIsNewToItsOwnerIsOneNews(t *testing.T) {
	o := wanting(t)
	sql(t, o, "INSERT INTO owner_property (owner, property) VALUES (501, 1024)")
	if text := decoded(sendOwnerNews(t, o).Texts[lieve]); !strings.Contains(text, "nieuw op uw pagina") ||
		strings.Contains(text, "document") || strings.Contains(text, "1096") {
		t.Errorf("the owner's email lacks the new property, or has more than that: %s", text)
	}
}

func TestOwnersNewsIsInALanguageThatIsOn(t *testing.T) {
	for language, subject := range map[string]string{"fr": "Du nouveau pour votre bien", "de": lieveNews} {
		o := wanting(t)
		sql(t, o, "UPDATE owner SET language = '"+language+"'")
		sendQuestion(t, o, forSale)
		sendOwnerNews(t, o).Expect(t, lieve, subject)
	}
}
