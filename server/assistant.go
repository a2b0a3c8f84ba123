package server

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"strings"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/server/assistant"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/headers"
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
// each request is charged by the bytes of its body before they are parsed.
func (s *Server) newAssistant() (http.Handler, error) {
	tools, err := assistant.New(s.graph.Schema(), func(ctx context.Context, query string, variables map[string]any) []byte {
		return s.graph.Free(ctx, engine.FreeQuery{Text: query, Variables: variables, ReadOnly: true}).Text
	}, s.origin)
	if err != nil {
		return nil, err
	}
	return ofAssistants.Handler(s.withAPIKey(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet && !strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
			s.guides.Serve(w, r) // to a person who followed the link
			return
		}
		r = r.WithContext(s.metered(w, r))
		if !s.affordBody(w, r, buffer.Received(r)) {
			return
		}
		if refusal := withoutBatch(r); refusal != "" {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusBadRequest)
			io.WriteString(w, refusal)
			return
		}
		key := principal.Of(r.Context()).APIKey
		ctx := principal.With(r.Context(), &principal.Principal{Address: s.settings.Proxies.Address(r), APIKey: key, NoSession: true})
		leave, err := s.crowd.Enter(ctx)
		if err != nil {
			writeFailure(w, r, err)
			return
		}
		defer leave()
		w.Header().Set("Cache-Control", headers.OfOwner)
		tools.ServeHTTP(w, r.WithContext(ctx))
	}))), nil
}

// batchRefused is the error of JSON-RPC for a batch, which the protocol has no more since version 2025-06-18.
const batchRefused = `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"send one message a request: batches are not answered"}}`

// withoutBatch returns the refusal of a body that is a batch, whose calls would be charged as one; "" for any other.
func withoutBatch(r *http.Request) string {
	from := bufio.NewReader(r.Body)
	r.Body = io.NopCloser(from)
	for {
		c, err := from.ReadByte()
		if err != nil {
			return "" // what it is, and why it broke off, the protocol's own reader says
		}
		if strings.IndexByte(" \t\r\n", c) < 0 {
			from.UnreadByte()
			if c == '[' {
				return batchRefused
			}
			return ""
		}
	}
}
