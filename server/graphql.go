package server

import (
	"context"
	"errors"
	"log/slog"
	"mime"
	"net/http"
	"strings"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/request"
	"github.com/rs/cors"
)

// boundsOf gives the bounds of a request to the graph: more for a program that may push listings, which come by the hundred.
func boundsOf(r *http.Request) request.Limits {
	b := request.Limits{JSON: limits.GraphBodyBytes, Variables: limits.VariablesBytes, Upload: graph.MaxUpload}
	if caller, _ := graph.CallerOf(r.Context()); caller.Writes {
		b.JSON, b.Variables = limits.GraphImportBodyBytes, limits.GraphImportBodyBytes
	}
	return b
}

// toAnyone lets programs of any origin read an answer and what its headers say of limits.
var allOrigins = cors.New(cors.Options{
	AllowedOrigins: []string{"*"},
	AllowedMethods: []string{"GET", "HEAD", "POST"},
	AllowedHeaders: []string{"Content-Type", "Authorization", "If-None-Match"},
	ExposedHeaders: []string{"ETag", "RateLimit", "RateLimit-Policy", "Retry-After"},
	MaxAge:         600,
})

// graphQL answers the graph. The site's own documents are named by documentId; anything else is a free query. A request
// from another site loses its cookie, so that any origin may read and none can act for a visitor.
func (s *Server) graphQL() http.Handler {
	return allOrigins.Handler(s.withAPIKey(http.HandlerFunc(s.serveGraph)))
}

// ofOwner is how an answer says that it is for one owner alone.
const ofOwner = "private, no-store"

func (s *Server) serveGraph(w http.ResponseWriter, r *http.Request) {
	if isForeign(r) {
		r.Header.Del("Cookie")
	}
	q, refusal := boundsOf(r).Read(w, r)
	if refusal != nil {
		refusal.Write(w)
		return
	}
	defer q.Close()
	r = r.WithContext(leads.WithVisitor(s.withCaller(w, r), s.visitorOf(r)))
	w.Header().Set("Cache-Control", ofOwner) // unless it is found to be everybody's
	switch {
	case q.DocumentID == "" && strings.Contains(r.Header.Get("Accept"), "text/event-stream"):
		s.serveStream(w, r, q)
	case q.DocumentID == "":
		s.serveFree(w, r, q)
	case !s.graph.Mutates(q.DocumentID):
		s.serveDocument(w, r, q)
	case q.ReadOnly:
		postOnly(w)
	default:
		s.serveMutation(w, r, q)
	}
}

// visitorOf is who asks, for the forms.
func (s *Server) visitorOf(r *http.Request) leads.Visitor {
	return leads.Visitor{Address: s.settings.Proxies.address(r)}
}

func isMultipart(r *http.Request) bool {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	return kind == "multipart/form-data"
}

// serveDeed answers an operation of the site that changes something, which is never cached.
func (s *Server) serveMutation(w http.ResponseWriter, r *http.Request, q *request.Request) {
	if !s.afford(w, r) {
		return
	}
	response, err := s.graph.Answer(r.Context(), q.DocumentID, q.Variables)
	if err != nil {
		unanswered(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Write(response)
}

// serveDocument answers an operation of the site that reads, by GET or POST. What is not in the cache counts of the minute.
func (s *Server) serveDocument(w http.ResponseWriter, r *http.Request, q *request.Request) {
	body, err := s.answer(r.Context(), q.DocumentID, q.Variables, func() bool { return s.afford(w, r) })
	switch {
	case errors.Is(err, errRateLimited):
		return
	case err != nil:
		unanswered(w, err)
		return
	}
	if !s.graph.Live(q.DocumentID) {
		w.Header().Set("Cache-Control", "no-cache")
	}
	body.Write(w, r, http.StatusOK)
}

func postOnly(w http.ResponseWriter) {
	w.Header().Set("Allow", "POST")
	refuse(w, http.StatusMethodNotAllowed, "POST_ONLY", "mutations are sent with POST")
}

// unanswered says why a document of the site has no answer.
func unanswered(w http.ResponseWriter, err error) {
	if errors.Is(err, graph.ErrUnknownOperation) {
		refuse(w, http.StatusBadRequest, "UNKNOWN_DOCUMENT",
			"this site has no such persisted operation; it may belong to an older version of the site")
		return
	}
	slog.Error("no answer", "err", err)
	refuse(w, http.StatusInternalServerError, "INTERNAL", "something went wrong on our side")
}

func refuse(w http.ResponseWriter, status int, code, message string) {
	(&request.Refusal{Status: status, Code: code, Message: message}).Write(w)
}

// errRateLimited says that a request was refused already.
var errRateLimited = errors.New("the rate limit of this minute is used up")

// answer gives what one of the site's own operations says now. Answers are cached by operation, the variables that it declares and data
// version; what is cached is what somebody unknown is told. afford is asked before anything runs.
func (s *Server) answer(ctx context.Context, id string, variables map[string]any, afford func() bool) (*cache.Body, error) {
	c, err := s.store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	variables = s.graph.Declared(id, variables)
	key, err := keyOf(c.Version, id, variables)
	if err != nil {
		return nil, err
	}
	if body, ok := s.answers.Get(key); ok {
		return body, nil
	}
	if !afford() {
		return nil, errRateLimited
	}
	live := s.graph.Live(id)
	if !live {
		ctx = auth.Unknown(ctx)
	}
	response, err := s.graph.Answer(db.Pin(ctx, c), id, variables)
	if err != nil {
		return nil, err
	}
	body := cache.NewBody("application/json; charset=utf-8", response)
	if render.Failed(response) == nil && !live {
		s.answers.Put(key, body)
	}
	return body, nil
}
