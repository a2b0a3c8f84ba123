package staff

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency/forms"
)

// SignedOut has the desk after sessions ended; nil when the own session was among them.
type SignedOut struct{ Desk *Desk }

// EndSessionsInput names the sessions to end; nil is all of them.
type EndSessionsInput struct{ Sessions []string }

// SignOut ends the request's session at the desk. The answer is the same when there is none.
func (s *Service) SignOut(ctx context.Context) (*SignedOut, error) {
	p, err := principalOf(ctx)
	if err != nil {
		return nil, err
	}
	n, err := s.any(ctx)
	if err != nil {
		return nil, err
	}
	if n != nil {
		if err := s.Store.Members.EndStaffSessions(ctx, n.Member.ID, []string{n.ID}, s.action(n, "")); err != nil {
			return nil, err
		}
	}
	p.ContinueAtDesk("", time.Time{}, nil)
	return &SignedOut{}, nil
}

// EndSessions ends sessions of whoever asks, by their ids. Others' sessions are not touched.
func (s *Service) EndSessions(ctx context.Context, f *EndSessionsInput) (*SignedOut, forms.Problems, error) {
	p, err := principalOf(ctx)
	if err != nil {
		return nil, nil, err
	}
	n, err := s.Session(ctx)
	if err != nil {
		return nil, nil, err
	}
	if n == nil {
		return nil, forms.OneProblem("", forms.SignedOut), nil
	}
	if err := s.Store.Members.EndStaffSessions(ctx, n.Member.ID, f.Sessions, s.action(n, "")); err != nil {
		return nil, nil, err
	}
	if f.Sessions != nil && !slices.Contains(f.Sessions, n.ID) {
		return &SignedOut{&Desk{n}}, nil, nil
	}
	p.ContinueAtDesk("", time.Time{}, nil)
	return &SignedOut{}, nil, nil
}
