package server

import (
	"context"
	"net/http"
	"strings"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/server/assistant"
	"github.com/rs/cors"
)

// ofAssistants lets assistants that run in a browser ask too, from any origin.
var ofAssistants = cors.New(cors.Options{
	AllowedOrigins: []string{"*"},
	AllowedMethods: []string{"POST"},
	AllowedHeaders: []string{"Content-Type", "Accept", "Authorization", "Mcp-Protocol-Version", "Mcp-Method", "Mcp-Name"},
	ExposedHeaders: []string{"RateLimit", "RateLimit-Policy", "Retry-After"},
	MaxAge:         600,
})

// newAssistant serves /mcp. Its tools ask the public graph as somebody without a session, in the budget of the client or of its API key;
// each request is charged the least cost before anything is read.
func (s *Server) newAssistant() (http.Handler, error) {
	tools, err := assistant.New(s.graph.Schema(), func(ctx context.Context, query string, variables map[string]any) []byte {
		return s.graph.Free(ctx, graph.FreeQuery{Text: query, Variables: variables, ReadOnly: true}).Text
	}, s.origin)
	if err != nil {
		return nil, err
	}
	return ofAssistants.Handler(s.withAPIKey(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet && !strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
			s.serveGuide(w, r) // to a person who followed the link
			return
		}
		r = r.WithContext(s.metered(w, r))
		if !s.afford(w, r) {
			return
		}
		key := principal.Of(r.Context()).APIKey
		ctx := principal.With(r.Context(), &principal.Principal{Address: s.settings.Proxies.address(r), APIKey: key, NoSession: true})
		leave, err := s.crowd.Enter(ctx)
		if err != nil {
			writeFailure(w, r, err)
			return
		}
		defer leave()
		w.Header().Set("Cache-Control", ofOwner)
		tools.ServeHTTP(w, r.WithContext(ctx))
	}))), nil
}
