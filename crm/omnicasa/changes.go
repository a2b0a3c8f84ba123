package omnicasa

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

const (
	// pageSize is how many properties are asked for at once.
	pageSize = 50
	// overlap is how far before the last call changes are asked again: the clocks of both sides differ.
	overlap = 10 * time.Minute
	// listEvery is how often all properties are listed, to find those that may no longer be public and are in no list of changes.
	listEvery = 15 * time.Minute
	// layout is how a time is written, by the clock of Brussels.
	layout = "2006-01-02 15:04:05"
)

// public are the statuses that may be shown to anybody; every is all of them.
var (
	public = []market.Status{market.Active, market.Sold, market.Rented, market.Reference}
	every  = append([]market.Status{market.Prospective, market.Cancelled, market.Inactive}, public...)
)

// cursor has, by the site's clock, when the last call began and when all properties were listed last; and the digest of the list of deleted
// properties, which is read again only when it changed.
type cursor struct {
	At, Listed time.Time
	Deleted    string
	Projects   map[string]string `json:",omitempty"` // a digest of each project by its number
}

// Changed lists the properties that changed since the cursor, whatever their status; Records leaves out those that may not be public. The
// first call lists all that may be public.
func (s *system) Changed(ctx context.Context, since string) (c crm.Changes, err error) {
	var last cursor
	if err := json.Unmarshal([]byte(since), &last); err != nil && since != "" {
		return c, errors.New("this is no cursor of Omnicasa")
	}
	now := time.Now().UTC()
	next := cursor{At: now, Listed: last.Listed, Projects: last.Projects}
	var projects []string // that changed: before their units
	if now.Sub(last.Listed) >= listEvery {
		if c.All, err = s.list(ctx, map[string]any{"Status": joined(public)}); err != nil {
			return c, err
		}
		var all []string
		if all, projects, next.Projects, err = s.changedProjects(ctx, last.Projects); err != nil {
			return crm.Changes{}, err
		}
		c.All = append(all, c.All...)
		next.Listed = now
	}
	if c.Gone, next.Deleted, err = s.gone(ctx, last.Deleted); err != nil {
		return crm.Changes{}, err
	}
	if since == "" {
		c.IDs, c.Gone = c.All, nil
	} else if c.IDs, err = s.list(ctx, changedSince(last.At, now)); err != nil {
		return crm.Changes{}, err
	} else {
		c.IDs = append(projects, c.IDs...)
	}
	text, err := json.Marshal(next)
	c.Next = string(text)
	return c, err
}

// changedSince asks for what changed since the call before, with the earliest time that the clock of Brussels has shown since then: in the
// night when it is put back, what changes at the second half past two is older by that clock than what changed at ten to three before.
func changedSince(at, now time.Time) map[string]any {
	since := at.Add(-overlap).In(locale.Zone)
	_, then := since.Zone()
	_, today := now.In(locale.Zone).Zone()
	if putBack := time.Duration(then-today) * time.Second; putBack > 0 {
		since = since.Add(-putBack)
	}
	return map[string]any{"Status": joined(every), "ChangeSince": since.Format(layout)}
}

// joined writes a list as Omnicasa reads one: "1,2,4".
func joined[T ~int](list []T) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(int(n))
	}
	return strings.Join(texts, ",")
}

// list lists the numbers of properties, page by page. A list that is shorter or longer than Omnicasa says, that changes meanwhile, or of
// which a page comes again is an error, because properties that are not in it are removed from the site.
func (s *system) list(ctx context.Context, arguments map[string]any) (ids []string, err error) {
	ids = []string{}
	seen := map[string]bool{}
	arguments["DisplayFields"], arguments["SortFields"] = "ID", "ID"
	for total := -1; len(ids) < total || total < 0; {
		arguments["Limit1"], arguments["Limit2"] = len(ids)+1, len(ids)+pageSize
		var page page
		if err := s.call(ctx, "GetPropertyList", arguments, &page); err != nil {
			return nil, err
		}
		more := page.ids()
		if err := page.check(len(ids), len(more), total); err != nil {
			return nil, err
		}
		for _, id := range more {
			if seen[id] {
				return nil, fmt.Errorf("the property %s came twice: the list changed while it was read", id)
			}
			seen[id] = true
		}
		ids, total = append(ids, more...), int(page.RowsCount)
	}
	return ids, nil
}

// page is a part of a list. RowsCount is how long the whole list is.
type page struct {
	Items     []map[string]any
	RowsCount crm.Number
}

func (p page) ids() (ids []string) {
	for _, fields := range p.Items {
		if id := (feed.Item{Fields: fields}).Text("ID"); id != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// check returns what is wrong with a page of the list of properties. more is how many properties the page has, before how many the pages
// before it had, and total how many these said that the list has; -1 at the first page.
func (p page) check(before, more, total int) error {
	switch {
	case p.Items == nil:
		return errors.New("the CRM's answer to GetPropertyList has another shape than expected: no Items")
	case p.RowsCount > limits.CRMRecords:
		return fmt.Errorf("there are %d properties at Omnicasa, more than %d", p.RowsCount, limits.CRMRecords)
	case total >= 0 && int(p.RowsCount) != total:
		return fmt.Errorf("there were %d properties and then %d: the list changed while it was read", total, p.RowsCount)
	case before+more > int(p.RowsCount):
		return fmt.Errorf("%d properties came from Omnicasa, which says that it has %d", before+more, p.RowsCount)
	case more == 0 && before < int(p.RowsCount):
		return fmt.Errorf("only %d properties of %d came from Omnicasa", before, p.RowsCount)
	}
	return nil
}

// gone lists the numbers of deleted properties with the digest of the list; none when the list has not changed.
func (s *system) gone(ctx context.Context, before string) (ids []string, digest string, err error) {
	deleted := []crm.Number{}
	if err := s.call(ctx, "GetDeletedPropertyIDs", nil, &deleted); err != nil {
		return nil, "", err
	}
	for _, id := range deleted {
		ids = append(ids, strconv.Itoa(int(id)))
	}
	slices.Sort(ids)
	sum := sha256.Sum256([]byte(strings.Join(ids, ",")))
	if digest = hex.EncodeToString(sum[:]); digest == before {
		return nil, digest, nil
	}
	return ids, digest, nil
}
