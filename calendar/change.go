package calendar

import (
	"slices"
	"strconv"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
)

// change is an event that replaces one repetition of another with its UID, or all from that one on (RFC 5545 section 3.8.4.4).
type change struct {
	event  *ics.VEvent
	of     moment // the repetition's start as it was
	at     time.Time
	span   span
	future bool
}

// is reports whether a repetition is the one that was changed.
func (c change) is(start moment, at time.Time) bool {
	return at.Equal(c.at) || start.isDay != c.of.isDay && start.is(c.of)
}

// changesOf lists a calendar's changes by the UID of what they change, in the order of time.
func (r *reader) changesOf(events []*ics.VEvent) map[string][]change {
	list, repeating := map[string][]change{}, map[string]bool{}
	for _, e := range events {
		repeating[e.Id()] = repeating[e.Id()] || e.GetProperty(ics.ComponentPropertyRecurrenceId) == nil
	}
	for _, e := range events {
		p := e.GetProperty(ics.ComponentPropertyRecurrenceId)
		of, err := r.momentOf(p)
		if err != nil {
			continue
		}
		c := change{event: e, of: of, at: of.time(), future: isOfFuture(p) && repeating[e.Id()]}
		if c.span, err = r.spanOf(e); err != nil && !r.isFree(e) {
			continue
		}
		list[e.Id()] = append(list[e.Id()], c)
	}
	for _, changes := range list {
		slices.SortStableFunc(changes, func(a, b change) int { return a.at.Compare(b.at) })
	}
	return list
}

// replacedBy are the events of which the calendar has a later form too: the same one, or the same repetition of it, with a higher number of
// changes (SEQUENCE, RFC 5545 section 3.8.7.4).
func replacedBy(events []*ics.VEvent) map[*ics.VEvent]bool {
	replaced, last := map[*ics.VEvent]bool{}, map[string]*ics.VEvent{}
	number := func(e *ics.VEvent) int {
		n, _ := strconv.Atoi(valueOf(e, ics.ComponentPropertySequence))
		return n
	}
	for _, e := range events {
		key := e.Id() + "\n" + valueOf(e, ics.ComponentPropertyRecurrenceId)
		other := last[key]
		switch {
		case e.Id() == "":
		case other == nil:
			last[key] = e
		case number(e) > number(other):
			replaced[other], last[key] = true, e
		case number(e) < number(other):
			replaced[e] = true
		}
	}
	return replaced
}

// isOfFuture reports whether a change is of all later repetitions too. An invitation to a part of them may come without the event itself,
// and is then an event of its own.
func isOfFuture(p *ics.IANAProperty) bool {
	reach := p.ICalParameters["RANGE"]
	return len(reach) == 1 && strings.EqualFold(reach[0], "THISANDFUTURE")
}

// moved is when a later repetition is that would have begun at a time: as far from it as the first one that was changed was moved, and as
// long as that.
func (c change) moved(at time.Time) Interval {
	start := at.Add(c.span.start.time().Sub(c.at))
	return Interval{start, start.Add(c.span.length())}
}
