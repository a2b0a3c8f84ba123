package server

import (
	"errors"
	"net/http"
	"strings"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
)

// recognised tells the graph whose key a request shows. A request without one goes on as anybody's; one with a wrong key is refused,
// because whoever shows a key relies on it. Basic is left alone: a proxy that guards the site may have asked for it. Keys are
// never logged.
func (s *Server) withAPIKey(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		shown := r.Header.Get("Authorization")
		scheme, key, _ := strings.Cut(shown, " ")
		if shown == "" || strings.EqualFold(scheme, "Basic") {
			next.ServeHTTP(w, r)
			return
		}
		k, err := s.store.APIKeyOf(r.Context(), strings.TrimSpace(key))
		switch {
		case errors.Is(err, db.ErrUnknownKey), err == nil && !strings.EqualFold(scheme, "Bearer"):
			w.Header().Set("WWW-Authenticate", "Bearer")
			refuse(w, http.StatusUnauthorized, "UNKNOWN_KEY", "this site does not know the key; send Authorization: Bearer KEY, or nothing")
		case err != nil:
			serverError(w, r, err)
		default:
			next.ServeHTTP(w, r.WithContext(graph.WithCaller(r.Context(), graph.Caller{Name: k.Name, Writes: k.Writes})))
		}
	})
}
