package leads_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// fillInbox sends forms of strangers with An's address until its daily limit is reached.
func fillInbox(t *testing.T, o leadstest.Service) {
	t.Helper()
	for n := range limits.RecipientEmailsPerDay {
		from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("203.0.113.%d", n)})
		taken(t)(o.Contact(from, o.ContactOf(an.Email)))
	}
	o.Collect(t)
}

// TestEmailPastTheDailyLimitIsReported: past the daily limit the form is accepted, its email is given up, and the agency is told once a
// day.
func TestEmailPastTheDailyLimitIsReported(t *testing.T) {
	o := open(t)
	fillInbox(t, o)
	for n := range 3 {
		from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("198.51.100.%d", n)})
		taken(t)(o.Contact(from, o.ContactOf(an.Email)))
	}
	o.Collect(t).Expect(t, agencyMailbox, "Bericht via de site: An Claes", "Bericht via de site: An Claes",
		"Bericht via de site: An Claes")
	p := reportUndelivered(t, o)
	p.Expect(t, agencyMailbox, "E-mail niet bezorgd: An Claes")
	if text := decoded(p.Texts[agencyMailbox]); !strings.Contains(text, an.Email) || !strings.Contains(text, "zo veel e-mails") {
		t.Errorf("the agency's email lacks the visitor's address or the reason: %s", text)
	}
	if p := reportUndelivered(t, o); len(p.Subjects) != 0 {
		t.Error("the agency is told more than once a day:", p.Subjects)
	}
	list, err := o.Store.Inbox.Undelivered(t.Context(), time.Now().Add(-time.Hour))
	if err != nil || len(list) != 3 || list[0].Reason != outbox.TooManyEmails {
		t.Errorf("the undelivered emails are %v (%v), want three, as there were too many", list, err)
	}
	o.At(time.Now().Add(25 * time.Hour))
	taken(t)(o.Contact(t.Context(), o.ContactOf(an.Email)))
	if p := o.CollectAt(t, o.Now()); len(p.Subjects[an.Email]) != 1 {
		t.Errorf("the next day the emails are %q, want one to the visitor", p.Subjects)
	}
}

// TestAReminderWaitsForRoomAndIsNotLost: a reminder over the daily limit is sent a day later, or the agency is told that it is too late.
func TestAReminderWaitsForRoomAndIsNotLost(t *testing.T) {
	for _, c := range []struct {
		name   string
		filled time.Duration // how long before the appointment strangers fill the inbox
		sent   bool
	}{{"room in time", 40 * time.Hour, true}, {"room too late", 25 * time.Hour, false}} {
		t.Run(c.name, func(t *testing.T) {
			o := open(t)
			slots := o.FreeSlots(t, forSale)
			start := slots[len(slots)-1].Start
			taken(t)(o.Book(t, forSale, start, an.Email))
			o.Collect(t)
			o.At(start.Add(-c.filled))
			o.Captcha = leadstest.Trusting{}
			for n := range limits.RecipientEmailsPerDay {
				from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("203.0.113.%d", n)})
				form := o.ContactOf(an.Email)
				form.Captcha = &leads.CaptchaInput{ID: fmt.Sprint(n), Proof: "1"}
				taken(t)(o.Contact(from, form))
			}
			o.CollectAt(t, o.Now())
			o.At(start.Add(-24 * time.Hour))
			if err := o.Booked().SendReminders(t.Context()); err != nil {
				t.Fatal(err)
			}
			if p := o.CollectAt(t, o.Now()); len(p.Subjects[an.Email]) != 0 {
				t.Errorf("past the daily limit the emails are %q, want none to the visitor", p.Subjects)
			}
			if got := len(o.CollectAt(t, start.Add(-limits.LatestReminder)).Subjects[an.Email]) == 1; got != c.sent {
				t.Errorf("the visitor is reminded: %v, want %v", got, c.sent)
			}
			if err := o.QueueUndeliveredNotices(t.Context()); err != nil {
				t.Fatal(err)
			}
			if notified := len(o.CollectAt(t, o.Now()).Subjects[agencyMailbox]) == 1; notified == c.sent {
				t.Errorf("the agency is told that the reminder is too late: %v, want %v", notified, !c.sent)
			}
		})
	}
}

// TestEveryEmailToAPersonCounts: past the daily limit, emails that no form caused wait for the next day and are then sent.
func TestEveryEmailToAPersonCounts(t *testing.T) {
	o := open(t)
	filter := agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7},
		Regions: []geo.Region{geo.Flanders}}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
	demand := o.Collect(t).Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	taken(t)(o.Subscribe(t.Context(), &leads.NewsletterInput{Envelope: o.Envelope(locale.Dutch), Email: an.Email}))
	newsletter := o.Collect(t).Token(t, an.Email, "/nl/nieuwsbrief/?token=")
	slots := o.FreeSlots(t, forSale)
	taken(t)(o.Book(t, forSale, slots[len(slots)-1].Start, an.Email))
	appointment := o.Collect(t).Token(t, an.Email, "/nl/mijn-afspraak/?token=")
	fillInbox(t, o)
	taken(t)(o.ConfirmDemand(t.Context(), demand))
	taken(t)(o.ConfirmNewsletter(t.Context(), newsletter))
	taken(t)(o.CancelAppointment(t.Context(), appointment))
	if _, err := o.Store.Write(t.Context(),
		handle.Statement{SQL: "UPDATE property SET price = price - 100000, updated_at = ? WHERE number = ?",
			Args: []any{time.Now().Unix() + 1, forSale}}); err != nil {
		t.Fatal(err)
	}
	if err := o.Alerts().Queue(t.Context()); err != nil {
		t.Fatal(err)
	}
	if p := o.Collect(t); len(p.Subjects[an.Email]) != 0 {
		t.Errorf("past the daily limit the emails are %q, want none to the visitor", p.Subjects)
	}
	if p := o.CollectAt(t, time.Now().Add(limits.EmailWaitTime)); len(p.Subjects[an.Email]) != 4 {
		t.Errorf("a day later the visitor gets %q, want the 4 emails that waited", p.Subjects[an.Email])
	}
	list, err := o.Store.Inbox.Undelivered(t.Context(), time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range list {
		if u.Kind != "contact-visitor" { // of the strangers' forms
			t.Errorf("%+v is given up, want it sent a day later", u)
		}
	}
}
