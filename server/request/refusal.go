// Package request reads a GraphQL request from HTTP: GET, JSON or multipart with files. A request that cannot be read is refused with a
// code of docs/integrators.md.
package request

import (
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"github.com/gevel/gevel/limits"
)

// Refusal is the reason why a request is refused.
type Refusal struct {
	Status  int
	Code    string // of extensions.code
	Message string // for the client's programmer
	// RetryAfter is when to try again; 0 when the same request will never succeed. Every 429 has it.
	RetryAfter time.Duration
}

// Write sends the refusal as a GraphQL error.
func (f *Refusal) Write(w http.ResponseWriter) {
	w.Header().Set("Cache-Control", "no-store")
	extensions := map[string]any{"code": f.Code}
	if f.RetryAfter > 0 {
		seconds := limits.RetrySeconds(f.RetryAfter)
		w.Header().Set("Retry-After", strconv.Itoa(seconds))
		extensions["retryAfter"] = seconds
	}
	answer := map[string]any{"errors": []any{map[string]any{"message": f.Message, "extensions": extensions}}}
	if !IsGraphResponse(w) {
		answer["data"] = nil
	}
	text, _ := json.Marshal(answer) // texts and numbers are always JSON
	WriteJSON(w, f.Status, text)
}

// Refuse writes a refusal that names no time to try again.
func Refuse(w http.ResponseWriter, status int, code, message string) {
	refusal(status, code, message).Write(w)
}

func bad(message string) *Refusal { return refusal(http.StatusBadRequest, "BAD_REQUEST", message) }

func refusal(status int, code, message string) *Refusal {
	return &Refusal{Status: status, Code: code, Message: message}
}
