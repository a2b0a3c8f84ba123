// Package principal says who sends a request. It stands beside auth, not in it, because leads and graph read the principal too and auth
// imports leads.
package principal

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/network"
)

// Principal is who sends a request, as the server sees it.
type Principal struct {
	Address string  // the client's network address, behind trusted proxies
	APIKey  *APIKey // nil without one

	Session string // token of the session cookie, "" for none
	Device  string // token of a browser on which an owner signed in before, "" for none

	// SetSession and SetDevice store a token in the browser's cookie, or delete the cookie for "".
	SetSession, SetDevice func(token string, ends time.Time)

	Desk       string // token of the cookie of a session at the desk, "" for none
	DeskDevice string // proof that a member of staff signed in with this browser before, "" for none
	Browser    string // what the browser says it is

	// SetDesk and SetDeskDevice store a token in the browser's cookie, or delete the cookie for "".
	SetDesk, SetDeskDevice func(token string, ends time.Time)

	// Unattended says that the desk sent the request by itself, which does not count as use of the session.
	Unattended bool

	// NoSession says that the request has no session and cannot start one: it is anonymous, or another site sent it.
	NoSession bool

	passwords atomic.Int32 // checked by this request
	owner     lookup[owners.Owner]
	staff     lookup[members.StaffSession]
}

// APIKey is the key of a program that the agency knows.
type APIKey struct {
	Name   string
	Writes bool // whether it may import properties
}

type contextKey struct{}

// With returns a context whose requests are p's.
func With(ctx context.Context, p *Principal) context.Context {
	return context.WithValue(ctx, contextKey{}, p)
}

// Of returns the principal of a context, an anonymous one when there is none.
func Of(ctx context.Context) *Principal {
	if p, ok := ctx.Value(contextKey{}).(*Principal); ok {
		return p
	}
	return &Principal{NoSession: true}
}

// Anonymous returns a context without session, so that a cached answer never belongs to an owner. Address and API key stay: they are what
// requests are counted by.
func Anonymous(ctx context.Context) context.Context {
	p := Of(ctx)
	return With(ctx, &Principal{Address: p.Address, APIKey: p.APIKey, NoSession: true})
}

// Client returns what the principal is counted as where many share something. Staff is counted as such once its session was looked up.
func (p *Principal) Client() network.Client {
	c := network.Client{Address: p.Address}
	if p.APIKey != nil {
		c.Key = p.APIKey.Name
	}
	if staff := p.staff.found(); staff != nil {
		c.Staff = staff.ID
	}
	return c
}

// MayWrite reports whether the principal may import properties.
func (p *Principal) MayWrite() bool { return p.APIKey != nil && p.APIKey.Writes }

// TryPassword reports whether the request may check a password: only its first one, so that one operation cannot guess many.
func (p *Principal) TryPassword() bool { return p.passwords.Add(1) == 1 }

// Owner returns the signed-in owner, nil without a session. read looks the token up, once per request.
func (p *Principal) Owner(read func(token string) (*owners.Owner, error)) (*owners.Owner, error) {
	if p.NoSession {
		return nil, nil
	}
	return p.owner.of(p.Session, read)
}

// Continue replaces the session of the rest of the request, and the browser's cookie; "" ends it.
func (p *Principal) Continue(token string, ends time.Time, owner *owners.Owner) {
	p.owner.set(owner)
	p.Session = token
	p.SetSession(token, ends)
}

// Staff returns the session at the desk, nil without one. read looks the token up, once per request.
func (p *Principal) Staff(read func(token string) (*members.StaffSession, error)) (*members.StaffSession, error) {
	if p.NoSession {
		return nil, nil
	}
	return p.staff.of(p.Desk, read)
}

// ContinueAtDesk replaces the session at the desk for the rest of the request, and the browser's cookie; "" ends it.
func (p *Principal) ContinueAtDesk(token string, ends time.Time, n *members.StaffSession) {
	p.staff.set(n)
	p.Desk = token
	p.SetDesk(token, ends)
}
