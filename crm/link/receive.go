package link

import (
	"context"
	"errors"
	"net/http"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
)

// Receive stores an event of a link's CRM. It returns crm.ErrUnsigned also for a link that does not exist, so that nobody learns which
// links there are, crm.ErrEvent for what cannot be read, and crmlinks.ErrInboxFull when too much waits. An event of a CRM that does not
// sign is not read.
func (s *Service) Receive(ctx context.Context, kind, name string, header http.Header, body []byte) error {
	l, err := s.Store.Links.LinkNamed(ctx, name)
	if err != nil && !errors.Is(err, crmlinks.ErrUnknownLink) {
		return err
	}
	k, known := s.Kinds[kind]
	if known && k.Hints && l.Kind == kind {
		return s.Store.Links.RequestLinkRun(ctx, name, s.Now(), limits.CRMHintEvery)
	}
	if !known || k.Events == nil || l.Kind != kind {
		return crm.ErrUnsigned
	}
	events, err := k.Events(header, body, l.Secret)
	if err != nil || len(events) == 0 {
		return err
	}
	list := make([]crmlinks.Notice, len(events))
	for i, e := range events {
		if list[i] = (crmlinks.Notice{Record: e.Record, Gone: e.Gone}); !e.At.IsZero() {
			list[i].At = e.At.UnixMilli()
		}
	}
	return s.Store.Links.Notify(ctx, name, list, nil, s.Now())
}
