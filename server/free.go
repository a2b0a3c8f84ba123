package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"io"
	"net/http"
	"strconv"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/server/ask"
	"github.com/gevel/gevel/server/keep"
)

// maxFreeAnswers is how many bytes of answers to free queries are kept, apart from those to the site's own documents, which strangers
// cannot drive out.
const maxFreeAnswers = 16 << 20

// freeKey is what an answer to a free query depends on.
type freeKey [sha256.Size]byte

// serveFree answers a free query: with what is kept, or within the budget of who asks. Answers depend on nobody who has no cookie, and
// those are kept whole by query, variables and data version.
func (s *Server) serveFree(w http.ResponseWriter, r *http.Request, q *ask.Question) {
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		unanswered(w, err)
		return
	}
	key, keeps := freeKeyOf(c.Version, q, r)
	if body, ok := s.free.Get(key); ok && keeps {
		s.serveAgain(w, r, body)
		return
	}
	a := s.graph.Free(db.Pin(s.metered(w, r), c), graph.FreeQuery{Text: q.Query, Operation: q.OperationName, Variables: q.Variables, ReadOnly: q.ReadOnly})
	if a.Refused == "" && a.Lasting {
		body := keep.NewBody("application/json; charset=utf-8", a.Text)
		if keeps {
			s.free.Put(key, body, body.Weight())
			w.Header().Set("Cache-Control", "no-cache")
		}
		body.Write(w, r, http.StatusOK)
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(statusOf(a.Refused))
	w.Write(a.Text)
}

// freeKeyOf gives what an answer is kept under; keeps is false when it depends on who asks.
func freeKeyOf(version int64, q *ask.Question, r *http.Request) (key freeKey, keeps bool) {
	if r.Header.Get("Cookie") != "" {
		return key, false
	}
	text, err := json.Marshal([]any{version, q.Query, q.OperationName, q.Variables, graph.BudgetOf(r.Context())})
	return sha256.Sum256(text), err == nil
}

// serveAgain answers with what is kept, which counts as little as a query can.
func (s *Server) serveAgain(w http.ResponseWriter, r *http.Request, body *keep.Body) {
	if anew, ok := s.meter(w, r)(graph.LeastCost); !ok {
		refuse(w, http.StatusTooManyRequests, "RATE_LIMITED", "too much was asked within this minute; ask again in "+strconv.Itoa(int(anew.Seconds())+1)+" seconds")
		return
	}
	w.Header().Set("Cache-Control", "no-cache")
	body.Write(w, r, http.StatusOK)
}

// statusOf is the status of an answer to a query that was refused for a reason; 200 when it ran, whatever came of its fields.
func statusOf(refused string) int {
	switch refused {
	case "":
		return http.StatusOK
	case "RATE_LIMITED":
		return http.StatusTooManyRequests
	case "POST_ONLY":
		return http.StatusMethodNotAllowed
	case "STREAM_ONLY":
		return http.StatusNotAcceptable
	}
	return http.StatusUnprocessableEntity
}

// serveStream answers a subscription with server-sent events. What is wrong with it is told in the first of them.
func (s *Server) serveStream(w http.ResponseWriter, r *http.Request, q *ask.Question) {
	body, err := json.Marshal(map[string]any{"query": q.Query, "operationName": q.OperationName, "variables": q.Variables})
	if err != nil {
		refuse(w, http.StatusBadRequest, "BAD_REQUEST", "files cannot be sent to a stream")
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	stream := newLasting(w)
	defer stream.end()
	s.graph.Stream(stream, r.WithContext(s.metered(w, r)))
}
