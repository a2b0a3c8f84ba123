package deskhttp

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
	"github.com/gevel/gevel/internal/sheet"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/timeout"
	"github.com/gevel/gevel/staff/inbox"
)

// LeadSheet sends a manager the leads of a list as CSV: the form posts list, and filter as JSON, as the graph's field leads takes them. It
// is POST, because the log has it and no other site may ask for it by a link.
func (f Files) LeadSheet(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	r.Body = http.MaxBytesReader(w, r.Body, limits.SheetBytes)
	list, filter, err := readSheet(r)
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		request.Refuse(w, http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", "the request is too large")
		return
	case err != nil:
		request.Refuse(w, http.StatusBadRequest, "BAD_INPUT", err.Error())
		return
	}
	out := &sheetAnswer{w: w, name: "leads"}
	f.writeSheet(r, out, func(ctx context.Context) (forms.Problems, error) { return f.Desk.Sheet(ctx, list, filter, out.line) })
}

// LogSheet sends a manager the log as CSV: the form posts member, or nothing for everybody's lines.
func (f Files) LogSheet(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	r.Body = http.MaxBytesReader(w, r.Body, limits.SheetBytes)
	if err := r.ParseForm(); err != nil {
		request.Refuse(w, http.StatusBadRequest, "BAD_INPUT", err.Error())
		return
	}
	var member *string
	if id := r.PostForm.Get("member"); id != "" {
		member = &id
	}
	out := &sheetAnswer{w: w, name: "log"}
	f.writeSheet(r, out, func(ctx context.Context) (forms.Problems, error) { return f.Desk.LogSheet(ctx, member, out.line) })
}

// writeSheet answers with what write gives to out, or with the reason for which nothing was written.
func (f Files) writeSheet(r *http.Request, out *sheetAnswer, write func(context.Context) (forms.Problems, error)) {
	w := out.w
	timeout.Lasting(w)
	problems, err := write(f.Principal(w, r))
	switch {
	case len(problems) > 0:
		request.Refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk, and confirm with the code of the phone")
	case err == nil:
	case out.begun:
		logBroken(r.Context(), "a sheet broke off", err)
		panic(http.ErrAbortHandler) // ends the connection, so that the browser does not take the file for complete
	default:
		refuseFor(w, r, err)
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
		respond.Attach(a.w, a.name+" "+string(locale.Today(time.Now()))+".csv")
	}
	return a.rows.Line(cells)
}
