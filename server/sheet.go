package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/internal/sheet"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/timeout"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// serveSheet sends a manager the leads of a list as CSV: the form posts list, and filter as JSON, as the graph's field leads takes them. It
// is POST, because the log has it and no other site may ask for it by a link.
func (s *Server) serveSheet(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	r.Body = http.MaxBytesReader(w, r.Body, limits.SheetBytes)
	list, filter, err := readSheet(r)
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the request is too large")
		return
	case err != nil:
		refuse(w, http.StatusBadRequest, "BAD_INPUT", err.Error())
		return
	}
	out := &sheetAnswer{w: w, name: "leads"}
	s.writeSheet(r, out, func(ctx context.Context) (forms.Problems, error) { return s.desk.Sheet(ctx, list, filter, out.line) })
}

// serveLogSheet sends a manager the log as CSV: the form posts member, or nothing for everybody's lines.
func (s *Server) serveLogSheet(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	r.Body = http.MaxBytesReader(w, r.Body, limits.SheetBytes)
	if err := r.ParseForm(); err != nil {
		refuse(w, http.StatusBadRequest, "BAD_INPUT", err.Error())
		return
	}
	var member *string
	if id := r.PostForm.Get("member"); id != "" {
		member = &id
	}
	out := &sheetAnswer{w: w, name: "log"}
	s.writeSheet(r, out, func(ctx context.Context) (forms.Problems, error) { return s.desk.LogSheet(ctx, member, out.line) })
}

// writeSheet answers with what write gives to out, or with the reason for which nothing was written.
func (s *Server) writeSheet(r *http.Request, out *sheetAnswer, write func(context.Context) (forms.Problems, error)) {
	w := out.w
	timeout.Lasting(w)
	problems, err := write(s.withPrincipal(w, r))
	switch {
	case len(problems) > 0:
		refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk, and confirm with the code of the phone")
	case err == nil:
	case out.begun:
		logged(r.Context(), "a sheet broke off", err)
		panic(http.ErrAbortHandler) // ends the connection, so that the browser does not take the file for complete
	default:
		noSheet(w, r, err)
	}
}

// readSheet reads the list and the filter of a form; without a list it is that of the open leads.
func readSheet(r *http.Request) (list desk.LeadList, filter *inbox.Filter, err error) {
	if err := r.ParseForm(); err != nil {
		return "", nil, err
	}
	list = desk.OpenLeads
	if name := r.PostForm.Get("list"); name != "" {
		list = desk.LeadList(name)
	}
	if !list.Known() {
		return "", nil, fmt.Errorf("%q is not a list", list)
	}
	text := r.PostForm.Get("filter")
	if text == "" {
		return list, nil, nil
	}
	read := json.NewDecoder(bytes.NewReader([]byte(text)))
	read.DisallowUnknownFields()
	if err := read.Decode(&filter); err != nil {
		return "", nil, fmt.Errorf("filter is not understood: %w", err)
	}
	return list, filter, nil
}

// sheetAnswer is a sheet as an answer, whose HTTP header is sent with the first line.
type sheetAnswer struct {
	w     http.ResponseWriter
	name  string // of the file
	rows  sheet.Writer
	begun bool
}

func (a *sheetAnswer) line(cells []string) error {
	if !a.begun {
		a.begun, a.rows.To = true, buffer.Direct(a.w)
		a.w.Header().Set("Content-Type", "text/csv; charset=utf-8")
		attach(a.w, a.name+" "+string(locale.Today(time.Now()))+".csv")
	}
	return a.rows.Line(cells)
}

// noSheet answers with the reason for which nothing was written.
func noSheet(w http.ResponseWriter, r *http.Request, err error) {
	var known *gqlerror.Error
	switch {
	case errors.Is(err, auth.ErrForeign):
		refuse(w, http.StatusForbidden, "FOREIGN", err.Error())
	case errors.Is(err, staff.ErrForbidden):
		refuse(w, http.StatusForbidden, "FORBIDDEN", err.Error())
	case errors.As(err, &known) && known.Extensions["code"] == "BAD_INPUT":
		refuse(w, http.StatusBadRequest, "BAD_INPUT", known.Message)
	default:
		noExport(w, r, err)
	}
}
