package webhook_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestNothingHiddenIsSent delivers every property and looks for each hidden price and address of the sample.
func TestNothingHiddenIsSent(t *testing.T) {
	s := pinged(t)
	s.write("UPDATE property SET updated_at = updated_at + 1")
	s.write("UPDATE project SET updated_at = updated_at + 1")
	got, numbers := s.run(), map[int]bool{}
	for _, d := range got {
		if n := len(d.Changes); n > limits.WebhookChanges {
			t.Errorf("a delivery has %d changes, want at most %d", n, limits.WebhookChanges)
		}
		for _, c := range d.Changes {
			numbers[c.Number] = true
		}
		for _, secret := range sampletest.Hidden(t) {
			for _, text := range secret.Texts {
				if about := string(d.text); strings.Contains(about, fmt.Sprintf(`"number":%d,`, secret.Number)) && strings.Contains(about,
					text) {
					t.Errorf("a delivery about %d has %q, which is hidden: %s", secret.Number, text, about)
				}
			}
		}
	}
	if len(numbers) < 100 {
		t.Errorf("only %d numbers came in %d deliveries, want all of the sample", len(numbers), len(got))
	}
}

// TestACursorThatExpiredIsReported drops what was withdrawn while the webhook was paused: it must begin its copy again, once.
func TestACursorThatExpiredIsReported(t *testing.T) {
	s := pinged(t)
	s.write("DELETE FROM property WHERE number = 1077")
	if err := s.Store.Changelog.DropWithdrawn(t.Context(), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	s.write("UPDATE property SET updated_at = updated_at + 1 WHERE number = 1035")
	if got := s.run(); len(got) != 1 || got[0].Type != "expired" || len(got[0].Changes) != 0 {
		t.Fatalf("the receiver got %+v, want that its cursor expired", got)
	}
	s.write("UPDATE property SET updated_at = updated_at + 1 WHERE number = 1035")
	if got := s.run(); len(got) != 1 || got[0].Type != "changes" || got[0].Changes[0].Number != 1035 {
		t.Errorf("after that the receiver got %+v, want the next change", got)
	}
}

// TestADeliveryIsNeverTooLarge gives every property a text that alone is half of what a delivery may have.
func TestADeliveryIsNeverTooLarge(t *testing.T) {
	s := pinged(t)
	s.Read = func(_ context.Context, _ locale.Language, list []webhooks.ChangedRecord) (nodes []json.RawMessage, err error) {
		for range list {
			nodes = append(nodes, json.RawMessage(`"`+string(bytes.Repeat([]byte("a"), limits.WebhookBytes/2))+`"`))
		}
		return nodes, nil
	}
	s.write("UPDATE property SET updated_at = updated_at + 1 WHERE number IN (1035, 1077)")
	s.receiver.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength > limits.WebhookBytes {
			t.Errorf("a delivery has %d bytes, want at most %d", r.ContentLength, limits.WebhookBytes)
		}
		s.got.ServeHTTP(w, r)
	})
	if got := s.run(); len(got) != 1 || len(got[0].Changes) != 2 || got[0].Changes[1].Property != nil {
		t.Errorf("the receiver got %+v, want two numbers without their properties", got)
	}
}
