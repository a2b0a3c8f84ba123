package staff_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/staff"
)

// TestTestMail sends a manager one email beside the outbox, and tells what the mail server said, whether it took it or not.
func TestTestMail(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	var sent []agency.Outgoing
	answer := mail.Words{Taken: true, Said: "2.0.0 queued as 4F1"}
	d.Mail.Try = func(_ context.Context, o agency.Outgoing) mail.Words {
		sent = append(sent, o)
		return answer
	}
	for _, want := range []mail.Words{answer, {Said: "535 wrong password"}} {
		answer = want
		got, problems, err := d.TestMail(b.context(t))
		if err != nil || len(problems) > 0 || got.Recipient != an || got.Taken != want.Taken || got.Words != want.Said {
			t.Errorf("the test gives %+v, want %+v to %s (%v, %v)", got, want, an, problems, err)
		}
	}
	if len(sent) != 2 || sent[0].Recipient != an || !strings.Contains(string(sent[0].Message), "Subject: Proef van de mailserver") {
		t.Errorf("%d emails were sent, want two tests in the manager's language", len(sent))
	}
	if due, err := d.store.Outbox.DueEmails(t.Context(), d.now, 9); err != nil || len(due) != 0 {
		t.Errorf("the outbox has %d emails, want none (%v)", len(due), err)
	}
	if _, problems, err := d.TestMail((&browser{}).context(t)); only(t, problems, err) != forms.SignedOut {
		t.Errorf("without a session it gives %v (%v), want SIGNED_OUT", problems, err)
	}
	d.Mail.Try = nil
	if _, _, err := d.TestMail(b.context(t)); !errors.Is(err, staff.ErrForbidden) {
		t.Errorf("without a mail server the test gives %v, want ErrForbidden", err)
	}
}
