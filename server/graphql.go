package server

import (
	"context"
	"errors"
	"log/slog"
	"mime"
	"net/http"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/overload"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/rs/cors"
)

// limitsOf returns the size limits of a request, whose bytes its client pays for: higher for a program that may import properties, which
// sends them by the hundred.
func (s *Server) limitsOf(w http.ResponseWriter, r *http.Request) request.Limits {
	b := request.Limits{JSON: limits.GraphBodyBytes, Variables: limits.VariablesBytes, Upload: limits.UploadBodyBytes,
		Charge: s.bodyCharge(w, r)}
	if principal.Of(r.Context()).MayWrite() {
		b.JSON, b.Variables = limits.GraphImportBodyBytes, limits.GraphImportBodyBytes
	}
	return b
}

// allOrigins lets programs of any origin read an answer and its rate limit headers. They may send any header: clients add their names, and
// tracing adds its own.
var allOrigins = cors.New(cors.Options{
	AllowedOrigins: []string{"*"},
	AllowedMethods: []string{"GET", "HEAD", "POST"},
	AllowedHeaders: []string{"*"},
	ExposedHeaders: []string{"ETag", "RateLimit", "RateLimit-Policy", "Retry-After"},
	MaxAge:         600,
})

// endpoint is the address of a graph.
type endpoint struct {
	*Server
	graph  *engine.Engine
	public bool // programs of any origin may ask it, with and without a key
}

// graphQL serves /graphql, to any origin.
func (s *Server) graphQL() http.Handler {
	answer := s.withAPIKey(http.HandlerFunc(endpoint{s, s.graph.Engine, true}.serveGraph))
	return allOrigins.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		request.Negotiate(w, r)
		answer.ServeHTTP(w, r)
	}))
}

// deskGraphQL serves /desk/graphql, to the desk's own pages. No key opens it.
func (s *Server) deskGraphQL() http.Handler {
	e := endpoint{s, s.desk.Engine, false}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		request.Negotiate(w, r)
		e.serveGraph(w, r)
	})
}

// serveGraph answers a request. The app's own operations come by their documentId; anything else is a free query, also when its program
// registered it and it comes by that id. A request from another site is handled without its cookies, so that any origin may read and none
// can act for a visitor.
func (e endpoint) serveGraph(w http.ResponseWriter, r *http.Request) {
	if e.isForeign(r) {
		r.Header.Del("Cookie")
	}
	q, refusal := e.limitsOf(w, r).Read(w, r)
	if refusal != nil {
		refusal.Write(w)
		return
	}
	defer q.Close()
	r = r.WithContext(e.withPrincipal(w, r))
	if err := e.useRegistered(r.Context(), q); err != nil {
		writeFailure(w, r, err)
		return
	}
	w.Header().Set("Cache-Control", headers.OfOwner) // replaced where the answer is the same for everybody
	switch {
	case q.DocumentID == "" && request.AcceptsOnlyStream(r):
		e.serveStream(w, r, q, e.streamMeter(r))
	case e.graph.Streams(q.DocumentID) && !request.AcceptsStream(r):
		request.Refuse(w, http.StatusNotAcceptable, "STREAM_ONLY", "subscriptions need the header Accept: text/event-stream")
	case e.graph.Streams(q.DocumentID):
		e.streamOperation(w, r, q)
	case q.DocumentID == "":
		e.serveFree(w, r, q)
	case !e.graph.Mutates(q.DocumentID):
		e.serveOperation(w, r, q)
	case q.ReadOnly:
		postOnly(w)
	default:
		e.serveMutation(w, r, q)
	}
}

func isMultipart(r *http.Request) bool {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	return kind == "multipart/form-data"
}

// serveMutation runs one of the app's own mutations. Its answer is never cached.
func (e endpoint) serveMutation(w http.ResponseWriter, r *http.Request, q *request.Request) {
	if !e.afford(w, r) {
		return
	}
	response, err := e.graph.Answer(r.Context(), q.DocumentID, q.Variables)
	if err != nil {
		writeFailure(w, r, err)
		return
	}
	w.Header().Set("Content-Type", request.JSON)
	w.Write(response)
}

