package server_test

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// TestServeCRMEvent shows that an event is stored when its signature is right, and that other requests learn nothing about the links.
func TestServeCRMEvent(t *testing.T) {
	store, media := sampletest.Open(t)
	now := time.Date(2026, time.November, 21, 10, 0, 20, 0, time.UTC) // of the counter of wrong signatures: 40 s are left of its minute
	s, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: t.TempDir(), Now: func() time.Time { return now }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if err := store.Links.AddLink(t.Context(), "office", "sweepbright", nil, sweepbrighttest.Secret); err != nil {
		t.Fatal(err)
	}
	body := []byte(`{"event": "estate-added", "estate_id": "a", "company_id": "c", "happened_at": "2026-11-21T10:00:00+00:00"}`)
	signature := sweepbrighttest.Sign(body, sweepbrighttest.Secret)
	post := func(path string, body []byte, signature string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodPost, path, bytes.NewReader(body))
		r.Header.Set("X-Hook-Signature", signature)
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		return w
	}
	send := func(path string, body []byte, signature string) (status int, text string) {
		w := post(path, body, signature)
		return w.Code, w.Body.String()
	}
	const address = "/crm/sweepbright/office"
	for range 2 {
		if status, text := send(address, body, signature); status != http.StatusAccepted {
			t.Errorf("an event that is signed as agreed: status %d, want 202: %s", status, text)
		}
	}
	list, err := store.Links.Inbox(t.Context(), "office", time.Now(), 10)
	if err != nil || len(list) != 1 || list[0].Record != "a" || list[0].At != 1795255200000 {
		t.Errorf("the inbox holds %+v, want the event, which came twice, once (%v)", list, err)
	}
	_, refusal := send("/crm/sweepbright/nobody", body, signature)
	for name, c := range map[string][2]string{"no signature": {address, ""}, "not hexadecimal": {address, "zz"},
		"another secret": {address, sweepbrighttest.Sign(body, "other")},
		"another body":   {address, sweepbrighttest.Sign([]byte("x"), sweepbrighttest.Secret)},
		"another CRM":    {"/crm/whise/office", signature}, "an unknown CRM": {"/crm/x/office", signature}} {
		if status, text := send(c[0], body, c[1]); status != http.StatusForbidden || text != refusal {
			t.Errorf("%s: status %d with %q, want 403 with %q", name, status, text, refusal)
		}
	}
	for text, want := range map[string]int{`[1]`: 400, `{"event": "estate-added"}`: 400, `{"event": "contact-added"}`: 202,
		`{"event": "estate-added", "estate_id": "` + strings.Repeat("a", 101) + `"}`: 400,
		strings.Repeat("a", limits.CRMEventBytes+1):                                  413} {
		if status, _ := send(address, []byte(text), sweepbrighttest.Sign([]byte(text), sweepbrighttest.Secret)); status != want {
			t.Errorf("the event %.40q: status %d, want %d", text, status, want)
		}
	}
	for range limits.CRMWrongEventsPerMinute {
		send(address, body, "")
	}
	w := post(address, body, signature)
	if wait := w.Header().Get("Retry-After"); w.Code != http.StatusTooManyRequests || wait != "40" {
		t.Errorf("an event after many wrong signatures: status %d, Retry-After %q, want 429 and the rest of the minute", w.Code, wait)
	}
}
