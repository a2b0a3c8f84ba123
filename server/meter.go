package server

import (
	"context"
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/request"
)

// meter charges a query's cost to the client's budget for this minute and reports the rest in the RateLimit headers of the IETF draft. A
// client is an API key, else a network address.
func (s *Server) meter(w http.ResponseWriter, r *http.Request) graph.Meter {
	client, take, budget := s.settings.Proxies.address(r), s.costs.TakeFrom, graph.BudgetOf(r.Context()).Minute
	if key := principal.Of(r.Context()).APIKey; key != nil {
		client, take = "key "+key.Name, s.costs.Take
	}
	return func(cost int) (time.Duration, bool) {
		left, anew, ok := take(client, cost, budget)
		seconds := int(math.Ceil(anew.Seconds()))
		w.Header()["Ratelimit-Policy"] = []string{`"cost";q=` + strconv.Itoa(budget) + `;w=60`}
		w.Header()["Ratelimit"] = []string{`"cost";r=` + strconv.Itoa(left) + `;t=` + strconv.Itoa(seconds)}
		if !ok {
			w.Header().Set("Retry-After", strconv.Itoa(seconds))
		}
		return anew, ok
	}
}

// afford charges the least cost, and refuses the request when the client's budget for this minute is used up.
func (s *Server) afford(w http.ResponseWriter, r *http.Request) bool {
	anew, ok := s.meter(w, r)(limits.LeastCost)
	if !ok {
		(&request.Refusal{Status: http.StatusTooManyRequests, Code: "RATE_LIMITED",
			Message: "the budget for this minute is used up; try again in the next", RetryAfter: anew}).Write(w)
	}
	return ok
}

func (s *Server) metered(w http.ResponseWriter, r *http.Request) context.Context {
	return graph.WithMeter(r.Context(), s.meter(w, r))
}
