package server

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/staff"
)

// betweenLinks is how often the server checks whether a link to a CRM has something to do.
const betweenLinks = 2 * time.Second

// newLinks returns the service that runs links to CRMs.
func newLinks(store *db.Store, settings Settings) *link.Service {
	return &link.Service{Store: store, Kinds: kinds.All, Client: settings.Fetch, Media: settings.Media, Origin: settings.Origin,
		Now:  settings.Now,
		Hold: settings.LinkHold}
}

// linkRunner is what the desk needs to make and try links.
func (s *Server) linkRunner() staff.LinkRunner {
	r := staff.LinkRunner{Wake: s.wakeLinks, Try: s.links.Try, Complete: s.links.Complete, TryNew: s.links.TryNew,
		Reports: kinds.ThatTakeReports(), Lawful: kinds.Lawful}
	r.Remove = func(ctx context.Context, name string, withdraw bool, by desklog.Action) error {
		err := s.links.Remove(ctx, name, withdraw, by)
		if errors.Is(err, link.ErrRunning) {
			return staff.ErrLinkRuns
		}
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(kinds.All)) {
		k := kinds.All[name]
		one := &staff.LinkKind{Name: name, Events: k.Events != nil || k.Hints}
		for _, s := range k.Settings {
			one.Settings = append(one.Settings, &staff.LinkSetting{Name: s.Name, Default: s.Default, Required: s.Required})
		}
		r.Kinds = append(r.Kinds, one)
	}
	return r
}

// RunLinks runs the links to CRMs until ctx ends, all at the same time, so that a slow CRM delays no other link.
func (s *Server) RunLinks(ctx context.Context) {
	var running sync.WaitGroup
	defer running.Wait()
	turns.Take(ctx, betweenLinks, s.crmEvents, func() {
		due, err := s.store.Links.DueLinks(ctx, s.settings.Now())
		logged(ctx, "links to CRMs could not be listed", err)
		for _, l := range due {
			running.Go(func() { s.runLink(ctx, l) })
		}
	})
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
	client := network.Of(s.settings.Proxies.Address(r))
	if left, anew, _ := s.uses.Take(ratelimit.WrongEvents, client, 0); left == 0 {
		w.Header().Set("Retry-After", strconv.Itoa(limits.RetrySeconds(anew)))
		http.Error(w, "too many events without a right signature; try again in the next minute", http.StatusTooManyRequests)
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
		s.uses.Take(ratelimit.WrongEvents, client, 1)
		http.Error(w, "no link has this name and signature", http.StatusForbidden)
	case errors.Is(err, crm.ErrEvent):
		http.Error(w, err.Error(), http.StatusBadRequest)
	case errors.Is(err, crmlinks.ErrInboxFull):
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
	default:
		respond.Failure(w, r, err)
	}
}
