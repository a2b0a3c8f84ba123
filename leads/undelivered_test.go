package leads_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/limits"
)

// giveUp gives up every email in the outbox.
func giveUp(t *testing.T, o leadstest.Service) {
	t.Helper()
	due, err := o.Store.Outbox.DueEmails(t.Context(), time.Now().Add(time.Hour), 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, email := range due {
		if err := o.Store.Outbox.EmailFailed(t.Context(), email.ID, "550 no such mailbox", time.Now(), time.Time{}); err != nil {
			t.Fatal(err)
		}
	}
}

func reportUndelivered(t *testing.T, o leadstest.Service) leadstest.Post {
	t.Helper()
	if err := o.QueueUndeliveredNotices(t.Context()); err != nil {
		t.Fatal(err)
	}
	return o.Collect(t)
}

func TestAgencyIsNotifiedOnceOfAnUndeliveredEmail(t *testing.T) {
	o := open(t)
	taken(t)(o.Contact(t.Context(), o.ContactOf(an.Email)))
	giveUp(t, o) // also the one to the agency, which is not reported
	p := reportUndelivered(t, o)
	p.Expect(t, agencyMailbox, "E-mail niet bezorgd: An Claes")
	if len(p.Subjects) != 1 {
		t.Errorf("the emails are %q, want one to the agency alone", p.Subjects)
	}
	for _, want := range []string{an.Email, "550 no such mailbox", "12 34 56"} {
		if !strings.Contains(decoded(p.Texts[agencyMailbox]), want) {
			t.Errorf("the agency's email lacks %q", want)
		}
	}
	if p := reportUndelivered(t, o); len(p.Subjects) != 0 {
		t.Error("the agency is told twice:", p.Subjects)
	}
}

func TestUndeliveredReportIsNotReported(t *testing.T) {
	o := open(t)
	taken(t)(o.Contact(t.Context(), o.ContactOf(an.Email)))
	giveUp(t, o)
	if err := o.QueueUndeliveredNotices(t.Context()); err != nil {
		t.Fatal(err)
	}
	giveUp(t, o)
	if p := reportUndelivered(t, o); len(p.Subjects) != 0 {
		t.Errorf("the emails are %q, want none about the notice that was not delivered", p.Subjects)
	}
}

// Over the daily limit nothing is lost: the rest is reported the next day.
func TestUndeliveredReportsPerDay(t *testing.T) {
	o := open(t)
	for i := range limits.UndeliveredEmailsPerDay + 2 {
		from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("198.51.100.%d", i)})
		taken(t)(o.Contact(from, o.ContactOf(fmt.Sprintf("visitor%d@example.org", i))))
	}
	giveUp(t, o)
	now := time.Now()
	for _, day := range []struct {
		at   time.Time
		want int
	}{{now, limits.UndeliveredEmailsPerDay}, {now.Add(time.Hour), 0}, {now.Add(25 * time.Hour), 2}, {now.Add(50 * time.Hour), 0}} {
		o.Now = func() time.Time { return day.at }
		if err := o.QueueUndeliveredNotices(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := len(o.CollectAt(t, day.at).Subjects[agencyMailbox]); got != day.want {
			t.Errorf("%s later the agency gets %d emails, want %d", day.at.Sub(now), got, day.want)
		}
	}
}
