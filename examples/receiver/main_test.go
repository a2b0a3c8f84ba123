package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/webhook"
)

// TestReceiverTakesSignedDeliveriesOnce sends what a site would, and what somebody else would.
func TestReceiverTakesSignedDeliveriesOnce(t *testing.T) {
	now := time.Unix(1_790_000_000, 0)
	const body = `{"id":"A","type":"changes","changes":[{"__typename":"PropertyChanged","number":1035}]}`
	good := webhook.Signature("secret", now, []byte(body))
	for _, c := range []struct {
		what, signature, body string
		status                int
		out                   string
	}{
		{"a delivery, and the same again", good, body, 200, "PropertyChanged 1035\n"},
		{"no signature", "", body, 401, ""},
		{"another body", good, body + " ", 401, ""},
		{"another secret", webhook.Signature("guessed", now, []byte(body)), body, 401, ""},
		{"a recorded one", webhook.Signature("secret", now.Add(-6*time.Minute), []byte(body)), body, 401, ""},
		{"one of a later time", webhook.Signature("secret", now.Add(6*time.Minute), []byte(body)), body, 401, ""},
		{"half a signature", good[:len(good)-2], body, 401, ""},
		{"words", "t=now,v1=yes", body, 401, ""},
		{"no JSON", webhook.Signature("secret", now, []byte("{")), "{", 400, ""},
		{"too much", good, strings.Repeat(" ", mostBytes+1), 401, ""},
	} {
		var out strings.Builder
		r := &receiver{secret: "secret", now: func() time.Time { return now }, out: &out}
		for range 2 {
			q := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(c.body))
			q.Header.Set("Gevel-Signature", c.signature)
			w := httptest.NewRecorder()
			if r.ServeHTTP(w, q); w.Code != c.status {
				t.Errorf("%s: status %d, want %d", c.what, w.Code, c.status)
			}
		}
		if out.String() != c.out {
			t.Errorf("%s prints %q, want %q", c.what, out.String(), c.out)
		}
	}
}

// TestTheGuideHasThisCode compares the guide with the function that TestReceiverTakesSignedDeliveriesOnce tries.
func TestTheGuideHasThisCode(t *testing.T) {
	code, err := os.ReadFile("signature.go")
	if err != nil {
		t.Fatal(err)
	}
	guide, err := os.ReadFile("../../docs/integrators.md")
	if err != nil {
		t.Fatal(err)
	}
	_, function, found := strings.Cut(string(code), "// isOfGevel ")
	if !found || !strings.Contains(string(guide), "// isOfGevel "+function) {
		t.Error("docs/integrators.md lacks the function of signature.go")
	}
}
