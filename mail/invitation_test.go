package mail

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

func event() Invitation {
	return Invitation{UID: "f3k9@example.com", Stamp: posted, Start: meeting, End: meeting.Add(30 * time.Minute), Summary: "Bezoek",
		Organizer: Party{"Gevel", "info@example.com"}, Attendee: Party{"Léa", "lea@example.org"}}
}

// unfolded gives the lines of a calendar object as a calendar reads them.
func unfolded(t *testing.T, ics []byte) []string {
	t.Helper()
	text := string(ics)
	if strings.Count(text, "\n") != strings.Count(text, "\r\n") || !strings.HasSuffix(text, "\r\n") {
		t.Error("a line does not end in CRLF")
	}
	for _, line := range strings.Split(text, "\r\n") {
		if len(line) > 75 || strings.ToValidUTF8(line, "") != line {
			t.Errorf("a line has %d bytes, want 75 at most, or a broken character: %q", len(line), line)
		}
	}
	return strings.Split(strings.ReplaceAll(text, "\r\n ", ""), "\r\n")
}

func has(list []string, line string) bool {
	for _, l := range list {
		if l == line {
			return true
		}
	}
	return false
}

func TestTimesAreBrussels(t *testing.T) {
	for start, want := range map[string]string{
		"2025-12-02T13:00:00Z":      "20251202T140000", // winter
		"2026-07-14T12:00:00Z":      "20260714T140000", // summer
		"2026-03-29T00:59:00Z":      "20260329T015900", // the last minute of winter
		"2026-03-29T01:00:00Z":      "20260329T030000", // an hour is skipped
		"2026-10-25T01:00:00Z":      "20261025T020000", // winter again
		"2026-01-01T08:00:00+09:00": "20260101T000000",
	} {
		i := event()
		at, err := time.Parse(time.RFC3339, start)
		if err != nil {
			t.Fatal(err)
		}
		i.Start = at
		if list := unfolded(t, i.ICS()); !has(list, "DTSTART;TZID=Europe/Brussels:"+want) {
			t.Errorf("the event at %s does not start at %s: %q", start, want, list)
		}
	}
	if list := unfolded(t, event().ICS()); !has(list, "TZID:Europe/Brussels") || !has(list, "DTSTAMP:20251129T120000Z") {
		t.Error("the time zone or the stamp is missing", list)
	}
}

func TestMovedAndCancelled(t *testing.T) {
	moved := event()
	moved.Sequence = 2
	if list := unfolded(t, moved.ICS()); !has(list, "METHOD:REQUEST") || !has(list, "SEQUENCE:2") || !has(list,
		"STATUS:CONFIRMED") || !has(list, "UID:f3k9@example.com") {
		t.Errorf("the moved appointment is %q, want it confirmed with its UID and sequence 2", list)
	}
	moved.Cancelled = true
	if list := unfolded(t, moved.ICS()); !has(list, "METHOD:CANCEL") || !has(list, "STATUS:CANCELLED") || !has(list,
		"UID:f3k9@example.com") {
		t.Errorf("the cancelled appointment is %q, want it cancelled with its UID", list)
	}
}

func TestTextsAreEscapedAndFolded(t *testing.T) {
	i := event()
	i.Summary = `Huis; tuin, kelder \ zolder`
	i.Description = "één\r\ntwee\nEND:VEVENT"
	i.Location = strings.Repeat("é", 100)
	i.Attendee.Name = "Eva \"X\"\r\nATTENDEE:mailto:v@example.net"
	list := unfolded(t, i.ICS())
	for _, want := range []string{
		`SUMMARY:Huis\; tuin\, kelder \\ zolder`,
		`DESCRIPTION:één\ntwee\nEND:VEVENT`,
		"LOCATION:" + strings.Repeat("é", 100),
		`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="Eva 'X' ATTENDEE:mailto:v@example.net":mailto:lea@example.org`,
	} {
		if !has(list, want) {
			t.Errorf("the event lacks the line %s: %q", want, list)
		}
	}
}

func TestInvitationKeepsItsUIDInEveryEmail(t *testing.T) {
	for kind, r := range kinds {
		if r.method == "" {
			continue
		}
		l, err := Compose(kind, locale.French, fits(kind))
		if err != nil {
			t.Fatal(err)
		}
		list := unfolded(t, l.Invitation)
		if !has(list, "UID:f3k9@example.com") || !has(list, "METHOD:"+r.method) || !has(list,
			"SUMMARY:Visite\u202f: Licht huis met diepe tuin") || l.Method != r.method {
			t.Errorf("the invitation of %s is %q, want its UID, method %s and summary", kind, list, r.method)
		}
	}
}

func TestInvitationHasTheAgencysPhone(t *testing.T) {
	l, err := Compose("appointment-visitor", locale.Dutch, fits("appointment-visitor"))
	if err != nil || !strings.Contains(strings.ReplaceAll(string(l.Invitation), "\r\n ", ""), "089 00 00 01") {
		t.Errorf("the invitation lacks the agency's phone (%v): %s", err, string(l.Invitation))
	}
}

func TestInvitationNeverCallsAVisitorByTheAgencysName(t *testing.T) {
	data := fits("appointment-visitor")
	data.Person.FirstName, data.Person.LastName = "Win", "https://prize.example"
	l, err := Compose("appointment-visitor", locale.Dutch, data)
	if err != nil {
		t.Fatal(err)
	}
	if list := unfolded(t, l.Invitation); !has(list, "ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:"+data.Person.Email) {
		t.Errorf("the event names the visitor: %q, want the address alone", list)
	}
}
