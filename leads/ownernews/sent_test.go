package ownernews_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/leads/ownernews"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

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
		sendQuestion(t, o, forSale)
		if !strings.Contains(name, "not wanted") {
			if err := o.OwnerNews().Queue(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		sql(t, o, happens)
		if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
			t.Errorf("%s: the emails are %q, want none", name, p.Subjects)
		}
		o.At(time.Now().Add(limits.OwnerNewsTime))
		if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
			t.Errorf("%s: a day later the emails are %q, want none", name, p.Subjects)
		}
	}
}

// TestOwnersNewsIsSentExactlyOnce: what is new between reading and writing is in the next email, and two servers write one.
func TestOwnersNewsIsSentExactlyOnce(t *testing.T) {
	o := wanting(t)
	sendQuestion(t, o, forSale)
	owner, _ := o.Store.Owners.OwnerWith(t.Context(), lieve)
	news, err := o.Store.Owners.OwnerNews(t.Context(), owner.ID, ownernews.Forms)
	if err != nil {
		t.Fatal(err)
	}
	queue := func(id string) bool {
		email := outbox.Email{ID: id, Recipient: lieve, Message: []byte(id)}
		queued, err := o.Store.Owners.QueueOwnerNews(t.Context(), *owner, news, ownernews.Forms, email, o.Now())
		if err != nil {
			t.Fatal(err)
		}
		return queued
	}
	sendQuestion(t, o, forSale)
	if queue("early") {
		t.Error("an email without the last message is queued, want it refused")
	}
	if news, err = o.Store.Owners.OwnerNews(t.Context(), owner.ID, ownernews.Forms); err != nil || len(news) != 1 ||
		news[0].Count != 2 {
		t.Fatalf("the news is %v (%v), want one line about two messages", news, err)
	}
	if !queue("one") || queue("two") {
		t.Error("of two servers with the same news both queue an email, or neither does")
	}
}

// TestOwnersNewsWaitsForRoom: it counts towards a day's emails to one address, as every other email.
func TestOwnersNewsWaitsForRoom(t *testing.T) {
	o := wanting(t)
	sendQuestion(t, o, forSale)
	for n := range limits.RecipientEmailsPerDay {
		from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("203.0.113.%d", n)})
		taken(t)(o.Contact(from, o.ContactOf(lieve)))
	}
	o.Collect(t)
	if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
		t.Errorf("past the daily limit the emails are %q, want none", p.Subjects)
	}
	if p := o.CollectAt(t, time.Now().Add(25*time.Hour)); len(p.Subjects[lieve]) != 1 {
		t.Errorf("a day later the emails are %q, want one to the owner", p.Subjects)
	}
}

// TestOwnersNewsArrivesOverSMTP sends one by a real mail server, as mail programs get it.
func TestOwnersNewsArrivesOverSMTP(t *testing.T) {
	o := wanting(t)
	sendQuestion(t, o, forSale)
	if err := o.OwnerNews().Queue(t.Context()); err != nil {
		t.Fatal(err)
	}
	server := posttest.Start(t, nil, false)
	relay, err := mail.ParseRelay("smtp://" + server.Addr)
	if err != nil {
		t.Fatal(err)
	}
	if err := mail.NewSender(&o.Store.Outbox, relay).Empty(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	email := <-server.Arrived
	for _, want := range []string{"List-Unsubscribe: <https://www.example.com/unsubscribe?token=",
		"List-Unsubscribe-Post: List-Unsubscribe=One-Click",
		"Subject: " + lieveNews} {
		if head := strings.ReplaceAll(email.Message, "\r\n ", " "); email.To != lieve || !strings.Contains(head, want) {
			t.Errorf("the email to %s lacks %q: %s", email.To, want, head)
		}
	}
}
