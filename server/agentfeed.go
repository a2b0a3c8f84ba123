package server

import (
	"net/http"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// serveAgentFeed serves the appointments of an agent to the agent's calendar program, by a secret address. It is neither cached nor
// indexed. Every request counts like the downloads of emails' links, so that nobody can guess an address.
func (s *Server) serveAgentFeed(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("X-Robots-Tag", "noindex, nofollow")
	h.Set("Referrer-Policy", "no-referrer")
	if _, _, ok := s.linkOpens.Take(network.Of(s.settings.Proxies.address(r)), 1, limits.DownloadsPerMinute); !ok {
		h.Set("Retry-After", "60")
		http.Error(w, "too many requests from this network; try again in a minute", http.StatusTooManyRequests)
		return
	}
	token, isCalendar := strings.CutSuffix(r.PathValue("file"), ".ics")
	if !isCalendar {
		http.NotFound(w, r)
		return
	}
	text, err := s.leads.AgentFeed(r.Context(), token)
	if err != nil {
		serverError(w, r, err)
		return
	}
	if text == nil {
		http.NotFound(w, r)
		return
	}
	h.Set("Content-Type", "text/calendar; charset=utf-8")
	w.Write(text)
}
