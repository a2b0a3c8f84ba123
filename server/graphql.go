package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"strings"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/owners"
	"github.com/gevel/gevel/server/keep"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/upload"
	"github.com/rs/cors"
)

// maxQuery is the most bytes of a query; uploads have a limit of their own.
const maxQuery = 1 << 20

// maxAnswers is how many bytes of answers to the site's own documents are kept.
const maxAnswers = 32 << 20

// graphQL answers the graph. The site's own documents come by GET with documentId; anything else is a free query. A request
// from another site loses its cookie, so that any origin may read and none can act for a visitor.
func (s *Server) graphQL() http.Handler {
	open := cors.New(cors.Options{AllowedOrigins: []string{"*"}, AllowedMethods: []string{"GET", "POST"}, AllowedHeaders: []string{"Content-Type", "Authorization"}, MaxAge: 600})
	return open.Handler(s.recognised(http.HandlerFunc(s.serveGraph)))
}

// ofOwner is how an answer says that it is for one owner alone.
const ofOwner = "private, no-store"

func (s *Server) serveGraph(w http.ResponseWriter, r *http.Request) {
	if strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
		stream := newLasting(w)
		defer stream.end()
		w = stream
	}
	if isForeign(r) {
		r.Header.Del("Cookie")
	}
	r = r.WithContext(leads.WithVisitor(s.withCaller(w, r), s.visitorOf(r)))
	w.Header().Set("Cache-Control", ofOwner) // unless it is found to be everybody's
	switch {
	case r.Method == http.MethodGet && r.URL.Query().Has("documentId"):
		s.serveDocument(w, r)
	case r.Method == http.MethodPost && isMultipart(r):
		upload.Bound(s.graph, graph.MaxUpload).ServeHTTP(w, r)
	case r.Method == http.MethodPost:
		s.serveText(w, r)
	default:
		s.graph.ServeHTTP(w, r)
	}
}

// visitor is who asks, for the forms.
func (s *Server) visitorOf(r *http.Request) leads.Visitor {
	return leads.Visitor{Address: s.settings.Proxies.address(r)}
}

func isMultipart(r *http.Request) bool {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	return kind == "multipart/form-data"
}

// serveText answers a query that comes by POST: one of the site's own by its documentId, which may change something and is never
// kept, or a free one.
func (s *Server) serveText(w http.ResponseWriter, r *http.Request) {
	body, ok := bounded(w, r)
	if !ok {
		return
	}
	var own struct {
		DocumentID string         `json:"documentId"`
		Variables  map[string]any `json:"variables"`
	}
	d := json.NewDecoder(bytes.NewReader(body))
	d.UseNumber()
	if d.Decode(&own) != nil || own.DocumentID == "" {
		r.Body = io.NopCloser(bytes.NewReader(body))
		s.graph.ServeHTTP(w, r)
		return
	}
	response, err := s.graph.Answer(r.Context(), own.DocumentID, own.Variables)
	if err != nil {
		unanswered(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Write(response)
}

// bounded reads the whole body, so that one that is too large gets a clear answer.
func bounded(w http.ResponseWriter, r *http.Request) ([]byte, bool) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxQuery))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the request is larger than 1 MiB")
		return nil, false
	}
	if err != nil {
		refuse(w, http.StatusBadRequest, "BAD_REQUEST", "the request could not be read")
		return nil, false
	}
	return body, true
}

func (s *Server) serveDocument(w http.ResponseWriter, r *http.Request) {
	if s.graph.Mutates(r.URL.Query().Get("documentId")) {
		w.Header().Set("Allow", "POST")
		refuse(w, http.StatusMethodNotAllowed, "POST_ONLY", "what changes something is sent with POST")
		return
	}
	var variables map[string]any
	d := json.NewDecoder(bytes.NewReader([]byte(r.URL.Query().Get("variables"))))
	d.UseNumber()
	if err := d.Decode(&variables); err != nil && !errors.Is(err, io.EOF) {
		refuse(w, http.StatusBadRequest, "BAD_VARIABLES", "the variables are not a JSON object")
		return
	}
	body, err := s.answer(r.Context(), r.URL.Query().Get("documentId"), variables)
	if err != nil {
		unanswered(w, err)
		return
	}
	if !s.graph.Live(r.URL.Query().Get("documentId")) {
		w.Header().Set("Cache-Control", "no-cache")
	}
	body.Write(w, r, http.StatusOK)
}

// unanswered says why a document of the site has no answer.
func unanswered(w http.ResponseWriter, err error) {
	if errors.Is(err, graph.ErrUnknownDocument) {
		refuse(w, http.StatusBadRequest, "UNKNOWN_DOCUMENT", "this site has no such document; it may be of an older version")
		return
	}
	slog.Error("no answer", "err", err)
	refuse(w, http.StatusInternalServerError, "INTERNAL", "something went wrong on our side")
}

// answer gives what one of the site's own documents says now. Answers are kept whole, by document, variables and version; what is
// kept is what somebody unknown is told.
func (s *Server) answer(ctx context.Context, id string, variables map[string]any) (*keep.Body, error) {
	c, err := s.store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	written, err := json.Marshal(variables)
	if err != nil {
		return nil, err
	}
	key := fmt.Sprint(c.Version, " ", id, " ", string(written))
	if body, ok := s.answers.Get(key); ok {
		return body, nil
	}
	live := s.graph.Live(id)
	if !live {
		ctx = owners.Unknown(ctx)
	}
	response, err := s.graph.Answer(db.Pin(ctx, c), id, variables)
	if err != nil {
		return nil, err
	}
	body := keep.NewBody("application/json; charset=utf-8", response)
	if render.Failed(response) == nil && !live {
		s.answers.Put(key, body, body.Weight())
	}
	return body, nil
}

// refuse answers with a GraphQL error.
func refuse(w http.ResponseWriter, status int, code, message string) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]any{"data": nil, "errors": []any{map[string]any{"message": message, "extensions": map[string]string{"code": code}}}})
}