// serveOperation answers one of the app's own queries, by GET or POST. An answer that is not cached is charged to the client's budget.
func (e endpoint) serveOperation(w http.ResponseWriter, r *http.Request, q *request.Request) {
	body, cached, err := e.answer(r.Context(), q.DocumentID, q.Variables, func() bool { return e.afford(w, r) })
	switch {
	case errors.Is(err, errRateLimited):
		return
	case err != nil:
		writeFailure(w, r, err)
		return
	}
	if !e.graph.Live(q.DocumentID) {
		w.Header().Set("Cache-Control", "no-cache")
	}
	w.Header().Set("Content-Type", request.JSON) // its status is 200 whatever it says
	if cached {
		body.Write(w, r, http.StatusOK)
	} else {
		body.WriteOnce(w, r, http.StatusOK)
	}
}

// overloaded tells a program that too many requests came at once.
var overloaded = &request.Refusal{Status: http.StatusServiceUnavailable, Code: "OVERLOADED", RetryAfter: limits.OverloadRetry,
	Message: "too many requests came at once; send this one again after the time in retryAfter"}

// enter waits for a place at the gate. Whose session at the desk it is is looked up first, because staff has places of its own there.
func (s *Server) enter(ctx context.Context) (leave func(), err error) {
	if err := s.desk.Recognize(ctx); err != nil {
		return nil, err
	}
	return s.crowd.Enter(ctx)
}

func postOnly(w http.ResponseWriter) {
	w.Header().Set("Allow", "POST")
	request.Refuse(w, http.StatusMethodNotAllowed, "POST_ONLY", "mutations are sent with POST")
}

// writeFailure answers with the reason why a persisted operation failed.
func writeFailure(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, engine.ErrUnknownOperation) {
		request.Refuse(w, http.StatusBadRequest, "UNKNOWN_DOCUMENT",
			"this site has no such persisted operation; it may belong to an older version of the site")
		return
	}
	if errors.Is(err, overload.ErrFull) {
		overloaded.Write(w)
		return
	}
	if !errors.Is(err, context.Canceled) { // the client left
		slog.ErrorContext(r.Context(), "a persisted operation failed", "err", err)
	}
	request.Refuse(w, http.StatusInternalServerError, "INTERNAL", "something went wrong on our side")
}

// errRateLimited means that afford has already answered with a refusal.
var errRateLimited = errors.New("the rate limit of this minute is used up")

// answer runs one of the app's own queries. Answers are cached by operation and declared variables; a cached query runs anonymously. afford
// is called before a query runs.
func (e endpoint) answer(ctx context.Context, id string, variables map[string]any,
	afford func() bool) (body *cache.Body, cached bool, err error) {
	ctx, c, err := e.store.Pin(ctx)
	if err != nil {
		return nil, false, err
	}
	variables = e.graph.Declared(id, variables)
	key, err := respond.KeyOf(id, variables)
	if err != nil {
		return nil, false, err
	}
	if body, ok := e.answers.Get(key, c.Version); ok {
		return body, true, nil
	}
	if !afford() {
		return nil, false, errRateLimited
	}
	leave, err := e.enter(ctx)
	if err != nil {
		return nil, false, err
	}
	defer leave()
	live := e.graph.Live(id)
	if !live {
		ctx = principal.Anonymous(ctx)
	}
	response, err := e.graph.Answer(ctx, id, variables)
	if err != nil {
		return nil, false, err
	}
	if body, ok := e.answers.Same(key, c.Version, response); ok {
		return body, true, nil
	}
	body = cache.NewBody(request.JSON, response)
	if render.Failed(response) == nil && !live {
		e.answers.Put(key, c.Version, response, body, body)
	}
	return body, false, nil
}
