package server_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

// TestOpenDays announces a day, a cancelled one and one that is over: the page, the graph and the calendar tell the first two, without the
// street that is hidden.
func TestOpenDays(t *testing.T) {
	v := visit(t)
	on := func(days int) locale.Date { return locale.Today(time.Now().AddDate(0, 0, days)) }
	announce := func(days string) {
		v.Write(t,
			fmt.Sprintf(`UPDATE project SET publish_address = 0, street = 'Geheimstraat', open_days = '[%s]' WHERE number = 2001`, days))
	}
	announce(fmt.Sprintf(`{"date":"%s","from":"10:00","until":"16:00","note":{"nl":"Op de werf; neem laarzen mee"}},
		{"date":"%s","from":"13:00","until":"15:00","cancelled":true},{"date":"%s","from":"09:00","until":"10:00"}`,
		on(30), on(40), on(-1)))
	path := v.Path(t, "/project/2001/", "nl")
	project := v.Get(t, path)
	for _, want := range []string{"van 10.00 tot 16.00 uur", "neem laarzen mee", "gaat niet door", `href="/open-days/nl/2001.ics"`} {
		if !strings.Contains(project.Text, want) {
			t.Errorf("the page of the project lacks %q", want)
		}
	}
	answer := v.Get(t,
		"/graphql?query="+`%7Bproject(number:2001,language:FR)%7BopenDays%7Bdate%20cancelled%20note%7DopenDaysCalendar%7D%7D`).Text
	want := fmt.Sprintf(`{"openDays":[{"date":"%s","cancelled":false,"note":"Op de werf; neem laarzen mee"},`+
		`{"date":"%s","cancelled":true,"note":null}],"openDaysCalendar":"/open-days/fr/2001.ics"}`,
		on(30), on(40))
	if !strings.Contains(answer, want) {
		t.Errorf("the graph answers %s, want %s", answer, want)
	}
	calendar := v.Get(t, "/open-days/nl/2001.ics")
	unfolded := strings.ReplaceAll(calendar.Text, "\r\n ", "")
	for _, want := range []string{"METHOD:PUBLISH", fmt.Sprintf("UID:open-day-2001-%s-1@", on(30)), "STATUS:CANCELLED",
		`DESCRIPTION:Op de werf\; neem laarzen mee`,
		"SUMMARY:Opendeurdag · Het Brouwershof",
		"DTSTART;TZID=Europe/Brussels:" + strings.ReplaceAll(string(on(30)), "-", "") + "T100000"} {
		if !strings.Contains(unfolded, want) {
			t.Errorf("the calendar lacks %q:\n%s", want, unfolded)
		}
	}
	if calendar.Header.Get("Content-Type") != "text/calendar; charset=utf-8" || strings.Contains(unfolded, "ATTENDEE") ||
		strings.Contains(unfolded, "Geheimstraat") || strings.Count(unfolded, "BEGIN:VEVENT") != 2 {
		t.Errorf("the calendar is of type %q, want two events without a visitor or street:\n%s",
			calendar.Header.Get("Content-Type"), unfolded)
	}
	if french := v.Get(t, v.Path(t, "/project/2001/", "fr")).Text; !strings.Contains(french, "de 10\u00a0h\u00a000 à 16\u00a0h\u00a000<") {
		t.Error("the French page does not say when the open day is")
	}
	announce("")
	if page := v.Get(t, path); strings.Contains(page.Text, "Opendeurdagen") {
		t.Error("the page tells of open days when there are none")
	}
	for _, path := range []string{"/open-days/de/2001.ics", "/open-days/nl/1.ics", "/open-days/nl/2001.txt", "/open-days/nl/x.ics"} {
		if r := v.Get(t, path); r.StatusCode != http.StatusNotFound {
			t.Errorf("%s: status %d, want 404", path, r.StatusCode)
		}
	}
}
