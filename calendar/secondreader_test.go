package calendar

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// TestASecondReaderSaysTheSame makes 200 calendars and compares their busy times with those of ical.js, which Thunderbird and others read
// calendars with.
func TestASecondReaderSaysTheSame(t *testing.T) {
	agency := agencyClock
	agencyClock = location{time.UTC}
	defer func() { agencyClock = agency }()
	from, until := time.Date(2026, 10, 1, 0, 0, 0, 0, time.UTC), time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)
	calendars := make([]string, 200)
	for n := range calendars {
		calendars[n] = madeCalendar(rand.New(rand.NewPCG(1, uint64(n))))
	}
	for n, want := range secondReader(t, from, until, calendars) {
		got, err := Busy([]byte(calendars[n]), nil, from, until)
		list := make([]Interval, len(want))
		for i, one := range want {
			list[i] = Interval{time.Unix(one[0], 0), time.Unix(one[1], 0)}
		}
		if a, b := fmt.Sprint(seconds(got.Busy)), fmt.Sprint(seconds(joined(list))); a != b || got.Skipped > 0 || err != nil {
			t.Fatalf("calendar %d: busy %s, %d skipped (%v), want\n%s for\n%s", n, a, got.Skipped, err, b, calendars[n])
		}
	}
}

func seconds(list []Interval) (out [][2]string) {
	for _, i := range list {
		out = append(out, [2]string{i.Start.UTC().Format(wallClock), i.End.UTC().Format(wallClock)})
	}
	return out
}

func secondReader(t *testing.T, from, until time.Time, calendars []string) (list [][][2]int64) {
	t.Helper()
	question, err := json.Marshal(map[string]any{"from": from.Unix(), "until": until.Unix(), "calendars": calendars})
	if err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", "testdata/busy.mjs")
	var problem bytes.Buffer
	node.Stdin, node.Stderr = bytes.NewReader(question), &problem
	answer, err := node.Output()
	if err == nil {
		err = json.Unmarshal(answer, &list)
	}
	if err != nil {
		t.Fatalf("%v: %s", err, problem.String())
	}
	return list
}

// madeCalendar makes a calendar of a few events in several zones, with what people's calendars have: rules, exceptions and moved
// repetitions.
func madeCalendar(r *rand.Rand) string {
	lines := []string{"BEGIN:VCALENDAR", "VERSION:2.0", zonePart("Romance Standard Time", "+0100", "+0200"),
		zonePart("Customized Time Zone", "-0500", "-0400")}
	for n := range 2 + r.IntN(5) {
		lines = append(lines, madeEvent(r, n)...)
	}
	text := strings.Join(append(lines, "END:VCALENDAR", ""), "\r\n")
	return strings.ReplaceAll(text, "DTSTART:1601", "DTSTART:2001") // four hundred years take the second reader seconds
}

func madeEvent(r *rand.Rand, n int) []string {
	zone := []string{";TZID=Romance Standard Time", ";TZID=Customized Time Zone", ""}[r.IntN(3)]
	day := time.Date(2026, time.Month(1+r.IntN(11)), 1+r.IntN(28), 7+r.IntN(10), 15*r.IntN(4), 0, 0, time.UTC)
	length := time.Duration(1+r.IntN(8)) * 15 * time.Minute
	write := func(name string, at time.Time) string {
		if zone == "" {
			return name + ":" + at.Format(wallClock) + "Z"
		}
		return name + zone + ":" + at.Format(wallClock)
	}
	if r.IntN(5) == 0 {
		write = func(name string, at time.Time) string { return name + ";VALUE=DATE:" + at.Format("20060102") }
		day, length = day.Truncate(24*time.Hour), time.Duration(1+r.IntN(3))*24*time.Hour
	}
	base := func(more ...string) []string {
		return append(append([]string{"BEGIN:VEVENT", fmt.Sprint("UID:", n), "DTSTAMP:20260101T000000Z"}, more...), "END:VEVENT")
	}
	ends := write("DTEND", day.Add(length))
	if r.IntN(4) == 0 {
		ends = fmt.Sprintf("DURATION:PT%dM", int(length.Minutes()))
		if length >= 24*time.Hour {
			ends = fmt.Sprintf("DURATION:P%dD", int(length.Hours())/24)
		}
	}
	rule := madeRule(r, day)
	if rule == "" {
		return base(write("DTSTART", day), ends, []string{"TRANSP:OPAQUE", "TRANSP:TRANSPARENT", "STATUS:TENTATIVE"}[r.IntN(3)])
	}
	event := []string{write("DTSTART", day), ends, "RRULE:" + rule}
	if !strings.HasPrefix(rule, "FREQ=DAILY") {
		return base(event...)
	}
	third, fifth := day.AddDate(0, 0, 2), day.AddDate(0, 0, 4)
	if r.IntN(2) == 0 {
		return base(append(event, write("EXDATE", third))...)
	}
	change := write("RECURRENCE-ID", fifth)
	if r.IntN(3) == 0 {
		change = strings.Replace(change, "RECURRENCE-ID", "RECURRENCE-ID;RANGE=THISANDFUTURE", 1)
	}
	moved := fifth.Add(length)
	return append(base(event...), base(change, write("DTSTART", moved), write("DTEND", moved.Add(2*length)))...)
}

// madeRule makes a rule of which the first start is a part, as RFC 5545 asks; "" for an event that does not repeat.
func madeRule(r *rand.Rand, day time.Time) string {
	weekday := strings.ToUpper(day.Format("Mon")[:2])
	rule := []string{"", "FREQ=DAILY", "FREQ=WEEKLY", "FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE,FR," + weekday, "FREQ=MONTHLY",
		fmt.Sprintf("FREQ=MONTHLY;BYDAY=%d%s", (day.Day()-1)/7+1, weekday), "FREQ=YEARLY",
		fmt.Sprintf("FREQ=MONTHLY;BYMONTHDAY=%d,-1", day.Day())}[r.IntN(8)]
	if rule == "" {
		return rule
	}
	if interval := 1 + r.IntN(3); interval > 1 && !strings.HasPrefix(rule, "FREQ=DAILY") {
		rule += fmt.Sprint(";INTERVAL=", interval)
	}
	switch r.IntN(3) {
	case 0:
		return rule + fmt.Sprint(";COUNT=", 5+r.IntN(60))
	case 1:
		return rule + ";UNTIL=" + day.AddDate(0, 2, r.IntN(200)).Format(wallClock) + "Z"
	}
	return rule
}
