// Package ask reads what somebody asks of the graph off an HTTP request: by GET, as JSON or with files. Whatever cannot be read is
// refused with a code; docs/integrators.md lists them.
package request

import (
	"encoding/json"
	"math"
	"net/http"
	"strconv"
	"time"
)

// Refusal is why a request is not answered.
type Refusal struct {
	Status  int
	Code    string // of extensions.code
	Message string // for who wrote the program that asks
	// RetryAfter is in how long it is worth asking again; 0 for never the same way. Every 429 says it.
	RetryAfter time.Duration
}

// Write answers with it, as a GraphQL error.
func (f *Refusal) Write(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	extensions := map[string]any{"code": f.Code}
	if f.RetryAfter > 0 {
		seconds := int(math.Ceil(f.RetryAfter.Seconds()))
		w.Header().Set("Retry-After", strconv.Itoa(seconds))
		extensions["retryAfter"] = seconds
	}
	w.WriteHeader(f.Status)
	json.NewEncoder(w).Encode(map[string]any{"data": nil, "errors": []any{map[string]any{"message": f.Message, "extensions": extensions}}})
}

func bad(message string) *Refusal { return refusal(http.StatusBadRequest, "BAD_REQUEST", message) }

func refusal(status int, code, message string) *Refusal {
	return &Refusal{Status: status, Code: code, Message: message}
}
