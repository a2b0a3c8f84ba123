package server

import (
	"encoding/json"
	"errors"
	"net/http"
	"os"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/request"
)

// serveDelivery takes a file with properties from a member of staff: the body is the file, name what its sender calls it. The desk asks the
// graph what it would change. One that cannot be read is answered with the reason. Whoever may not bring one sends nothing: the body is
// read after the role is known.
func (s *Server) serveDelivery(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	if r.ContentLength > limits.DeliveryBytes {
		refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the file is too large")
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, limits.DeliveryBytes)
	refusal, problems, err := s.desk.Deliveries().Bring(s.withPrincipal(w, r), r.URL.Query().Get("name"), r.Body)
	var large *http.MaxBytesError
	switch {
	case len(problems) > 0:
		refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk")
	case errors.As(err, &large):
		refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the file is too large")
	case errors.Is(err, os.ErrDeadlineExceeded):
		refuse(w, http.StatusRequestTimeout, "BODY_TOO_SLOW", "the file came too slowly")
	case errors.Is(err, deliveries.ErrNoFolder):
		refuse(w, http.StatusNotImplemented, string(forms.Unknown), err.Error())
	case err != nil:
		noSheet(w, r, err)
	default:
		w.Header().Set("Content-Type", request.JSON)
		json.NewEncoder(w).Encode(map[string]any{"refusal": refusal})
	}
}
