package calendar

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
	"github.com/gevel/gevel/limits"
)

// Errors of calendars that are refused whole.
var (
	ErrUnreadable = errors.New("this is not a calendar in the iCalendar format")
	ErrNothing    = errors.New("nothing in the calendar can be read, so it does not tell when its owner is free")
	ErrTooMany    = errors.New("the calendar has too many busy times")
	ErrTooSlow    = errors.New("the calendar's repeating events take too long to work out")
)

// Interval is a time from Start until before End.
type Interval struct{ Start, End time.Time }

// Reading is what a calendar says.
type Reading struct {
	Busy         []Interval // in order, with overlapping ones joined
	Skipped      int        // events of which something cannot be read: what could be read of them counts
	UnknownZones int        // names of time zones that nobody knows; times in them are by the agency's clock
}

// Busy reads when a calendar keeps its owner busy between two times. Cancelled events, those that their owner marked as free and
// invitations that one of the owner's email addresses declined do not count. An event that repeats in a way that cannot be worked out
// keeps its first time busy. A calendar of which nothing can be read is ErrNothing, because its owner would look free.
func Busy(text []byte, owner []string, from, until time.Time) (Reading, error) {
	calendars, err := parse(text)
	if err != nil {
		return Reading{}, err
	}
	r := &reader{owner: owner, from: from, until: until, deadline: time.Now().Add(limits.CalendarTime), unknown: map[string]bool{}}
	for _, c := range calendars {
		if err := r.read(c); err != nil {
			return Reading{}, err
		}
	}
	if r.understood == 0 && (r.skipped+r.foreign > 0 || bytes.Contains(text, []byte("BEGIN:VEVENT"))) {
		return Reading{}, ErrNothing
	}
	list := joined(r.list)
	if len(list) > limits.BusyTimes {
		return Reading{}, ErrTooMany
	}
	return Reading{Busy: list, Skipped: r.skipped, UnknownZones: len(r.unknown)}, nil
}

// reader collects the busy times of one file.
type reader struct {
	owner       []string
	from, until time.Time
	deadline    time.Time
	zones       map[string]*timezone // those that the calendar brings along
	unknown     map[string]bool
	floating    clock // that of times without a zone in the calendar that is read; nil for the agency's
	cancelled   bool  // that calendar takes its events back
	list        []Interval
	understood  int // parts that were read whole
	skipped     int
	foreign     int // parts that are neither events nor busy times, such as tasks
}

// read adds the busy times of one calendar.
func (r *reader) read(c *ics.Calendar) error {
	r.zones = zonesOf(c)
	r.floating, r.cancelled = nil, false
	for _, p := range c.CalendarProperties {
		switch value := strings.TrimSpace(p.Value); p.IANAToken {
		case "X-WR-TIMEZONE": // of Apple and Google, when a calendar has a zone of its own
			r.floating = r.knownClock(unquoted(value))
		case "METHOD":
			r.cancelled = strings.EqualFold(value, "CANCEL") // an event that is taken back need not say so (RFC 5546 section 3.2.5)
		}
	}
	replaced := replacedBy(c.Events())
	isReplaced := func(e *ics.VEvent) bool { return replaced[e] }
	changes := r.changesOf(slices.DeleteFunc(c.Events(), isReplaced))
	for _, part := range c.Components {
		if e, is := part.(*ics.VEvent); is && isReplaced(e) {
			continue
		}
		if time.Now().After(r.deadline) {
			return ErrTooSlow
		}
		times, err := r.timesOf(part, changes)
		if errors.Is(err, ErrTooSlow) || errors.Is(err, ErrTooMany) {
			return err
		}
		if r.list = append(r.list, times...); len(r.list) > 10*limits.BusyTimes {
			return ErrTooMany
		}
		r.count(part, err)
	}
	return nil
}

func (r *reader) count(part ics.Component, err error) {
	switch part.(type) {
	case *ics.VTimezone:
	case *ics.VEvent, *ics.VBusy:
		if err != nil {
			r.skipped++
		} else {
			r.understood++
		}
	default:
		r.foreign++
	}
}

// timesOf lists when one component keeps the owner busy. With an error it lists what could be read.
func (r *reader) timesOf(part ics.Component, changes map[string][]change) (list []Interval, err error) {
	defer func() {
		if problem := recover(); problem != nil { // dates and rules are worked out by others' code
			list, err = nil, errEvent
		}
	}()
	switch part := part.(type) {
	case *ics.VEvent:
		return r.timesOfEvent(part, changes[part.Id()])
	case *ics.VBusy:
		return r.timesOfFreeBusy(part)
	}
	return nil, nil
}

// joined sorts intervals and joins those that overlap or touch.
func joined(list []Interval) []Interval {
	slices.SortFunc(list, func(a, b Interval) int { return a.Start.Compare(b.Start) })
	var out []Interval
	for _, next := range list {
		if last := len(out) - 1; last >= 0 && !next.Start.After(out[last].End) {
			if next.End.After(out[last].End) {
				out[last].End = next.End
			}
			continue
		}
		out = append(out, next)
	}
	return out
}
