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
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/captcha"
)

// servePost takes a form that a browser without scripts sends to the page that shows it: the field "form" names the mutation, the
// others are its input. A form that is taken leads to the page of thanks; any other comes back with its page, 422, with everything
// that is wrong with it. Only this site's own pages may post.
func (s *Server) servePost(w http.ResponseWriter, r *http.Request) {
	if err := http.NewCrossOriginProtection().Check(r); err != nil {
		http.Error(w, "forms are sent from this site's own pages", http.StatusForbidden)
		return
	}
	if !readForm(w, r) {
		return
	}
	defer r.MultipartForm.RemoveAll()
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		serverError(w, r, err)
		return
	}
	page, err := s.site.Match(s.location(r, c))
	if err != nil {
		serverError(w, r, err)
		return
	}
	p := posted(r, locale.Language(page.Language))
	path, problems, err := s.submit(w, r, p)
	switch {
	case errors.Is(err, graph.ErrUnknownForm):
		http.Error(w, "there is no such form", http.StatusBadRequest)
	case errors.Is(err, graph.ErrTooManyFields):
		http.Error(w, err.Error(), http.StatusBadRequest)
	case err != nil:
		slog.Error("a form was not taken", "form", p.Form, "err", err)
		w.Header().Set("Cache-Control", "no-store")
		http.Error(w, "Your message was not sent. Please go back and try again.", http.StatusInternalServerError)
	case len(problems) == 0:
		w.Header().Set("Cache-Control", "no-store")
		http.Redirect(w, r, path, http.StatusSeeOther)
	default:
		s.again(w, r, c, p, problems)
	}
}

// readForm reads a form of either kind and answers when it cannot be read. r.MultipartForm is never nil then. What the address asks is
// no part of the form: areas on the map have semicolons there, at which the standard library stops.
func readForm(w http.ResponseWriter, r *http.Request) bool {
	var err error
	defer func(query string) { r.URL.RawQuery = query }(r.URL.RawQuery)
	r.URL.RawQuery = ""
	if isMultipart(r) {
		r.Body = http.MaxBytesReader(w, r.Body, graph.MaxUpload)
		err = r.ParseMultipartForm(limits.FormBodyBytes)
	} else {
		r.Body, r.MultipartForm = http.MaxBytesReader(w, r.Body, limits.FormBodyBytes), &multipart.Form{}
		err = r.ParseForm()
	}
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		http.Error(w, "The form is too large. Please go back and choose smaller files.", http.StatusRequestEntityTooLarge)
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

// posted is the form with what the page's author need not write: a key, the language and where it was sent from.
func posted(r *http.Request, l locale.Language) graph.Posted {
	p := graph.Posted{Form: r.PostForm.Get("form"), Values: url.Values{}, Files: r.MultipartForm.File}
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

func (s *Server) submit(w http.ResponseWriter, r *http.Request, p graph.Posted) (path string, problems agency.Problems, err error) {
	return s.graph.Submit(s.withPrincipal(w, r), p)
}

// returned is what a page knows of a form that comes back.
type returned struct {
	Form     string          `json:"form"`
	Values   url.Values      `json:"values"`
	Problems []problem       `json:"problems"`
	Captcha  captcha.Captcha `json:"captcha"`
}

type problem struct {
	Path []string           `json:"path"`
	Code agency.ProblemCode `json:"code"`
}

// passwords are the fields whose values are never sent back to a page.
var passwords = []string{"password", "confirmation", "current"}

// again shows the page with the form as it was filled in and everything that is wrong with it. A captcha that was not answered
// rightly is another one then; the first answer to any form without scripts is such a page.
func (s *Server) again(w http.ResponseWriter, r *http.Request, c *agency.Catalog, p graph.Posted, problems agency.Problems) {
	for _, secret := range passwords {
		p.Values.Del(secret)
	}
	back := returned{Form: p.Form, Values: p.Values}
	for _, x := range problems {
		back.Problems = append(back.Problems, problem{x.Path, x.Code})
	}
	if slices.ContainsFunc(problems, func(x agency.Problem) bool { return len(x.Path) > 0 && x.Path[0] == "captcha" }) {
		back.Captcha = s.captcha.Issue()
		p.Values.Set("captcha.id", back.Captcha.ID)
		p.Values.Del("captcha.text")
	} else {
		back.Captcha.ID = p.Values.Get("captcha.id")
	}
	text, err := json.Marshal(back)
	if err != nil {
		serverError(w, r, err)
		return
	}
	l := s.location(r, c)
	l.Posted = string(text)
	s.show(w, r, c, l)
}
