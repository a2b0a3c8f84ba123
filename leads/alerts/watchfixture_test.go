package alerts_test

import (
	"regexp"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// watching asks to watch a property and gives the token of the confirming email.
func watching(t *testing.T, o leadstest.Service, property int, l locale.Language) string {
	t.Helper()
	taken(t)(o.WatchProperty(t.Context(), &leads.WatchInput{Envelope: o.Envelope(l), Property: property, Email: an.Email}))
	p := o.Collect(t)
	if len(p.Subjects) != 1 || len(p.Subjects[an.Email]) != 1 {
		t.Fatalf("before the confirmation the emails are %q, want one to the visitor", p.Subjects)
	}
	return p.Token(t, an.Email, agency.Path("demand", l)+"?token=")
}

// write runs statements as an import does.
func write(t *testing.T, o leadstest.Service, sql string, args ...any) {
	t.Helper()
	if _, err := o.Store.Write(t.Context(), handle.Statement{SQL: sql, Args: args}); err != nil {
		t.Fatal(err)
	}
}

// news tells what changed of watched properties, some hours after the last time, and gives the emails.
func news(t *testing.T, o leadstest.Service) leadstest.Post {
	t.Helper()
	now := o.Now().Add(2 * limits.WatchTime)
	o.At(now)
	write(t, o, "UPDATE change_log SET now = ?", now.Unix()) // so that each price has a time of its own
	for range 2 {                                            // the second time nothing is left to tell
		if err := o.Alerts().QueueWatchNews(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	return o.CollectAt(t, now.Add(time.Hour))
}

// firstFree is the first moment at which a property can be visited when news writes its emails, as emails in Dutch say it.
func firstFree(t *testing.T, o leadstest.Service, property int) string {
	t.Helper()
	now := o.Now()
	o.At(now.Add(2 * limits.WatchTime))
	defer o.At(now)
	slots, err := o.Booked().Slots(t.Context(), property, locale.Today(o.Now()), 30)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range slots {
		if s.Free {
			words := mail.Moment(locale.Dutch, s.Start)
			if !moment.MatchString(words) {
				t.Errorf("the moment is written as %q, want it in words", words)
			}
			return words
		}
	}
	t.Fatalf("property %d has no free slot", property)
	return ""
}

var moment = regexp.MustCompile(`^[a-z]+dag \d{1,2} [a-z]+ \d{4} om \d{1,2}\.\d\d uur$`)

// title is the name and place of a property as subjects have them.
func title(t *testing.T, o leadstest.Service, property int) string {
	t.Helper()
	list, err := o.Store.PropertiesByNumber(t.Context(), locale.Dutch, []int{property}, columns.Selection{})
	if err != nil || len(list) != 1 {
		t.Fatal(err)
	}
	return mail.FoundCard(list[0], o.Origin).Title + ", " + mail.FoundCard(list[0], o.Origin).Place
}
