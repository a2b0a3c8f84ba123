package webhook_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/limits"
)

// TestAReceiverThatFailsForDaysIsPaused lets a receiver fail for limits.WebhookFailTime, resumes its webhook, and finds nothing lost.
func TestAReceiverThatFailsForDaysIsPaused(t *testing.T) {
	s := pinged(t)
	s.receiver.BreakPath("/hook", crmtest.Status(500))
	s.write("UPDATE property SET updated_at = updated_at + 1 WHERE number = 1035")
	began := s.now
	for s.webhook().Paused == nil {
		if s.now.Sub(began) > limits.WebhookFailTime+limits.WebhookLongestPause {
			t.Fatalf("after %v the webhook is not paused", s.now.Sub(began))
		}
		s.run()
		s.now = time.Unix(max(s.now.Unix()+1, s.webhook().DueAt), 0)
	}
	if w := s.webhook(); *w.Paused != webhooks.PausedFailing || s.now.Sub(began) < limits.WebhookFailTime {
		t.Errorf("after %v the webhook is %+v, want it paused after %v", s.now.Sub(began), w, limits.WebhookFailTime)
	}
	if n := s.last().Tries; n > 90 {
		t.Errorf("it was tried %d times, want at most once an hour after the first pauses", n)
	}
	s.receiver.Heal()
	if got := s.run(); len(got) != 0 {
		t.Fatal("a paused webhook received changes")
	}
	if err := s.Store.Webhooks.ResumeWebhook(t.Context(), "copy", desklog.Action{At: s.now}); err != nil {
		t.Fatal(err)
	}
	if got := s.run(); len(got) != 1 || got[0].Changes[0].Number != 1035 {
		t.Errorf("after its pause the receiver got %+v, want the change of 1035", got)
	}
}

// TestAReceiverThatIsGoneIsPaused answers 410 once.
func TestAReceiverThatIsGoneIsPaused(t *testing.T) {
	s := start(t)
	s.receiver.Fail(1, crmtest.Status(http.StatusGone))
	s.run()
	if w := s.webhook(); w.Paused == nil || *w.Paused != webhooks.PausedFailing {
		t.Errorf("the webhook is %+v, want it paused", w)
	}
}
