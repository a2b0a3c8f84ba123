package server

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"log/slog"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/graph/postedform"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/captcha"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
)

// servePost handles a form that a browser without scripts posts to the form's page: the field "form" names the mutation, the other fields
// are its input. An accepted form redirects to the page of thanks; any other is shown again with all its problems and status 422. Only this
// site's own pages may post.
func (s *Server) servePost(w http.ResponseWriter, r *http.Request) {
	if err := s.ownPages.Check(r); err != nil {
		http.Error(w, "forms are sent from this site's own pages", http.StatusForbidden)
		return
	}
	received, err := readForm(w, r)
	if r.MultipartForm != nil {
		defer r.MultipartForm.RemoveAll()
	}
	if !s.affordForm(w, r, received) || !isReadable(w, err) {
		return
	}
	ctx, c, err := s.store.Pin(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	page, err := s.site.Match(s.location(r, c))
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	p := posted(r, locale.Language(page.Language))
	path, problems, err := s.submit(w, r, p)
	switch {
	case errors.Is(err, graph.ErrUnknownForm):
		http.Error(w, "there is no such form", http.StatusBadRequest)
	case errors.Is(err, postedform.ErrTooManyFields):
		http.Error(w, err.Error(), http.StatusBadRequest)
	case err != nil:
		slog.ErrorContext(r.Context(), "a form could not be handled", "form", p.Name, "err", err)
		w.Header().Set("Cache-Control", "no-store")
		http.Error(w, "Your message was not sent. Please go back and try again.", http.StatusInternalServerError)
	case len(problems) == 0:
		w.Header().Set("Cache-Control", "no-store")
		http.Redirect(w, r, path, http.StatusSeeOther)
	default:
		s.showAgain(w, r.WithContext(ctx), c, p, problems)
	}
}

// readForm reads a form with or without files into r.MultipartForm. The query of the address is ignored: areas on the map have semicolons
// there, which the standard library refuses. What came is charged, whether it can be read or not.
func readForm(w http.ResponseWriter, r *http.Request) (request.Received, error) {
	defer func(query string) { r.URL.RawQuery = query }(r.URL.RawQuery)
	r.URL.RawQuery = ""
	if isMultipart(r) {
		r.Body = http.MaxBytesReader(w, r.Body, limits.UploadBodyBytes)
		counted := request.Count(r)
		err := r.ParseMultipartForm(limits.FormBodyBytes)
		return counted.Parts(r.MultipartForm), err
	}
	r.Body, r.MultipartForm = http.MaxBytesReader(w, r.Body, limits.FormBodyBytes), &multipart.Form{}
	counted := request.Count(r)
	err := r.ParseForm()
	return counted.Text(), err
}

// affordForm charges a form by what came, readable or not, and answers when its client's budget for this minute is used up.
func (s *Server) affordForm(w http.ResponseWriter, r *http.Request, received request.Received) bool {
	refusal := s.charge(w, r, costOfBody(received))
	if refusal != nil {
		w.Header().Set("Cache-Control", "no-store")
		http.Error(w, "Too much was sent from your network within a minute. Please go back and try again in the next.", refusal.Status)
	}
	return refusal == nil
}

// isReadable answers a form that could not be read.
func isReadable(w http.ResponseWriter, err error) bool {
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		http.Error(w, "The form is too large. Please go back and choose smaller files.", http.StatusRequestEntityTooLarge)
		return false
	case request.IsOurs(err):
		slog.Error("the files of a form could not be put aside", "err", err)
		http.Error(w, "Your message was not sent. Please go back and try again.", http.StatusInternalServerError)
		return false
	case errors.Is(err, os.ErrDeadlineExceeded):
		http.Error(w, "The form took too long to come. Please try again.", http.StatusRequestTimeout)
		return false
	case err != nil:
		http.Error(w, "the form could not be read", http.StatusBadRequest)
		return false
	}
	return true
}

// posted returns the form with a key, the language and the page it was sent from.
func posted(r *http.Request, l locale.Language) postedform.Form {
	p := postedform.Form{Name: r.PostForm.Get("form"), Values: url.Values{}, Files: r.MultipartForm.File}
	for path, values := range r.PostForm {
		p.Values[path] = values
	}
	p.Values.Del("form")
	for path, otherwise := range map[string]string{"key": rand.Text(), "language": strings.ToUpper(string(l)), "page": r.URL.Path} {
		if p.Values.Get(path) == "" {
			p.Values.Set(path, otherwise)
		}
	}
	return p
}

func (s *Server) submit(w http.ResponseWriter, r *http.Request, p postedform.Form) (path string, problems forms.Problems, err error) {
	return s.graph.Submit(s.withPrincipal(w, r), p)
}

// returned is the form that a page shows again.
type returned struct {
	Form     string          `json:"form"`
	Values   url.Values      `json:"values"`
	Problems []problem       `json:"problems"`
	Captcha  captcha.Captcha `json:"captcha"`
}

type problem struct {
	Path []string          `json:"path"`
	Code forms.ProblemCode `json:"code"`
}

// passwords lists the fields whose values are never sent back.
var passwords = []string{"password", "confirmation", "current"}

// showAgain shows the page with the form as it was filled in and all its problems. It has a new captcha unless the old one was answered
// rightly; a form without scripts gets its captcha this way, at the first attempt.
func (s *Server) showAgain(w http.ResponseWriter, r *http.Request, c *agency.Catalog, p postedform.Form, problems forms.Problems) {
	for _, secret := range passwords {
		p.Values.Del(secret)
	}
	back := returned{Form: p.Name, Values: p.Values}
	for _, x := range problems {
		back.Problems = append(back.Problems, problem{x.Path, x.Code})
	}
	if slices.ContainsFunc(problems, func(x forms.Problem) bool { return len(x.Path) > 0 && x.Path[0] == "captcha" }) {
		back.Captcha = s.captcha.Issue()
		p.Values.Set("captcha.id", back.Captcha.ID)
		p.Values.Del("captcha.text")
	} else {
		back.Captcha.ID = p.Values.Get("captcha.id")
	}
	text, err := json.Marshal(back)
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	l := s.location(r, c)
	l.Posted = string(text)
	s.show(w, r, c, l)
}
