package auth

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// Door lets owners in and out. Its methods may be called from many goroutines.
type Service struct {
	Leads  *leads.Service
	Hasher *Hasher
}

// How long a session holds: without being used, and at most.
const (
	idle     = 24 * time.Hour
	lifetime = 30 * 24 * time.Hour
)

// Why a request is refused whatever it says.
var (
	ErrForeign = errors.New("owners sign in from this site's own pages")
	ErrAgain   = errors.New("one request tries one password")
)

// Viewer is the owner who asks, nil for everyone else. This is the one place that decides it; it is looked up once a request.
func (d *Service) Viewer(ctx context.Context) (*db.Owner, error) {
	c := callerOf(ctx)
	if c == nil || c.Foreign || c.Token == "" {
		return nil, nil
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.known {
		return c.owner, nil
	}
	owner, err := d.Leads.Store.OwnerOf(ctx, c.Token, idle, d.Leads.Now())
	if err == nil {
		c.known, c.owner = true, owner
	}
	return owner, err
}

// caller is who may begin a session.
func caller(ctx context.Context) (*Caller, error) {
	c := callerOf(ctx)
	if c == nil || c.Foreign {
		return nil, ErrForeign
	}
	return c, nil
}

// In is an owner in a language, for the graph.
func In(o *db.Owner, l locale.Language) *agency.Owner {
	if o == nil {
		return nil
	}
	return &agency.Owner{Number: o.ID, Name: o.Name, Email: o.Email, Language: l}
}

func problem(path string, code agency.ProblemCode) (p agency.Problems) {
	p.Add(path, code)
	return p
}
