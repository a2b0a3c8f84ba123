package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/server/keep"
	"github.com/gevel/gevel/server/render"
	"github.com/rs/cors"
)

// maxQuery is the most bytes of a query; uploads have a limit of their own.
const maxQuery = 1 << 20

// maxAnswers is how many bytes of answers to the site's own documents are kept.
const maxAnswers = 32 << 20

// graphQL answers the graph. The site's own documents come by GET with documentId; anything else is a free query. A request
// from another site loses its cookie, so that any origin may read and none can act for a visitor.
func (s *Server) graphQL() http.Handler {
	open := cors.New(cors.Options{AllowedOrigins: []string{"*"}, AllowedMethods: []string{"GET", "POST"}, AllowedHeaders: []string{"Content-Type"}, MaxAge: 600})
	return open.Handler(anonymous(http.HandlerFunc(s.serveGraph)))
}

func anonymous(next http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if protection.Check(r) != nil {
			r.Header.Del("Cookie")
		}
		next.ServeHTTP(w, r)
	})
}

func (s *Server) serveGraph(w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodGet && r.URL.Query().Has("documentId") {
		s.serveDocument(w, r)
		return
	}
	if r.Method == http.MethodPost && !bounded(w, r) {
		return
	}
	s.graph.ServeHTTP(w, r)
}

// bounded reads the whole body, so that one that is too large gets a clear answer.
func bounded(w http.ResponseWriter, r *http.Request) bool {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxQuery))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the request is larger than 1 MiB")
		return false
	}
	if err != nil {
		refuse(w, http.StatusBadRequest, "BAD_REQUEST", "the request could not be read")
		return false
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	return true
}

func (s *Server) serveDocument(w http.ResponseWriter, r *http.Request) {
	var variables map[string]any
	d := json.NewDecoder(bytes.NewReader([]byte(r.URL.Query().Get("variables"))))
	d.UseNumber()
	if err := d.Decode(&variables); err != nil && !errors.Is(err, io.EOF) {
		refuse(w, http.StatusBadRequest, "BAD_VARIABLES", "the variables are not a JSON object")
		return
	}
	body, err := s.answer(r.Context(), r.URL.Query().Get("documentId"), variables)
	if errors.Is(err, graph.ErrUnknownDocument) {
		refuse(w, http.StatusBadRequest, "UNKNOWN_DOCUMENT", "this site has no such document; it may be of an older version")
		return
	}
	if err != nil {
		slog.Error("no answer", "err", err)
		refuse(w, http.StatusInternalServerError, "INTERNAL", "something went wrong on our side")
		return
	}
	w.Header().Set("Cache-Control", "no-cache")
	body.Write(w, r, http.StatusOK)
}

// answer gives what one of the site's own documents says now. Answers are kept whole, by document, variables and version.
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
	response, err := s.graph.Answer(db.Pin(ctx, c), id, variables)
	if err != nil {
		return nil, err
	}
	body := keep.NewBody("application/json; charset=utf-8", response)
	if render.Failed(response) == nil {
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
