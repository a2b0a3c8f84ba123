package secretlink_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
)

func TestEmailsEndWithOneClick(t *testing.T) {
	v := sitetest.Open(t)
	key, err := v.Store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := v.Store.Write(t.Context(),
		demands.Subscribed(demands.Subscriber{ID: "an", Email: "an@example.org", Language: locale.French, State: "PENDING"})); err != nil {
		t.Fatal(err)
	}
	token := key.Sign("newsletter", "an", time.Now().Add(time.Hour))
	if r := v.Get(t, "/unsubscribe?token="+token, "Accept-Language",
		"fr"); r.StatusCode != 303 || r.Header.Get("Location") != "/fr/lettre-d-information/?token="+token+"&leave=1" {
		t.Errorf("an email's link to unsubscribe: status %d, want 303 to the French page: %v", r.StatusCode, r.Header)
	}
	if r := v.Get(t, "/unsubscribe?token=x"); r.StatusCode != 404 {
		t.Errorf("a made-up link to unsubscribe: status %d, want 404", r.StatusCode)
	}
	state := func() string {
		s, err := v.Store.Demands.Subscriber(t.Context(), "an")
		if err != nil {
			t.Fatal(err)
		}
		if s == nil {
			return "erased"
		}
		return s.State
	}
	if state() != "PENDING" {
		t.Error("opening the link with GET ended the emails")
	}
	for range 2 { // a mail program may post again
		r, _ := http.NewRequest("POST", v.URL+"/unsubscribe?token="+token, strings.NewReader("List-Unsubscribe=One-Click"))
		if got := sitetest.Send(t, r, "Content-Type", "application/x-www-form-urlencoded"); got.StatusCode != 204 || state() != "erased" {
			t.Errorf("one click to unsubscribe: status %d and the subscriber is %s, want 204 and erased", got.StatusCode, state())
		}
	}
}

// TestEmailsLinkToTheSiteOnly sends a form with another Host header, as someone would who wants the token of an email.
func TestEmailsLinkToTheSiteOnly(t *testing.T) {
	v := sitetest.Open(t)
	body, err := json.Marshal(map[string]any{"query": `mutation ($input: NewsletterInput!) { subscribe(input: $input) { __typename } }`,
		"variables": map[string]any{"input": map[string]any{
			"key": "a key of a visitor", "language": "EN", "privacy": true, "captcha": v.Captcha(t), "email": "an@example.org"}}})
	if err != nil {
		t.Fatal(err)
	}
	r, _ := http.NewRequest("POST", v.URL+"/graphql", bytes.NewReader(body))
	r.Host = "evil.example"
	if got := sitetest.Send(t, r, "Content-Type", "application/json"); !strings.Contains(got.Text, "Subscribed") {
		t.Fatalf("the newsletter's form is answered with %s, want it accepted", got.Text)
	}
	due, err := v.Store.Outbox.DueEmails(t.Context(), time.Now().Add(time.Hour), 9)
	if err != nil || len(due) != 1 || bytes.Contains(due[0].Message, []byte("evil.example")) {
		t.Errorf("%d emails are due, want one, without the made-up host of the request (%v)", len(due), err)
	}
}
