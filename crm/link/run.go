package link

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// run is one run of a link.
type run struct {
	*Service
	link   db.Link
	kind   crm.Kind
	runner string
	began  time.Time
	client *fetch.Client // it asks over one connection until the run ends
	system crm.System
	report Report
	failed int                // records in a row that could not be read
	worked bool               // whether some could
	broken map[string]*broken // those that could not
}

func (r *run) work(ctx context.Context, pull bool) (err error) {
	if r.system, err = r.kind.Open(crm.Account{Settings: r.link.SettingsMap(), Secret: r.link.Secret, Client: r.client}); err != nil {
		return err
	}
	err = r.read(ctx, pull)
	if ctx.Err() != nil || takesNothing(err) {
		return err
	}
	return errors.Join(err, r.sendLeads(ctx, err != nil))
}

// read reads what changed. A CRM whose properties cannot be read may still take leads.
func (r *run) read(ctx context.Context, pull bool) error {
	if pull {
		if err := r.pull(ctx); err != nil {
			return err
		}
	}
	return r.readInbox(ctx)
}

func (r *run) note(text string, args ...any) {
	text = fmt.Sprintf(text, args...)
	slog.Warn("a link to a CRM", "link", r.link.Name, "problem", text)
	if r.report.Notes = append(r.report.Notes, text); len(r.report.Notes) > limits.CRMNotes {
		r.report.Notes = r.report.Notes[1:]
	}
}

// problem is what a run that went on could not do, nil for nothing.
func (r *run) problem() *string {
	if len(r.report.Notes) == 0 {
		return nil
	}
	text := r.report.Notes[len(r.report.Notes)-1]
	if n := len(r.report.Notes); n > 1 {
		text = fmt.Sprintf("%s (and %d more)", text, n-1)
	}
	return &text
}

// pull asks the CRM what changed. That only makes a list of what is to be read, which is stored together with the new cursor.
func (r *run) pull(ctx context.Context) error {
	c, err := r.system.Changed(ctx, r.link.Cursor)
	if err != nil {
		return err
	}
	at := r.Now().UnixMilli()
	var list []db.Notice
	for _, id := range c.IDs {
		list = append(list, db.Notice{Record: id, At: at})
	}
	for _, id := range c.Gone {
		list = append(list, db.Notice{Record: id, At: at, Gone: true})
	}
	missing, err := r.missing(ctx, c.All, at)
	if err != nil {
		return err
	}
	if err := r.Store.Notify(ctx, r.link.Name, append(list, missing...), &c.Next, r.Now()); err != nil {
		return err
	}
	r.link.Cursor = c.Next
	return nil
}

// missing lists the records that are on the site and no longer among all of the CRM. One that names none at all is not believed while
// the site has several.
func (r *run) missing(ctx context.Context, all []string, at int64) (list []db.Notice, err error) {
	if all == nil {
		return nil, nil
	}
	there := map[string]bool{}
	for _, id := range all {
		there[id] = true
	}
	known, err := r.Store.CRMRecords(ctx, r.link.Name)
	for _, k := range known {
		if !k.Gone && k.Project == nil && !there[k.ID] {
			list = append(list, db.Notice{Record: k.ID, At: at, Gone: true})
		}
	}
	if len(all) == 0 && len(list) > limits.CRMEmptied {
		return nil,
			fmt.Errorf("the CRM says that it has no properties at all, while the site has %d of it: nothing was taken away", len(list))
	}
	return list, err
}

// readInbox reads the records that are to be read, some at a time, until none is left but those that cannot be read.
func (r *run) readInbox(ctx context.Context) error {
	for {
		list, err := r.Store.Inbox(ctx, r.link.Name, r.Now(), limits.CRMBatch+len(r.broken))
		list = slices.DeleteFunc(list, func(e db.InboxEntry) bool { return r.broken[e.Record] != nil })
		if err != nil {
			return err
		}
		if len(list) == 0 {
			return r.postponeBroken(ctx)
		}
		if err := r.batch(ctx, list); err != nil {
			return err
		}
	}
}

// batch reads some records and delivers them. When that fails they are read one by one, so that one that cannot be read does not stop the
// others. Several that fail in a row mean that the CRM is down.
func (r *run) batch(ctx context.Context, list []db.InboxEntry) error {
	known, err := r.known(ctx, list)
	if err != nil {
		return err
	}
	records, err := r.records(ctx, toRead(list, known))
	if err == nil {
		r.failed, r.worked = 0, true
		return r.deliver(ctx, list, known, records)
	}
	if ctx.Err() != nil || takesNothing(err) {
		return err
	}
	if len(list) == 1 {
		r.broken[list[0].Record] = &broken{list[0], err}
		if r.failed++; r.failed >= limits.CRMFailures {
			return err
		}
		return nil
	}
	for _, e := range list {
		if err := r.batch(ctx, []db.InboxEntry{e}); err != nil {
			return err
		}
	}
	return nil
}

// records reads records. A panic over one of them is an error, so that this one waits and the others are read.
func (r *run) records(ctx context.Context, ids []string) (list []crm.Record, err error) {
	defer r.panicAsError(&err)
	return r.system.Records(ctx, ids)
}

// broken is a record that cannot be read.
type broken struct {
	db.InboxEntry
	err error
}

// postponeBroken lets the records that could not be read wait, if others could. A CRM of which nothing could be read several times is not
// held up by them either.
func (r *run) postponeBroken(ctx context.Context) error {
	for _, b := range r.broken {
		if !r.worked && r.link.Tries < limits.CRMFailures {
			return b.err
		}
		r.note("record %s cannot be read: %v", b.Record, b.err)
		if err := r.Store.PostponeNotice(ctx, r.link.Name, b.InboxEntry,
			r.Now().Add(pause(b.Tries+2, limits.CRMLongestPause))); err != nil {
			return err
		}
	}
	return nil
}

func (r *run) known(ctx context.Context, list []db.InboxEntry) (map[string]db.CRMRecord, error) {
	ids := make([]string, len(list))
	for i, e := range list {
		ids[i] = e.Record
	}
	stored, err := r.Store.CRMRecordsOf(ctx, r.link.Name, ids)
	known := make(map[string]db.CRMRecord, len(stored))
	for _, k := range stored {
		known[k.ID] = k
	}
	return known, err
}

// toRead lists the records that are read. One whose last event says that it is gone is not, unless that event is an old one that came
// again.
func toRead(list []db.InboxEntry, known map[string]db.CRMRecord) (ids []string) {
	for _, e := range list {
		if !e.Gone || e.At <= known[e.Record].EventAt {
			ids = append(ids, e.Record)
		}
	}
	return ids
}
