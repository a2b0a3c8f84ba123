package server

import (
	"errors"
	"log/slog"
	"net/http"
	"strings"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
)

// withAPIKey puts the request's API key into its principal. A request without a key is anonymous; a wrong key is refused, because its
// sender relies on it. Basic authentication is ignored: a proxy before the site may use it. Keys are never logged.
func (s *Server) withAPIKey(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		shown := r.Header.Get("Authorization")
		scheme, key, _ := strings.Cut(shown, " ")
		if shown == "" || strings.EqualFold(scheme, "Basic") {
			next.ServeHTTP(w, r)
			return
		}
		k, err := s.store.Keys.APIKeyOf(r.Context(), strings.TrimSpace(key))
		switch {
		case errors.Is(err, apikeys.ErrUnknownKey), err == nil && !strings.EqualFold(scheme, "Bearer"):
			w.Header().Set("WWW-Authenticate", "Bearer")
			request.Refuse(w, http.StatusUnauthorized, "UNKNOWN_KEY",
				"this site does not know the key; send Authorization: Bearer KEY, or nothing")
		case err != nil:
			respond.Failure(w, r, err)
		default:
			if err := s.store.Keys.NoteKeyUse(r.Context(), k, s.settings.Now()); err != nil {
				slog.Warn("the use of a key was not noted", "key", k.Name, "err", err)
			}
			next.ServeHTTP(w, r.WithContext(principal.With(r.Context(),
				&principal.Principal{Address: s.settings.Proxies.Address(r), APIKey: &principal.APIKey{Name: k.Name, Writes: k.Writes},
					NoSession: true})))
		}
	})
}
