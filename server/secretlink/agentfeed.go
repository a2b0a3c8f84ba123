package secretlink

import (
	"net/http"
	"strings"

	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/respond"
)

// ServeAgentFeed serves the appointments of an agent to the agent's calendar program, by a secret address.
func (l *Links) ServeAgentFeed(w http.ResponseWriter, r *http.Request) {
	if !l.Open(w, r, ratelimit.Links) {
		http.Error(w, "too many requests from this network; try again in a minute", http.StatusTooManyRequests)
		return
	}
	token, isCalendar := strings.CutSuffix(r.PathValue("file"), ".ics")
	if !isCalendar {
		http.NotFound(w, r)
		return
	}
	text, err := l.Leads.Booked().AgentFeed(r.Context(), token)
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	if text == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/calendar; charset=utf-8")
	w.Write(text)
}
