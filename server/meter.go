package server

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/request"
)

// meter charges a query's cost to the client's budget for this minute and reports the rest in the RateLimit headers of the IETF draft. A
// client is an API key, else a network address.
func (s *Server) meter(w http.ResponseWriter, r *http.Request) engine.Meter {
	budget, take := s.budget(r)
	return func(cost int) (time.Duration, bool) {
		left, anew, ok := take(cost)
		seconds := limits.RetrySeconds(anew)
		w.Header()["Ratelimit-Policy"] = []string{`"cost";q=` + strconv.Itoa(budget) + `;w=60`}
		w.Header()["Ratelimit"] = []string{`"cost";r=` + strconv.Itoa(left) + `;t=` + strconv.Itoa(seconds)}
		if !ok {
			w.Header().Set("Retry-After", strconv.Itoa(seconds))
		}
		return anew, ok
	}
}

// streamMeter is the meter of a stream, which charges long after the headers were sent.
func (s *Server) streamMeter(r *http.Request) engine.Meter {
	_, take := s.budget(r)
	return func(cost int) (time.Duration, bool) {
		_, anew, ok := take(cost)
		return anew, ok
	}
}

// afterFirst is a meter that lets the first charge pass, which was paid when the operation was tried as a query.
func afterFirst(m engine.Meter) engine.Meter {
	paid := true
	return func(cost int) (time.Duration, bool) {
		if paid {
			paid = false
			return 0, true
		}
		return m(cost)
	}
}

// budget is what a request's client may use within a minute, and the function that charges it.
func (s *Server) budget(r *http.Request) (most int, take func(cost int) (left int, anew time.Duration, ok bool)) {
	if key := principal.Of(r.Context()).APIKey; key != nil {
		return ratelimit.KeyCost.Most, func(cost int) (int, time.Duration, bool) { return s.uses.Take(ratelimit.KeyCost, key.Name, cost) }
	}
	address := s.settings.Proxies.Address(r)
	return ratelimit.Cost.Most, func(cost int) (int, time.Duration, bool) { return s.uses.TakeFrom(ratelimit.Cost, address, cost) }
}

// afford charges the least cost, and refuses the request when the client's budget for this minute is used up.
func (s *Server) afford(w http.ResponseWriter, r *http.Request) bool { return s.affordBody(w, r, 0) }

// costOfBody returns what a request costs of whose body so much came.
func costOfBody(body request.Received) int {
	return max(limits.LeastCost, body.Text/limits.BodyBytesOfOneCost+body.Files/limits.FileBytesOfOneCost)
}

// affordBody is afford for a request with a body of so many bytes, none of them a file's.
func (s *Server) affordBody(w http.ResponseWriter, r *http.Request, bytes int) bool {
	refusal := s.charge(w, r, costOfBody(request.Received{Text: bytes}))
	if refusal != nil {
		refusal.Write(w)
	}
	return refusal == nil
}

// bodyCharge returns the function that charges what a body costs beyond the least cost, which is charged apart: only for what is not
// answered from the cache.
func (s *Server) bodyCharge(w http.ResponseWriter, r *http.Request) func(request.Received) *request.Refusal {
	return func(body request.Received) *request.Refusal { return s.charge(w, r, costOfBody(body)-limits.LeastCost) }
}

// charge charges a cost, none when it is not above zero, or returns the refusal of a client whose budget for this minute is used up.
func (s *Server) charge(w http.ResponseWriter, r *http.Request, cost int) *request.Refusal {
	if cost <= 0 {
		return nil
	}
	anew, ok := s.meter(w, r)(cost)
	if ok {
		return nil
	}
	return &request.Refusal{Status: http.StatusTooManyRequests, Code: "RATE_LIMITED",
		Message: "the budget for this minute is used up; try again in the next", RetryAfter: anew}
}

func (s *Server) metered(w http.ResponseWriter, r *http.Request) context.Context {
	return engine.WithMeter(r.Context(), s.meter(w, r))
}
