package server

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/webapp"
	"github.com/gevel/gevel/setup"
)

// setUpCookie has the token of the browser that opened the link of the set-up.
const setUpCookie = "setup"

// beforeSetUp are the addresses that a site without data has, beside those below setup.Path.
var beforeSetUp = []string{"/healthz", "/readyz", "/favicon.svg", "/favicon.ico"}

// notSetUp is what everybody else reads before the site stands.
//
//go:embed notsetup.txt
var notSetUp string

// waitsForSetUp answers every request that is none of the set-up while the site has no data.
func (s *Server) waitsForSetUp(w http.ResponseWriter, r *http.Request) bool {
	stands, err := s.setup.Stands(r.Context())
	path := r.URL.Path
	if err != nil || stands || strings.HasPrefix(path, setup.Path) || strings.HasPrefix(path, "/desk/assets/") ||
		strings.HasPrefix(path, "/assets/") || slices.Contains(beforeSetUp, path) {
		return false
	}
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("X-Robots-Tag", "noindex")
	h.Set("Retry-After", "3600")
	http.Error(w, strings.TrimSpace(notSetUp), http.StatusServiceUnavailable)
	return true
}

// setUpRoutes are the pages with which a new site is set up, and what they send. They speak plain JSON: there is no graph before the site.
func (s *Server) setUpRoutes(app *webapp.App) {
	s.handleFunc("GET "+setup.Path, func(w http.ResponseWriter, r *http.Request) {
		status := http.StatusOK
		if stands, _ := s.setup.Stands(r.Context()); stands {
			status = http.StatusGone
		}
		app.Desk.Answer(w, r, status)
	})
	s.handleFunc("GET "+setup.Path+"state", func(w http.ResponseWriter, r *http.Request) {
		s.answerSetUp(w, r, func(ctx context.Context, token string) (any, forms.Problems, error) {
			v, err := s.setup.Read(ctx, token)
			return v, nil, err
		})
	})
	s.take("POST "+setup.Path+"open", limits.SheetBytes, http.HandlerFunc(s.openSetUp))
	s.take("POST "+setup.Path+"finish", limits.SheetBytes, http.HandlerFunc(s.finishSetUp))
	takeStep(s, setup.AgencyStep, s.setup.SaveAgency)
	takeStep(s, setup.OfficeStep, s.setup.SaveOffice)
	takeStep(s, setup.ManagerStep, s.setup.SaveManager)
	takeStep(s, setup.CodeStep, s.setup.SaveCode)
	takeStep(s, setup.AppearanceStep, s.setup.SaveAppearance)
}

// takeStep lets a step be sent.
func takeStep[Input any](s *Server, step string,
	save func(context.Context, string, *Input) (*setup.View, forms.Problems, error)) {
	s.take("POST "+setup.Path+"answers/"+step, limits.SetUpBodyBytes, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var input Input
		if readSetUp(w, r, &input) {
			s.answerSetUp(w, r, func(ctx context.Context, token string) (any, forms.Problems, error) {
				v, problems, err := save(ctx, token, &input)
				return v, problems, err
			})
		}
	}))
}

// readSetUp reads the JSON of a request; when it is none, it answers.
func readSetUp(w http.ResponseWriter, r *http.Request, into any) bool {
	if err := json.NewDecoder(r.Body).Decode(into); err != nil {
		http.Error(w, "this is not JSON: "+err.Error(), http.StatusBadRequest)
		return false
	}
	return true
}

// answerSetUp answers the browser that opened the link.
func (s *Server) answerSetUp(w http.ResponseWriter, r *http.Request, do func(context.Context, string) (any, forms.Problems, error)) {
	cookie := ""
	if !s.isForeign(r) {
		cookie = token(r, setUpCookie, s.isSecure(r))
	}
	answer, problems, err := do(r.Context(), cookie)
	s.writeSetUp(w, r, answer, problems, err)
}

// setUpProblem is a problem as the pages of the set-up read it.
type setUpProblem struct {
	Path []string          `json:"path"`
	Code forms.ProblemCode `json:"code"`
}

// setUpFailure is an answer with problems, or with why the set-up cannot go on: OVER for this browser, STANDS for everybody.
type setUpFailure struct {
	Problems []setUpProblem `json:"problems,omitempty"`
	Why      string         `json:"why,omitempty"`
}

func (s *Server) writeSetUp(w http.ResponseWriter, r *http.Request, answer any, problems forms.Problems, err error) {
	status := http.StatusOK
	switch {
	case errors.Is(err, setup.ErrOver):
		status, answer = http.StatusGone, setUpFailure{Why: "OVER"}
		if stands, _ := s.setup.Stands(r.Context()); stands {
			answer = setUpFailure{Why: "STANDS"}
		}
	case err != nil:
		slog.ErrorContext(r.Context(), "the set-up failed", "err", err)
		http.Error(w, "This cannot be done right now. Please try again in a moment.", http.StatusInternalServerError)
		return
	case len(problems) > 0:
		var list []setUpProblem
		for _, p := range problems {
			list = append(list, setUpProblem{p.Path, p.Code})
		}
		answer = setUpFailure{Problems: list}
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(answer)
}

// openSetUp takes the token of the link, within the limit of secret addresses.
func (s *Server) openSetUp(w http.ResponseWriter, r *http.Request) {
	var input struct{ Token string }
	if !readSetUp(w, r, &input) {
		return
	}
	if s.isForeign(r) || !s.secret.Open(w, r, ratelimit.Links) {
		s.writeSetUp(w, r, nil, forms.Problems{{Path: []string{}, Code: forms.TooOften}}, nil)
		return
	}
	opened, problems, err := s.setup.Open(r.Context(), input.Token)
	if opened != nil {
		s.setUpToken(w, r, opened.Token, opened.Ends)
	}
	if stands, _ := s.setup.Stands(r.Context()); stands {
		err = setup.ErrOver
	}
	s.writeSetUp(w, r, struct{}{}, problems, err)
}

func (s *Server) setUpToken(w http.ResponseWriter, r *http.Request, token string, ends time.Time) {
	secure := s.isSecure(r)
	setCookie(w, cookieName(setUpCookie, secure), secure, http.SameSiteStrictMode, token, ends)
}

// finishSetUp makes the site, and signs its manager in at the desk.
func (s *Server) finishSetUp(w http.ResponseWriter, r *http.Request) {
	s.answerSetUp(w, r, func(ctx context.Context, token string) (any, forms.Problems, error) {
		done, problems, err := s.setup.Finish(ctx, token, r.UserAgent())
		if done != nil {
			secure := s.isSecure(r)
			setCookie(w, cookieName(deskCookie, secure), secure, http.SameSiteStrictMode, done.Token, done.Ends)
			s.setUpToken(w, r, "", time.Time{})
		}
		return done, problems, err
	})
}
