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
	"github.com/gevel/gevel/transit"
)

// serveDelivery takes a file with properties from a member of staff: the body is the file, name what its sender calls it. The desk asks the
// graph what it would change. One that cannot be read is answered with the reason.
func (s *Server) serveDelivery(w http.ResponseWriter, r *http.Request) {
	s.serveBrought(w, r, limits.DeliveryBytes, func(r *http.Request) (map[string]any, forms.Problems, error) {
		refusal, problems, err := s.desk.Deliveries().Bring(r.Context(), r.URL.Query().Get("name"), r.Body)
		return map[string]any{"refusal": refusal}, problems, err
	})
}

// serveTimetable takes the timetable of an operator from a manager: the body is the file, name what pages call it. The answer is what was
// read of it, or why it is refused.
func (s *Server) serveTimetable(w http.ResponseWriter, r *http.Request) {
	s.serveBrought(w, r, limits.TransitDeskBytes, func(r *http.Request) (map[string]any, forms.Problems, error) {
		brought, refusal, problems, err := s.desk.Timetables().Bring(r.Context(), r.URL.Query().Get("name"), r.Body)
		return map[string]any{"refusal": refusal, "brought": brought}, problems, err
	})
}

// serveBrought takes a file that is brought to the desk. Whoever may not bring one sends nothing: the body is read after the role is known.
func (s *Server) serveBrought(w http.ResponseWriter, r *http.Request, most int64,
	bring func(*http.Request) (map[string]any, forms.Problems, error)) {
	w.Header().Set("Cache-Control", "private, no-store")
	if r.ContentLength > most {
		refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the file is too large")
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, most)
	answer, problems, err := bring(r.WithContext(s.withPrincipal(w, r)))
	var large *http.MaxBytesError
	switch {
	case len(problems) > 0:
		refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk")
	case errors.As(err, &large):
		refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the file is too large")
	case errors.Is(err, os.ErrDeadlineExceeded):
		refuse(w, http.StatusRequestTimeout, "BODY_TOO_SLOW", "the file came too slowly")
	case errors.Is(err, deliveries.ErrNoFolder), errors.Is(err, transit.ErrNoFolder):
		refuse(w, http.StatusNotImplemented, string(forms.Unknown), err.Error())
	case err != nil:
		noSheet(w, r, err)
	default:
		w.Header().Set("Content-Type", request.JSON)
		json.NewEncoder(w).Encode(answer)
	}
}
