package db

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

var noon = time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)

// receipt is a form of a visitor with an email, changed as the test needs.
func receipt(id string, change func(*inbox.Receipt)) inbox.Receipt {
	r := inbox.Receipt{Captcha: "captcha " + id, Expires: noon.Add(time.Hour),
		Lead: inbox.Lead{ID: id, Form: "sendContact", Key: "key of " + id, Language: locale.Dutch, FirstName: "An", LastName: "Claes",
			Email:   "an@example.com",
			Content: `{"remark":"Hallo"}`, Answer: `{"told":"` + id + `"}`, CreatedAt: noon.Unix()},
		Emails: []outbox.Email{{ID: "email of " + id, Kind: "contact-agency", Recipient: "info@example.com",
			Message: []byte("Subject: Hallo")}}}
	if change != nil {
		change(&r)
	}
	return r
}

func receive(t testing.TB, s *Store, r inbox.Receipt) {
	t.Helper()
	if err := s.Inbox.Receive(t.Context(), r); err != nil {
		t.Fatal(err)
	}
}

func count(t *testing.T, s *Store, table string) (n int) {
	t.Helper()
	if err := s.One(t.Context(), &n, "SELECT count(*) FROM "+table); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestReceiveTheSameKeyTwiceIsOneLead(t *testing.T) {
	s := open(t)
	var taken, again atomic.Int64
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Go(func() {
			err := s.Inbox.Receive(t.Context(), receipt(fmt.Sprint(i), func(r *inbox.Receipt) { r.Lead.Key = "one key" }))
			switch {
			case err == nil:
				taken.Add(1)
			case errors.Is(err, inbox.ErrAgain):
				again.Add(1)
			default:
				t.Errorf("a form with the same key gives %v, want ErrAgain", err)
			}
		})
	}
	wg.Wait()
	if taken.Load() != 1 || again.Load() != 19 || count(t, s, "lead") != 1 || count(t, s, "outbox") != 1 {
		t.Errorf("one key: %d taken, %d again, %d leads, %d emails, want 1, 19, 1, 1",
			taken.Load(), again.Load(), count(t, s, "lead"), count(t, s, "outbox"))
	}
	if answer, found, err := s.Inbox.AnswerTo(t.Context(), "sendContact", "one key"); !found || err != nil || answer == "" {
		t.Errorf("the key has the answer %q, found: %v, want that of its lead (%v)", answer, found, err)
	}
	receive(t, s, receipt("other form", func(r *inbox.Receipt) { r.Lead.Form, r.Lead.Key = "subscribe", "one key" }))
}

func TestReceiveUsesUpTheCaptcha(t *testing.T) {
	s := open(t)
	receive(t, s, receipt("a", nil))
	err := s.Inbox.Receive(t.Context(), receipt("b", func(r *inbox.Receipt) { r.Captcha = "captcha a" }))
	if !errors.Is(err, handle.Refused{Why: forms.CaptchaWrong}) || count(t, s, "lead") != 1 || count(t, s, "outbox") != 1 {
		t.Errorf("a used captcha gives %v and %d leads, want Refused and 1", err, count(t, s, "lead"))
	}
	if allowed, err := s.Attempts.TryCaptcha(t.Context(), "captcha a", noon, 5); allowed || err != nil {
		t.Errorf("a used captcha may be tried again (%v)", err)
	}
	for i := range 4 {
		allowed, err := s.Attempts.TryCaptcha(t.Context(), "captcha c", noon, 3)
		if err != nil || allowed != (i < 3) {
			t.Errorf("try %d of a captcha is allowed: %v, want three allowed (%v)", i+1, allowed, err)
		}
	}
}
