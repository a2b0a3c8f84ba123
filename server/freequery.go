package server

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/timeout"
)

// serveFree answers a free query: from the cache, or within the client's budget. Without a session the answer does not depend on the
// client, so it is cached by query, variables and data version. A request with a session bypasses the cache.
func (e endpoint) serveFree(w http.ResponseWriter, r *http.Request, q *request.Request) {
	ctx, c, err := e.store.Pin(r.Context())
	if err != nil {
		writeFailure(w, r, err)
		return
	}
	personal := hasSession(r, e.isSecure(r))
	key, cacheable := freeKeyOf(c.Version, q, r)
	cacheable = cacheable && e.public && !personal
	if body, ok := e.free.Get(key); ok && cacheable {
		e.serveCachedAnswer(w, r, body)
		return
	}
	a, err := e.runFree(w, r.WithContext(ctx), q, personal)
	switch {
	case err != nil:
		writeFailure(w, r, err)
	case a.Refused == "STREAM_ONLY" && request.AcceptsStream(r): // the client accepts both, and this operation has only a stream
		e.serveStream(w, r, q, afterFirst(e.streamMeter(r)))
	case a.Refused == "" && a.Lasting:
		body := cache.NewBody(request.JSON, a.Text)
		if cacheable {
			cache.PutBody(e.free, key, body, body)
			w.Header().Set("Cache-Control", "no-cache")
		}
		body.WriteOnce(w, r, http.StatusOK)
	default:
		request.WriteJSON(w, statusOf(a.Refused, request.IsGraphResponse(w)), a.Text)
	}
}

// runFree runs a free query once there is room for it.
func (e endpoint) runFree(w http.ResponseWriter, r *http.Request, q *request.Request, personal bool) (engine.FreeAnswer, error) {
	if !principal.Of(r.Context()).MayWrite() { // what the agency's own programs write is never refused for visitors' sake
		leave, err := e.enter(r.Context())
		if err != nil {
			return engine.FreeAnswer{}, err
		}
		defer leave()
	}
	return e.graph.Free(e.metered(w, r),
		engine.FreeQuery{Text: q.Query, Operation: q.OperationName, Variables: q.Variables, ReadOnly: q.ReadOnly, Personal: personal,
			Registered: q.Registered, NoData: request.IsGraphResponse(w)}), nil
}

// freeKeyOf returns the cache key of an answer; cacheable is false for a request that cannot be written as JSON, such as one with files.
func freeKeyOf(version int64, q *request.Request, r *http.Request) (key respond.Key, cacheable bool) {
	key, err := respond.KeyOf(version, q.Query, q.OperationName, q.Variables, engine.BudgetOf(r.Context()))
	return key, err == nil
}

// serveCachedAnswer sends an answer from the cache and charges the least cost.
func (s *Server) serveCachedAnswer(w http.ResponseWriter, r *http.Request, body *cache.Body) {
	if !s.afford(w, r) {
		return
	}
	w.Header()["Cache-Control"] = headers.Revalidated
	body.Write(w, r, http.StatusOK)
}

// statusOf returns the HTTP status of an answer to a query that was refused with a code; 200 when it ran, even if fields failed. What is
// wrong with the query itself has a status of its own in application/graphql-response+json only: a client of application/json takes any
// status but 200 for the answer of a proxy, and does not read its errors (GraphQL over HTTP, 6.4.1).
func statusOf(refused string, graphResponse bool) int {
	switch refused {
	case "":
		return http.StatusOK
	case "RATE_LIMITED":
		return http.StatusTooManyRequests
	case "POST_ONLY":
		return http.StatusMethodNotAllowed
	case "BODY_TOO_LARGE":
		return http.StatusRequestEntityTooLarge
	case "STREAM_ONLY":
		return http.StatusNotAcceptable
	case "INTERNAL":
		return http.StatusInternalServerError
	}
	switch {
	case !graphResponse:
		return http.StatusOK
	case refused == "GRAPHQL_PARSE_FAILED", refused == "GRAPHQL_VALIDATION_FAILED", refused == "BAD_INPUT":
		return http.StatusBadRequest
	}
	return http.StatusUnprocessableEntity
}

// serveStream answers a subscription with server-sent events. An error is the first event.
func (e endpoint) serveStream(w http.ResponseWriter, r *http.Request, q *request.Request, meter engine.Meter) {
	timeout.Lasting(w)
	e.graph.Stream(buffer.Direct(w), r.WithContext(engine.WithMeter(r.Context(), meter)),
		engine.FreeQuery{Text: q.Query, Operation: q.OperationName, Variables: q.Variables, ReadOnly: q.ReadOnly, Registered: q.Registered})
}

// streamOperation answers one of the app's own subscriptions. It stays open by itself, so it is no use of a session at the desk.
func (e endpoint) streamOperation(w http.ResponseWriter, r *http.Request, q *request.Request) {
	if !e.afford(w, r) {
		return
	}
	principal.Of(r.Context()).Unattended = true
	timeout.Lasting(w)
	e.graph.StreamOperation(buffer.Direct(w), r, q.DocumentID, q.Variables)
}

// useRegistered replaces the id of an operation that a program registered by the operation's text. From then on it is a free query like any
// other, within the budget and with the rights of whoever sends it.
func (e endpoint) useRegistered(ctx context.Context, q *request.Request) error {
	if q.DocumentID == "" || !e.public || e.graph.Has(q.DocumentID) {
		return nil
	}
	o, err := e.store.Keys.RegisteredByID(ctx, q.DocumentID)
	if o.Text == "" {
		return err
	}
	if err := e.store.Keys.NoteOperationUse(ctx, o, time.Now()); err != nil {
		slog.Warn("the use of a registered operation was not noted", "key", o.Key, "operation", o.Name, "err", err)
	}
	q.Query, q.OperationName, q.DocumentID, q.Registered = o.Text, "", "", true
	return err
}
