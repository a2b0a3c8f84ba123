// Package ask reads what somebody asks of the graph off an HTTP request: by GET, as JSON or with files. Whatever cannot be read is
// refused with a code; docs/integrators.md lists them.
package ask

import (
	"encoding/json"
	"net/http"
)

// Refusal is why a request is not answered.
type Refusal struct {
	Status  int
	Code    string // of extensions.code
	Message string // for who wrote the program that asks
}

// Write answers with it, as a GraphQL error.
func (f *Refusal) Write(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(f.Status)
	json.NewEncoder(w).Encode(map[string]any{"data": nil, "errors": []any{
		map[string]any{"message": f.Message, "extensions": map[string]string{"code": f.Code}}}})
}

func bad(message string) *Refusal { return &Refusal{http.StatusBadRequest, "BAD_REQUEST", message} }
