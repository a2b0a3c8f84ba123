package auth

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Service signs owners in and out. Its methods are safe for concurrent use.
type Service struct {
	*app.App
	Leads  *leads.Service
	Hasher *Hasher
}

// Errors of a request that is refused before its input is read.
var (
	ErrForeign = errors.New("owners can sign in only on pages of this site")
	ErrAgain   = errors.New("a request may try only one password; send another request for the next")
)

// Viewer returns the signed-in owner, nil for everybody else. No other code decides who is signed in.
func (d *Service) Viewer(ctx context.Context) (*owners.Owner, error) {
	return principal.Of(ctx).Owner(func(token string) (*owners.Owner, error) {
		return d.Store.Owners.OwnerOf(ctx, token, limits.SessionIdleTime, d.Now())
	})
}

// sessionPrincipal returns the principal of a request that may start a session, else ErrForeign.
func sessionPrincipal(ctx context.Context) (*principal.Principal, error) {
	p := principal.Of(ctx)
	if p.NoSession {
		return nil, ErrForeign
	}
	return p, nil
}

// In returns the owner in a language, as the graph shows it.
func In(o *owners.Owner, l locale.Language) *owned.Owner {
	if o == nil {
		return nil
	}
	return &owned.Owner{Number: o.ID, Name: o.Name, Email: o.Email, NewsEmails: o.NewsSince != nil, Language: l}
}

func problem(path string, code forms.ProblemCode) (p forms.Problems) {
	p.Add(path, code)
	return p
}
