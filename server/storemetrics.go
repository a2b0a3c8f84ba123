package server

import (
	"context"
	"time"
)

// reportStore reports what waits in the store and when it was last written.
func (s *Server) reportStore(ctx context.Context, m metrics) error {
	if err := s.reportListings(ctx, m); err != nil {
		return err
	}
	if err := s.reportOutbox(ctx, m); err != nil {
		return err
	}
	if err := s.reportLinks(ctx, m); err != nil {
		return err
	}
	return s.reportWebhooks(ctx, m)
}

func (s *Server) reportListings(ctx context.Context, m metrics) error {
	version, err := s.store.Version(ctx)
	if err != nil {
		return err
	}
	m.gauge("gevel_data_version", "The number that grows when something changes that public pages show.", float64(version))
	written, err := s.store.ListingsWritten(ctx)
	if err != nil {
		return err
	}
	m.gauge("gevel_listings_written_timestamp_seconds",
		"When properties were last written, by an import, a link to a CRM or the desk.", float64(written.Unix()))
	files, err := s.store.Imports.CountRemotes(ctx)
	if err != nil {
		return err
	}
	m.gauge("gevel_remote_files_waiting", "Pictures and documents of other servers that are still to be fetched.", float64(files.Waiting))
	m.gauge("gevel_remote_files_given_up", "Those that could not be fetched; gevel pictures lists them.", float64(files.GivenUp))
	return nil
}

func (s *Server) reportOutbox(ctx context.Context, m metrics) error {
	w, err := s.store.Outbox.Waiting(ctx)
	if err != nil {
		return err
	}
	m.gauge("gevel_outbox_emails", "Emails that wait to be sent.", float64(w.Emails))
	m.gauge("gevel_outbox_failed", "Those of them that the mail server did not take yet.", float64(w.Failed))
	var age time.Duration
	if w.Oldest != nil {
		age = time.Since(time.Unix(*w.Oldest, 0))
	}
	m.gauge("gevel_outbox_oldest_seconds", "The age of the oldest email that waits; 0 while none does.", age.Seconds())
	return nil
}

func (s *Server) reportLinks(ctx context.Context, m metrics) error {
	list, err := s.store.Links.Links(ctx)
	for _, l := range list {
		m.gauge("gevel_link_records_unread", "Records that a link to a CRM is to read.", float64(l.Unread), "link", l.Name)
		m.gauge("gevel_link_records_held", "Records that problems keep from the site.", float64(l.Held), "link", l.Name)
		m.gauge("gevel_link_deliveries_waiting", "Requests of visitors that wait to be sent to the CRM.", float64(l.Waiting), "link",
			l.Name)
		m.gauge("gevel_link_deliveries_refused", "Requests of visitors that the CRM did not take.", float64(l.Refused), "link", l.Name)
		m.gauge("gevel_link_failing", "1 while a link meets a problem; gevel link list says which.", number(l.Problem != nil), "link",
			l.Name)
		if l.RanAt != nil {
			m.gauge("gevel_link_read_timestamp_seconds", "When a link last read everything.", float64(*l.RanAt), "link", l.Name)
		}
	}
	return err
}

func (s *Server) reportWebhooks(ctx context.Context, m metrics) error {
	list, err := s.store.Webhooks.Webhooks(ctx)
	if err != nil || len(list) == 0 {
		return err
	}
	waiting, err := s.store.Webhooks.WebhooksWaiting(ctx)
	for _, w := range list {
		var age time.Duration
		if since, ok := waiting[w.Name]; ok {
			age = time.Since(since)
		}
		m.gauge("gevel_webhook_waiting_seconds", "How long a delivery of a webhook waits to be taken; 0 while none does.", age.Seconds(),
			"webhook", w.Name)
		m.gauge("gevel_webhook_failing", "1 while the receiver of a webhook takes nothing.", number(w.FailingSince != nil), "webhook",
			w.Name)
		m.gauge("gevel_webhook_paused", "1 while a webhook is paused, by hand or because it failed for days.", number(w.Paused != nil),
			"webhook", w.Name)
	}
	return err
}
