package link

import (
	"context"
	"slices"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
)

// readInbox reads the records in the inbox, some at a time, until only those are left that cannot be read.
func (r *run) readInbox(ctx context.Context) error {
	for {
		if err := r.Store.Links.NoteProgress(ctx, r.link.Name, r.runner, r.report.Read, r.Now()); err != nil {
			return err
		}
		list, err := r.Store.Links.Inbox(ctx, r.link.Name, r.Now(), limits.CRMBatch+len(r.broken))
		list = slices.DeleteFunc(list, func(e crmlinks.InboxEntry) bool { return r.broken[e.Record] != nil })
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

// batch reads some records and delivers them. When that fails it reads them one by one, so that a record that cannot be read does not stop
// the others. Several failures in a row mean that the CRM is down.
func (r *run) batch(ctx context.Context, list []crmlinks.InboxEntry) error {
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
		if err := r.batch(ctx, []crmlinks.InboxEntry{e}); err != nil {
			return err
		}
	}
	return nil
}

// records reads records. A panic while reading one becomes an error, so that this one waits and the others are read.
func (r *run) records(ctx context.Context, ids []string) (list []crm.Record, err error) {
	defer r.panicAsError(&err)
	list, err = r.system.Records(ctx, ids)
	return list, fromCRM(err)
}

// broken is a record that cannot be read.
type broken struct {
	crmlinks.InboxEntry
	err error
}

// postponeBroken lets records wait that could not be read while others could. When nothing could be read several times in a row they wait
// too, so that they do not hold up the link for ever.
func (r *run) postponeBroken(ctx context.Context) error {
	for _, b := range r.broken {
		if !r.worked && r.link.Tries < limits.CRMFailures {
			return b.err
		}
		r.note(crmlinks.RecordsUnread, "record %s cannot be read: %v", b.Record, b.err)
		if err := r.Store.Links.PostponeNotice(ctx, r.link.Name, b.InboxEntry,
			r.Now().Add(pause(b.Tries+2, limits.CRMLongestPause))); err != nil {
			return err
		}
	}
	return nil
}

func (r *run) known(ctx context.Context, list []crmlinks.InboxEntry) (map[string]crmlinks.CRMRecord, error) {
	ids := make([]string, len(list))
	for i, e := range list {
		ids[i] = e.Record
	}
	stored, err := r.Store.Links.CRMRecordsOf(ctx, r.link.Name, ids)
	known := make(map[string]crmlinks.CRMRecord, len(stored))
	for _, k := range stored {
		known[k.ID] = k
	}
	return known, err
}

// toRead lists the records to ask the CRM for. It leaves out a record whose last event says that it is gone, unless that event is an old
// one that came again.
func toRead(list []crmlinks.InboxEntry, known map[string]crmlinks.CRMRecord) (ids []string) {
	for _, e := range list {
		if !e.Gone || e.At <= known[e.Record].EventAt {
			ids = append(ids, e.Record)
		}
	}
	return ids
}
