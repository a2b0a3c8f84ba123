package staff

import (
	"context"
	"errors"
	"sync"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/person"
)

// Service signs staff in and out. Its methods are safe for concurrent use.
type Service struct {
	*app.App
	Leads *leads.Service
	Auth  *auth.Service
	Files person.Files // the other places, beside the store, that have data of persons

	Runner LinkRunner
	Mail   MailServer

	present  presence
	checking sync.Mutex // held while DNS is asked
}

// LinkRunner is what the desk needs of the program that runs links to CRMs. Both are nil where none run.
type LinkRunner struct {
	Wake func()
	// Try asks the CRM of a link whether it accepts a secret; its error says why the CRM could not be asked.
	Try func(ctx context.Context, link, secret string) (accepted bool, err error)
	// Kinds are the CRMs that a link can be made to, by name.
	Kinds []*LinkKind
	// Complete gives the settings of a new link with their defaults, or what is wrong with them before the CRM is asked.
	Complete func(kind string, given map[string]string) (map[string]string, forms.Problems)
	// TryNew is Try for a link that there is not yet.
	TryNew func(ctx context.Context, kind string, settings map[string]string, secret string) (accepted bool, err error)
	// Remove removes a link, with withdraw its properties and projects too; its error is ErrLinkRuns while the link runs.
	Remove func(ctx context.Context, link string, withdraw bool, by desklog.Action) error
	// Reports are the names of the CRMs that accept reports about appointments.
	Reports []string
	// Lawful is where a CRM has what the law asks of an advertisement, by the site's name of the field; "" where it does not give it.
	Lawful func(kind, field string) string
}

// LinkKind is a CRM that a link can be made to, with the settings that a link to it has. Events says that the CRM posts what happens to an
// address of the site.
type LinkKind struct {
	Name     string
	Settings []*LinkSetting
	Events   bool
}

// LinkSetting is a setting of a link; Default stands for one that is empty.
type LinkSetting struct {
	Name, Default string
	Required      bool
}

// ErrLinkRuns says that a link runs, so that what it brought cannot be taken away now.
var ErrLinkRuns = errors.New("the link runs")

// Start starts the links that are due, where a program runs links.
func (r LinkRunner) Start() {
	if r.Wake != nil {
		r.Wake()
	}
}

// Session returns the session at the desk of a request, nil for everybody else: visitors, owners, programs with a key, and staff who did
// not take the second step yet. No other code decides who is at the desk.
func (s *Service) Session(ctx context.Context) (*members.StaffSession, error) {
	n, err := s.any(ctx)
	if n == nil || !n.Full {
		return nil, err
	}
	return n, err
}

// Desk returns the desk of a request, nil without a session there.
func (s *Service) Desk(ctx context.Context) (*Desk, error) {
	n, err := s.Session(ctx)
	if n == nil {
		return nil, err
	}
	return &Desk{n}, err
}

// any returns the session of a request, also one that waits for the second step.
func (s *Service) any(ctx context.Context) (*members.StaffSession, error) {
	p := principal.Of(ctx)
	return p.Staff(func(token string) (*members.StaffSession, error) {
		if p.Unattended {
			return s.Store.Members.CheckStaffSession(ctx, token, s.Now())
		}
		return s.Store.Members.StaffSessionOf(ctx, token, s.Now())
	})
}

// action is a line for the log with what a session does; the session is nil when nobody is signed in.
func (s *Service) action(n *members.StaffSession, name desklog.ActionName) desklog.Action {
	a := desklog.Action{At: s.Now(), Name: name}
	if n != nil {
		a.Staff, a.Session = n.Member.ID, n.ID
	}
	return a
}

// principalOf returns the principal of a request that may sign in, else auth.ErrForeign.
func principalOf(ctx context.Context) (*principal.Principal, error) {
	p := principal.Of(ctx)
	if p.NoSession {
		return nil, auth.ErrForeign
	}
	return p, nil
}
