package whise

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
)

const (
	// overlap is how far before the last known change the next list begins, because a change may become visible after a later one.
	overlap = 2 * time.Minute
	// listEvery is how often all properties are listed to find those that were deleted. One that was taken offline is known at once.
	listEvery = 15 * time.Minute
	// layout is how Whise writes a time, by the clock of Brussels and with up to seven decimals; momentOf reads one with its zone too.
	layout = "2006-01-02T15:04:05.999999999"
)

// cursor is where the last call ended: the time of the last change by Whise's clock; the properties changed shortly before it with their
// times, so that none is read twice; and, by the site's clock, when all properties were listed last.
type cursor struct {
	At     string            `json:"at"`
	Known  map[string]string `json:"known,omitempty"`
	Listed time.Time         `json:"listed"`
}

// Changed lists the properties that changed since the cursor, whatever their status; Records leaves out those that may not be public. Every
// listEvery a list of all properties shows which were deleted. The first call lists all that may be public.
func (s *system) Changed(ctx context.Context, since string) (c crm.Changes, err error) {
	var last cursor
	if err := json.Unmarshal([]byte(since), &last); err != nil && since != "" {
		return c, errors.New("this is no cursor of Whise")
	}
	var changed, all []estate
	now := time.Now().UTC()
	listed := now.Sub(last.Listed) >= listEvery
	if listed {
		if all, err = s.list(ctx, shown); err != nil {
			return c, err
		}
		isComplete := !slices.ContainsFunc(all, estate.isNothing)
		if all = slices.DeleteFunc(all, func(e estate) bool { return !e.public() }); isComplete {
			c.All = ids(all) // null may stand for a property that is there
		}
	}
	if changed = all; since != "" {
		if changed, err = s.list(ctx,
			filter{DisplayStatusIDs: anyDisplay, StatusIDs: anyRecord, UpdateDateTimeRange: last.since()}); err != nil {
			return crm.Changes{}, err
		}
	}
	c.IDs = ids(slices.DeleteFunc(slices.Clone(changed), func(e estate) bool { return last.Known[e.id()] == e.Updated }))
	next := last.after(changed)
	if listed {
		next.Listed = now
	}
	text, err := json.Marshal(next)
	c.Next = string(text)
	return c, err
}

// shown are the properties that may be public.
var shown = filter{DisplayStatusIDs: shownDisplay, StatusIDs: []int{activeRecord}, PurposeStatusIDs: publicStatuses()}

// ids are the numbers of properties.
func ids(list []estate) []string {
	ids := make([]string, 0, len(list))
	for _, e := range list {
		if !e.isNull {
			ids = append(ids, e.id())
		}
	}
	return ids
}

// since is the range of times to ask for, nil for all.
func (c cursor) since() *timeRange {
	at, err := momentOf(c.At)
	if err != nil {
		return nil
	}
	return &timeRange{at.Add(-overlap).In(locale.Zone).Format(layout)}
}

// momentOf reads a time of Whise.
func momentOf(text string) (time.Time, error) {
	if at, err := time.Parse(time.RFC3339Nano, text); err == nil {
		return at, nil
	}
	return time.ParseInLocation(layout, text, locale.Zone)
}

// after is the cursor after a list of changes.
func (c cursor) after(changed []estate) cursor {
	next := cursor{At: c.At, Listed: c.Listed, Known: map[string]string{}}
	for _, e := range changed {
		if earlier(next.At, e.Updated) {
			next.At = e.Updated
		}
	}
	from := next.since()
	for _, e := range changed {
		if from != nil && !earlier(e.Updated, from.Min) {
			next.Known[e.id()] = e.Updated
		}
	}
	return next
}

// earlier compares two times as Whise writes them; one that cannot be read is earlier than any other.
func earlier(a, b string) bool {
	at, _ := momentOf(a)
	bt, err := momentOf(b)
	return err == nil && at.Before(bt)
}

func (e estate) isNothing() bool { return e.isNull }

func (e estate) id() string { return strconv.Itoa(e.ID) }
