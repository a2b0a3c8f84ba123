package mail

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Invitation is one event for calendars (RFC 5545, RFC 5546). The same UID with a higher Sequence replaces it.
type Invitation struct {
	UID         string
	Sequence    int
	Cancelled   bool
	Stamp       time.Time // when it was made or last changed
	Start, End  time.Time
	Summary     string
	Location    string
	Description string
	URL         string
	Organizer   Party
	Attendee    Party // without an address for an event that is open to all
}

// Party is someone at an event.
type Party struct{ Name, Email string }

// zone says when Brussels changes its clocks, for calendars that do not know (RFC 5545 section 3.6.5).
var zone = []string{
	"BEGIN:VTIMEZONE", "TZID:Europe/Brussels",
	"BEGIN:DAYLIGHT", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZNAME:CEST", "DTSTART:19700329T020000",
	"RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT",
	"BEGIN:STANDARD", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "TZNAME:CET", "DTSTART:19701025T030000",
	"RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD",
	"END:VTIMEZONE",
}

// ICS writes the invitation as a calendar object, in Brussels' time.
func (i Invitation) ICS() []byte {
	method := request
	if i.Cancelled {
		method = cancel
	}
	return calendarOf(i.lines(), "METHOD:"+method)
}

// Calendar writes events as a calendar with a name, which programs read again from time to time: most by REFRESH-INTERVAL (RFC 7986),
// Outlook by X-PUBLISHED-TTL. What is published has no attendees (RFC 5546 section 3.2.1).
func Calendar(name string, events []Invitation) []byte {
	var list []string
	for _, e := range events {
		e.Attendee = Party{}
		list = append(list, e.lines()...)
	}
	return calendarOf(list, "METHOD:PUBLISH", "X-WR-CALNAME:"+escaped(name), "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
		"X-PUBLISHED-TTL:PT15M")
}

// calendarOf writes lines of events as a calendar object with further properties.
func calendarOf(events []string, properties ...string) []byte {
	list := slices.Concat([]string{"BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Gevel//Gevel//EN", "CALSCALE:GREGORIAN"}, properties, zone,
		events, []string{"END:VCALENDAR"})
	var out strings.Builder
	for _, line := range list {
		out.WriteString(folded(line) + "\r\n")
	}
	return []byte(out.String())
}

func (i Invitation) lines() []string {
	status := "CONFIRMED"
	if i.Cancelled {
		status = "CANCELLED"
	}
	list := []string{"BEGIN:VEVENT",
		"UID:" + escaped(i.UID),
		fmt.Sprintf("SEQUENCE:%d", i.Sequence),
		"STATUS:" + status,
		"DTSTAMP:" + i.Stamp.UTC().Format("20060102T150405Z"),
		"DTSTART;TZID=Europe/Brussels:" + local(i.Start),
		"DTEND;TZID=Europe/Brussels:" + local(i.End),
		"SUMMARY:" + escaped(i.Summary),
		"LOCATION:" + escaped(i.Location),
		"DESCRIPTION:" + escaped(i.Description),
		"URL:" + oneLine(i.URL),
		"ORGANIZER" + i.Organizer.line()}
	if i.Attendee.Email != "" {
		list = append(list, "ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED"+i.Attendee.line())
	}
	return append(list, "END:VEVENT")
}

func local(t time.Time) string { return t.In(brussels).Format("20060102T150405") }

// line writes a party's name and address, or the address alone. The name is in quotes, and cannot break out of them.
func (p Party) line() string {
	if p.Name == "" {
		return ":mailto:" + asciiEmail(oneLine(p.Email))
	}
	return `;CN="` + strings.ReplaceAll(oneLine(p.Name), `"`, "'") + `":mailto:` + asciiEmail(oneLine(p.Email))
}

// attendee is the visitor's name if it is harmless. The agency's name never replaces it: the agency is the organizer.
func (c *composer) attendee() string {
	if c.rule.office {
		return oneLine(c.data.Person.Name())
	}
	return harmless(c.data.Person.Name())
}

var escapes = strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\n", `\n`)

// escaped escapes a text as a value (RFC 5545 section 3.3.11).
func escaped(s string) string { return escapes.Replace(strings.Join(lines(s), "\n")) }

// folded breaks a line so that none has more than 75 bytes, between characters (RFC 5545 section 3.1).
func folded(line string) string {
	var out strings.Builder
	room := 75
	for _, r := range line {
		if room -= utf8.RuneLen(r); room < 0 {
			out.WriteString("\r\n ")
			room = 74 - utf8.RuneLen(r)
		}
		out.WriteRune(r)
	}
	return out.String()
}

// EventID is the UID of an appointment in every calendar, from its id and the agency's address.
func EventID(id, agency string) string { return id + "@" + hostOf(asciiEmail(agency)) }

// invitation is the event of an appointment's email.
func (c *composer) invitation() Invitation {
	d, a := c.data, c.data.Appointment
	i := Invitation{UID: EventID(a.ID, d.Site.Email), Sequence: a.Sequence, Cancelled: c.rule.method == cancel,
		Stamp: a.Changed,
		Start: a.Start, End: a.End, Summary: c.word("invitation.summary"), Description: c.description(),
		Organizer: Party{d.Site.Name, d.Site.Email}, Attendee: Party{c.attendee(), d.Person.Email}}
	if l := c.listing(); l != nil {
		i.Location, i.URL = l.Place, l.URL
	}
	if d.Meeting != nil {
		i.Location = c.meetingPlace()
	}
	return i
}

// description names agent and office, with the numbers to call on the way to an appointment.
func (c *composer) description() string {
	s := c.data.Site
	return joined("\n", c.text("title"), c.agentLine(), joined(", ", s.Name, s.Address, s.Phone), c.data.Link)
}
