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
		taken(t)(o.Contact(from, contactOf(o, an.Email)))
	}
	collect(t, o)
}

// at returns the service with its clock at another time.
func at(o leadstest.Service, moment time.Time) { o.Now = func() time.Time { return moment } }

// TestEmailPastTheDailyLimitIsReported: past the daily limit the form is accepted, its email is given up, and the agency is told once a
// day.
func TestEmailPastTheDailyLimitIsReported(t *testing.T) {
	o := open(t)
	fillInbox(t, o)
	for n := range 3 {
		from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("198.51.100.%d", n)})
		taken(t)(o.Contact(from, contactOf(o, an.Email)))
	}
	collect(t, o).expect(t, agencyMailbox, "Bericht via de site: An Claes", "Bericht via de site: An Claes",
		"Bericht via de site: An Claes")
	p := reportUndelivered(t, o)
	p.expect(t, agencyMailbox, "E-mail niet bezorgd: An Claes")
	if text := decoded(p.texts[agencyMailbox]); !strings.Contains(text, an.Email) || !strings.Contains(text, "zo veel e-mails") {
		t.Errorf("the agency's email lacks the visitor's address or the reason: %s", text)
	}
	if p := reportUndelivered(t, o); len(p.subjects) != 0 {
		t.Error("the agency is told more than once a day:", p.subjects)
	}
	list, err := o.Store.Inbox.Undelivered(t.Context(), time.Now().Add(-time.Hour))
	if err != nil || len(list) != 3 || list[0].Reason != outbox.TooManyEmails {
		t.Errorf("the undelivered emails are %v (%v), want three, as there were too many", list, err)
	}
	at(o, time.Now().Add(25*time.Hour))
	taken(t)(o.Contact(t.Context(), contactOf(o, an.Email)))
	if p := collectAt(t, o, o.Now()); len(p.subjects[an.Email]) != 1 {
		t.Errorf("the next day the emails are %q, want one to the visitor", p.subjects)
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
			slots := freeSlots(t, o, forSale)
			start := slots[len(slots)-1].Start
			taken(t)(book(t, o, forSale, start, an.Email))
			collect(t, o)
			at(o, start.Add(-c.filled))
			o.Captcha = trusting{}
			for n := range limits.RecipientEmailsPerDay {
				from := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("203.0.113.%d", n)})
				form := contactOf(o, an.Email)
				form.Captcha = &leads.CaptchaInput{ID: fmt.Sprint(n), Proof: "1"}
				taken(t)(o.Contact(from, form))
			}
			collectAt(t, o, o.Now())
			at(o, start.Add(-24*time.Hour))
			if err := o.Booked().SendReminders(t.Context()); err != nil {
				t.Fatal(err)
			}
			if p := collectAt(t, o, o.Now()); len(p.subjects[an.Email]) != 0 {
				t.Errorf("past the daily limit the emails are %q, want none to the visitor", p.subjects)
			}
			if got := len(collectAt(t, o, start.Add(-limits.LatestReminder)).subjects[an.Email]) == 1; got != c.sent {
				t.Errorf("the visitor is reminded: %v, want %v", got, c.sent)
			}
			if err := o.QueueUndeliveredNotices(t.Context()); err != nil {
				t.Fatal(err)
			}
			if notified := len(collectAt(t, o, o.Now()).subjects[agencyMailbox]) == 1; notified == c.sent {
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
	demand := collect(t, o).token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	taken(t)(o.Subscribe(t.Context(), &leads.NewsletterInput{Envelope: o.Envelope(locale.Dutch), Email: an.Email}))
	newsletter := collect(t, o).token(t, an.Email, "/nl/nieuwsbrief/?token=")
	slots := freeSlots(t, o, forSale)
	taken(t)(book(t, o, forSale, slots[len(slots)-1].Start, an.Email))
	appointment := collect(t, o).token(t, an.Email, "/nl/mijn-afspraak/?token=")
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
	if p := collect(t, o); len(p.subjects[an.Email]) != 0 {
		t.Errorf("past the daily limit the emails are %q, want none to the visitor", p.subjects)
	}
	if p := collectAt(t, o, time.Now().Add(limits.EmailWaitTime)); len(p.subjects[an.Email]) != 4 {
		t.Errorf("a day later the visitor gets %q, want the 4 emails that waited", p.subjects[an.Email])
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
