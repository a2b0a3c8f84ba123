package metrics

import (
	"context"
	"time"

	"github.com/gevel/gevel/db"
)

// Store reports what waits in the store and when it was last written.
func Store(ctx context.Context, m Writer, store *db.Store) error {
	if err := reportListings(ctx, m, store); err != nil {
		return err
	}
	if err := reportOutbox(ctx, m, store); err != nil {
		return err
	}
	if err := reportLinks(ctx, m, store); err != nil {
		return err
	}
	return reportWebhooks(ctx, m, store)
}

func reportListings(ctx context.Context, m Writer, store *db.Store) error {
	version, err := store.Version(ctx)
	if err != nil {
		return err
	}
	m.Gauge("gevel_data_version", "The number that grows when something changes that public pages show.", float64(version))
	written, err := store.ListingsWritten(ctx)
	if err != nil {
		return err
	}
	m.Gauge("gevel_listings_written_timestamp_seconds",
		"When properties were last written, by an import, a link to a CRM or the desk.", float64(written.Unix()))
	files, err := store.Imports.CountRemotes(ctx)
	if err != nil {
		return err
	}
	m.Gauge("gevel_remote_files_waiting", "Pictures and documents of other servers that are still to be fetched.", float64(files.Waiting))
	m.Gauge("gevel_remote_files_given_up", "Those that could not be fetched; gevel pictures lists them.", float64(files.GivenUp))
	return nil
}

func reportOutbox(ctx context.Context, m Writer, store *db.Store) error {
	w, err := store.Outbox.Waiting(ctx)
	if err != nil {
		return err
	}
	m.Gauge("gevel_outbox_emails", "Emails that wait to be sent.", float64(w.Emails))
	m.Gauge("gevel_outbox_failed", "Those of them that the mail server did not take yet.", float64(w.Failed))
	var age time.Duration
	if w.Oldest != nil {
		age = time.Since(time.Unix(*w.Oldest, 0))
	}
	m.Gauge("gevel_outbox_oldest_seconds", "The age of the oldest email that waits; 0 while none does.", age.Seconds())
	return nil
}

func reportLinks(ctx context.Context, m Writer, store *db.Store) error {
	list, err := store.Links.Links(ctx)
	for _, l := range list {
		m.Gauge("gevel_link_records_unread", "Records that a link to a CRM is to read.", float64(l.Unread), "link", l.Name)
		m.Gauge("gevel_link_records_held", "Records that problems keep from the site.", float64(l.Held), "link", l.Name)
		m.Gauge("gevel_link_deliveries_waiting", "Requests of visitors that wait to be sent to the CRM.", float64(l.Waiting), "link",
			l.Name)
		m.Gauge("gevel_link_deliveries_refused", "Requests of visitors that the CRM did not take.", float64(l.Refused), "link", l.Name)
		m.Gauge("gevel_link_failing", "1 while a link meets a problem; gevel link list says which.", Flag(l.Problem != nil), "link",
			l.Name)
		if l.RanAt != nil {
			m.Gauge("gevel_link_read_timestamp_seconds", "When a link last read everything.", float64(*l.RanAt), "link", l.Name)
		}
	}
	return err
}

func reportWebhooks(ctx context.Context, m Writer, store *db.Store) error {
	list, err := store.Webhooks.Webhooks(ctx)
	if err != nil || len(list) == 0 {
		return err
	}
	waiting, err := store.Webhooks.WebhooksWaiting(ctx)
	for _, w := range list {
		var age time.Duration
		if since, ok := waiting[w.Name]; ok {
			age = time.Since(since)
		}
		m.Gauge("gevel_webhook_waiting_seconds", "How long a delivery of a webhook waits to be taken; 0 while none does.", age.Seconds(),
			"webhook", w.Name)
		m.Gauge("gevel_webhook_failing", "1 while the receiver of a webhook takes nothing.", Flag(w.FailingSince != nil), "webhook",
			w.Name)
		m.Gauge("gevel_webhook_paused", "1 while a webhook is paused, by hand or because it failed for days.", Flag(w.Paused != nil),
			"webhook", w.Name)
	}
	return err
}
