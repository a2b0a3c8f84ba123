package deskhttp

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"os"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/transit"
)

// Delivery takes a file with properties from a member of staff: the body is the file, name what its sender calls it. The desk asks the
// graph what it would change. One that cannot be read is answered with the reason.
func (f Files) Delivery(w http.ResponseWriter, r *http.Request) {
	f.take(w, r, limits.DeliveryBytes, func(r *http.Request) (map[string]any, forms.Problems, error) {
		refusal, problems, err := f.Desk.Deliveries().Bring(r.Context(), r.URL.Query().Get("name"), r.Body)
		return map[string]any{"refusal": refusal}, problems, err
	})
}

// ExamplePath is where Example is.
const ExamplePath = "/desk/properties.xlsx"

// Example sends a sheet with the columns that Delivery reads, in the language of the query, and one property that is filled in.
func (f Files) Example(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	l := locale.Language(r.URL.Query().Get("language"))
	if !l.Known() {
		request.Refuse(w, http.StatusBadRequest, "BAD_INPUT", "language is nl, fr, en or de")
		return
	}
	var out bytes.Buffer
	switch problems, err := f.Desk.Deliveries().Example(f.Principal(w, r), &out, l); {
	case len(problems) > 0:
		request.Refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk")
	case err != nil:
		refuseFor(w, r, err)
	default:
		w.Header().Set("Content-Type", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
		respond.Attach(w, "gevel.xlsx")
		w.Write(out.Bytes())
	}
}

// Timetable takes the timetable of an operator from a manager: the body is the file, name what pages call it. The answer is what was
// read of it, or why it is refused.
func (f Files) Timetable(w http.ResponseWriter, r *http.Request) {
	f.take(w, r, limits.TransitDeskBytes, func(r *http.Request) (map[string]any, forms.Problems, error) {
		brought, refusal, problems, err := f.Desk.Timetables().Bring(r.Context(), r.URL.Query().Get("name"), r.Body)
		return map[string]any{"refusal": refusal, "brought": brought}, problems, err
	})
}

// take takes a file that is brought to the desk. Whoever may not bring one sends nothing: the body is read after the role is known.
func (f Files) take(w http.ResponseWriter, r *http.Request, most int64,
	bring func(*http.Request) (map[string]any, forms.Problems, error)) {
	w.Header().Set("Cache-Control", "private, no-store")
	if r.ContentLength > most {
		request.Refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the file is too large")
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, most)
	answer, problems, err := bring(r.WithContext(f.Principal(w, r)))
	var large *http.MaxBytesError
	switch {
	case len(problems) > 0:
		request.Refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk")
	case errors.As(err, &large):
		request.Refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the file is too large")
	case errors.Is(err, os.ErrDeadlineExceeded):
		request.Refuse(w, http.StatusRequestTimeout, "BODY_TOO_SLOW", "the file came too slowly")
	case errors.Is(err, deliveries.ErrNoFolder), errors.Is(err, transit.ErrNoFolder):
		request.Refuse(w, http.StatusNotImplemented, string(forms.Unknown), err.Error())
	case err != nil:
		refuseFor(w, r, err)
	default:
		w.Header().Set("Content-Type", request.JSON)
		json.NewEncoder(w).Encode(answer)
	}
}
