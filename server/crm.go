package server

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server/respond"
)

// betweenLinks is how often the server checks whether a link to a CRM has something to do.
const betweenLinks = 2 * time.Second

// newLinks returns the service that runs links to CRMs.
func newLinks(store *db.Store, settings Settings) *link.Service {
	return &link.Service{Store: store, Kinds: kinds.All, Client: settings.Fetch, Media: settings.Media, Origin: settings.Origin,
		Now:  time.Now,
		Hold: settings.LinkHold}
}

// RunLinks runs the links to CRMs until ctx ends, all at the same time, so that a slow CRM delays no other link.
func (s *Server) RunLinks(ctx context.Context) {
	turns := time.NewTicker(betweenLinks)
	defer turns.Stop()
	var running sync.WaitGroup
	defer running.Wait()
	for {
		select {
		case <-ctx.Done():
			return
		case <-turns.C:
		case <-s.crmEvents:
		}
		due, err := s.store.Links.DueLinks(ctx, time.Now())
		logged(ctx, "links to CRMs could not be listed", err)
		for _, l := range due {
			running.Go(func() { s.runLink(ctx, l) })
		}
	}
}

// wakeLinks lets RunLinks check for links that are due.
func (s *Server) wakeLinks() {
	select {
	case s.crmEvents <- struct{}{}:
	default: // it will check already
	}
}

// runLink runs a link. A problem is logged when it is new, and gevel link list shows it.
func (s *Server) runLink(ctx context.Context, l crmlinks.Link) {
	_, err := s.links.Run(ctx, l.Name, false)
	if err == nil || errors.Is(err, link.ErrRunning) || ctx.Err() != nil || l.Problem != nil && *l.Problem == err.Error() {
		return
	}
	slog.Warn("a link to a CRM cannot be run", "link", l.Name, "err", err)
}

// serveCRMEvent stores the event of a CRM, and answers 202 at once: it is read later. Unknown links and wrong signatures get one answer,
// and a network that sends many of them is refused for a while.
func (s *Server) serveCRMEvent(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	client := "crm " + network.Of(s.settings.Proxies.Address(r))
	if left, _, _ := s.linkOpens.Take(client, 0, limits.CRMWrongEventsPerMinute); left == 0 {
		w.Header().Set("Retry-After", "60")
		http.Error(w, "too many events without a right signature; try again in a minute", http.StatusTooManyRequests)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limits.CRMEventBytes))
	if err != nil {
		http.Error(w, "the event is too large, or was cut off", http.StatusRequestEntityTooLarge)
		return
	}
	switch err := s.links.Receive(r.Context(), r.PathValue("kind"), r.PathValue("name"), r.Header, body); {
	case err == nil:
		s.wakeLinks()
		w.WriteHeader(http.StatusAccepted)
	case errors.Is(err, crm.ErrUnsigned):
		s.linkOpens.Take(client, 1, limits.CRMWrongEventsPerMinute)
		http.Error(w, "no link has this name and signature", http.StatusForbidden)
	case errors.Is(err, crm.ErrEvent):
		http.Error(w, err.Error(), http.StatusBadRequest)
	case errors.Is(err, crmlinks.ErrInboxFull):
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
	default:
		respond.Failure(w, r, err)
	}
}
