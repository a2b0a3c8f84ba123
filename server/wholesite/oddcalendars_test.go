package wholesite_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"net/url"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/gevel/gevel/calendar"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// oddProject is a project with open days, sound but for its texts and its days.
func (o oddRecords) oddProject(number int) map[string]any {
	days := []any{}
	for i := range 1 + o.IntN(4) {
		day := any(locale.Today(time.Now().AddDate(0, 0, 1+i)))
		days = append(days, map[string]any{"date": o.seldom([]any{day, day, day, "9999-12-31", "2026-02-28"}, oddDates),
			"from":  o.seldom([]any{"10:00", "00:00", fmt.Sprint("09:1", i)}, []any{"", "25:00"}),
			"until": o.seldom([]any{"16:00", "23:59"}, []any{"24:00", "00:00"}),
			"note":  map[string]any{"nl": o.short(), "fr": o.short()}, "cancelled": o.IntN(4) == 0})
	}
	return map[string]any{"number": number, "goal": 0, "city": 1 + o.IntN(2), "agent": 1, "publishAddress": o.IntN(2) == 0,
		"street": o.short(), "houseNumber": "7", "publishedAt": "2026-09-01", "tagline": map[string]any{"nl": o.short()},
		"name":        map[string]any{"nl": "Project " + o.short(), "fr": o.short()},
		"description": map[string]any{"nl": o.text(), "en": o.text()}, "openDays": days}
}

// short is an odd text that fits on a line.
func (o oddRecords) short() string {
	text := []rune(o.text())
	return string(text[:min(len(text), limits.OpenDayNoteCharacters/4)])
}

// checkCalendar reports what a program that reads a calendar strictly (RFC 5545) would refuse, and whether it has as many events as it
// should.
func (a *accepted) checkCalendar(text string, events int, failed func(string, ...any)) {
	a.Helper()
	for _, line := range strings.Split(text, "\r\n") {
		wrong := strings.ContainsFunc(line, unicode.IsControl)
		if len(line) > 75 || wrong || strings.ToValidUTF8(line, "") != line {
			failed("a calendar has the line %q", line)
		}
	}
	lines := strings.Split(strings.ReplaceAll(strings.TrimSuffix(text, "\r\n"), "\r\n ", ""), "\r\n")
	var open []string
	for _, line := range lines {
		name, value, ok := strings.Cut(line, ":")
		switch name {
		case "BEGIN":
			open = append(open, value)
		case "END":
			if len(open) == 0 || open[len(open)-1] != value {
				failed("a calendar ends %s inside %v", value, open)
				return
			}
			open = open[:len(open)-1]
		}
		if property, _, _ := strings.Cut(name, ";"); !ok || property == "" ||
			strings.ContainsFunc(property, func(r rune) bool { return (r < 'A' || r > 'Z') && r != '-' }) {
			failed("a calendar has the line %q without a property", line)
		}
	}
	if got := strings.Count(text, "BEGIN:VEVENT\r\n"); got != events || len(open) > 0 {
		failed("a calendar has %d events, want %d, and leaves %v open", got, events, open)
	}
	reading, err := calendar.Busy([]byte(text), nil, time.Now().AddDate(0, 0, -1), time.Now().AddDate(1, 0, 0))
	if err != nil || reading.Skipped > 0 {
		failed("of a calendar %d events cannot be read (%v)", reading.Skipped, err)
	}
}

// openDays asks for the pages and calendars of the projects that were taken.
func (a *accepted) openDays() {
	for number, record := range a.projects {
		failed := func(format string, args ...any) {
			a.Helper()
			a.Errorf("%s\nfor the project %s", fmt.Sprintf(format, args...), record)
		}
		for _, l := range []string{"nl", "fr", "en", "de"} {
			a.page(a.Path(a.T, fmt.Sprintf("/project/%d/", number), l), 200, failed)
			var answer struct {
				Project struct {
					OpenDays         []struct{ Date string }
					OpenDaysCalendar string
				}
			}
			const query = "{ project(number: %d, language: %s) { openDays { date } openDaysCalendar } }"
			a.graph(&answer, fmt.Sprintf(query, number, strings.ToUpper(l)))
			r := a.Get(a.T, answer.Project.OpenDaysCalendar, "X-Forwarded-For", "198.51.100.7")
			if r.StatusCode != 200 {
				failed("its calendar: status %d, want 200", r.StatusCode)
			}
			a.checkCalendar(r.Text, len(answer.Project.OpenDays), failed)
		}
	}
}

