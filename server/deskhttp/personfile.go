package deskhttp

import (
	_ "embed"
	"encoding/json"
	"html/template"
	"net/http"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/timeout"
)

//go:embed personpage.html
var personPageText string

var personPage = template.Must(template.New("person").Parse(personPageText))

// PersonFile sends a manager everything that is known of the person whose address is posted as email, as gevel forget writes it. It is
// a POST, so that the person's address is in no URL, and because it writes to the log that the file was taken.
func (f Files) PersonFile(w http.ResponseWriter, r *http.Request) {
	email, ok := readEmail(w, r)
	if !ok {
		return
	}
	known, problems, err := f.Desk.PersonFile(f.Principal(w, r), email)
	if refusePerson(w, r, problems, err) {
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	respond.Attach(w, "person.json")
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	logBroken(r.Context(), "a file of a person broke off", out.Encode(known))
}

// PersonPage sends the same to be read by people, in the language of the desk.
func (f Files) PersonPage(w http.ResponseWriter, r *http.Request) {
	email, ok := readEmail(w, r)
	if !ok {
		return
	}
	page, problems, err := f.Desk.PersonPage(f.Principal(w, r), email)
	if refusePerson(w, r, problems, err) {
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	respond.Attach(w, "person.html")
	logBroken(r.Context(), "a page of a person broke off", personPage.Execute(w, page))
}

// readEmail reads the email address from the posted form. It is not in the address of the request, so no log of requests has it.
func readEmail(w http.ResponseWriter, r *http.Request) (email string, ok bool) {
	w.Header().Set("Cache-Control", "private, no-store")
	r.Body = http.MaxBytesReader(w, r.Body, limits.SheetBytes)
	if err := r.ParseForm(); err != nil {
		request.Refuse(w, http.StatusBadRequest, "BAD_INPUT", "the form is not understood")
		return "", false
	}
	timeout.Lasting(w)
	return r.PostForm.Get("email"), true
}

// refusePerson answers who may not have a person's file.
func refusePerson(w http.ResponseWriter, r *http.Request, problems forms.Problems, err error) (refused bool) {
	switch {
	case len(problems) > 0:
		request.Refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk, and confirm with the code of the phone")
	case err != nil:
		refuseFor(w, r, err)
	}
	return len(problems) > 0 || err != nil
}