// appointments books a visit of some homes at the desk, for visitors with odd names, and reads the emails and the agent's calendar.
func (a *accepted) appointments(odd oddRecords) {
	const mutation = `mutation ($input: PlanAppointmentInput!) { planAppointment(input: $input) { __typename
		... on InvalidInput { problems { path code } } } }`
	start := time.Now().Truncate(time.Hour).AddDate(0, 0, 3)
	booked := map[string]int{}
	for i, number := range slices.Sorted(maps.Keys(a.shown)) {
		if i%5 > 0 {
			continue
		}
		email := fmt.Sprintf("visitor%d@example.org", number)
		input := map[string]any{
			"property":  number,
			"start":     start.Add(time.Duration(i) * time.Hour).UTC().Format(time.RFC3339),
			"outside":   true,
			"firstName": "Tom " + odd.text(),
			"lastName":  odd.text() + " Claes",
			"email":     email,
			"phone":     "089 00 00 01",
			"language":  []string{"NL", "FR", "EN", "DE"}[number%4],
		}
		got := a.PostDesk(a.T, map[string]any{"query": mutation, "variables": map[string]any{"input": input}}, "Cookie", a.manager,
			"X-Forwarded-For", fmt.Sprintf("13.%d.0.1", i%250)).Text
		switch {
		case strings.Contains(got, `"WeekChanged"`):
			booked[email] = number
		case !strings.Contains(got, `"problems":[{"path"`):
			a.failed(number, "an appointment with %s answers %s, want it booked or refused with a problem", written(input), got)
		}
	}
	a.Logf("%d homes have an appointment", len(booked))
	if len(booked)*12 < len(a.shown) {
		a.Error("most appointments are refused, so that little is tested")
	}
	a.invited(booked)
	const feed = `mutation { makeAgentFeed(input: {agent: 1}) { ... on AgentFeedMade { address } } }`
	made := a.PostDesk(a.T, map[string]string{"query": feed}, "Cookie", a.manager).Text
	var answer struct {
		Data struct{ MakeAgentFeed struct{ Address string } }
	}
	if err := json.Unmarshal([]byte(made), &answer); err != nil {
		a.Fatal(err)
	}
	address, err := url.Parse(answer.Data.MakeAgentFeed.Address)
	if err != nil {
		a.Fatal(err)
	}
	r := a.Get(a.T, address.Path)
	a.checkCalendar(r.Text, len(booked), func(format string, args ...any) {
		a.Helper()
		a.Errorf("the agent's: "+format, args...)
	})
}

// invited reads the invitation in the email of each booking.
func (a *accepted) invited(booked map[string]int) {
	due, err := a.Store.Outbox.DueEmails(a.Context(), time.Now().AddDate(0, 0, 1), 10_000)
	if err != nil {
		a.Fatal(err)
	}
	read := map[string]bool{}
	for _, e := range due {
		number, isVisitor := booked[e.Recipient]
		if !isVisitor {
			continue
		}
		failed := func(format string, args ...any) { a.Helper(); a.failed(number, "an email's: "+format, args...) }
		m, err := netmail.ReadMessage(strings.NewReader(string(e.Message)))
		if err != nil {
			failed("the email cannot be read: %v", err)
			continue
		}
		for _, text := range calendarsIn(m.Header.Get, m.Body, failed) {
			read[e.Recipient] = true
			a.checkCalendar(text, 1, failed)
		}
	}
	if len(read) != len(booked) {
		a.Errorf("%d of %d visitors got an invitation", len(read), len(booked))
	}
}

// calendarsIn are the calendars among the parts of an email.
func calendarsIn(header func(string) string, body io.Reader, failed func(string, ...any)) (list []string) {
	kind, parameters, err := mime.ParseMediaType(header("Content-Type"))
	if err != nil {
		failed("a part has the type %q", header("Content-Type"))
		return nil
	}
	if strings.HasPrefix(kind, "multipart/") {
		parts := multipart.NewReader(body, parameters["boundary"])
		for {
			p, err := parts.NextRawPart()
			if err == io.EOF {
				return list
			} else if err != nil {
				failed("a part cannot be read: %v", err)
				return list
			}
			list = append(list, calendarsIn(p.Header.Get, p, failed)...)
		}
	}
	if kind != "text/calendar" {
		return nil
	}
	switch header("Content-Transfer-Encoding") {
	case "base64":
		body = base64.NewDecoder(base64.StdEncoding, body)
	case "quoted-printable":
		body = quotedprintable.NewReader(body)
	}
	text, err := io.ReadAll(body)
	if err != nil {
		failed("a calendar cannot be read: %v", err)
	}
	return []string{string(text)}
}
