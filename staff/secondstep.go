package staff

import (
	"context"
	"crypto/rand"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
)

// CodeInput is the second step: the six figures that the phone shows now, or a recovery code.
type CodeInput struct{ Code string }

// SignedIn is who is at the desk now. RecoveryCodes are shown once, when the second step was set up.
type SignedIn struct {
	Desk          *Desk
	RecoveryCodes []string
}

// Code takes the code of the phone. The first one sets the second step up. Each code works once.
func (s *Service) Code(ctx context.Context, f *CodeInput) (*SignedIn, forms.Problems, error) {
	code := strings.Join(strings.Fields(f.Code), "")
	return s.second(ctx, code, func(n *members.StaffSession) (proof []handle.Statement, fresh []string) {
		secret := n.Member.Secret
		if secret == nil {
			secret = n.Pending
		}
		if secret == nil {
			return nil, nil
		}
		step, ok := stepOf(*secret, code, s.Now())
		switch {
		case !ok:
			return nil, nil
		case n.Member.Secret != nil:
			return members.UseStep(n.Member.ID, step), nil
		}
		fresh = newRecoveryCodes()
		return members.SetUpStep(n.Member.ID, *secret, step, plain(fresh)), fresh
	})
}

// Recover takes a recovery code in place of the phone's, once.
func (s *Service) Recover(ctx context.Context, f *CodeInput) (*SignedIn, forms.Problems, error) {
	code := plainCode(f.Code)
	return s.second(ctx, code, func(n *members.StaffSession) ([]handle.Statement, []string) {
		return members.UseRecoveryCode(n.Member.ID, code), nil
	})
}

// second finishes signing in. The statements of proof use up the code; without any the code was wrong.
func (s *Service) second(ctx context.Context, code string,
	prove func(*members.StaffSession) ([]handle.Statement, []string)) (*SignedIn, forms.Problems, error) {
	p, err := principalOf(ctx)
	if err != nil {
		return nil, nil, err
	}
	waiting, err := s.any(ctx)
	if err != nil {
		return nil, nil, err
	}
	c := &check.Checking{}
	c.Chosen("code", code != "")
	switch {
	case waiting == nil || waiting.Full:
		return nil, forms.OneProblem("", forms.SignedOut), nil
	case len(c.Problems) > 0:
		return nil, c.Problems, nil
	}
	if problems, err := s.mayTryCode(ctx, waiting.Member.ID); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	proof, fresh := prove(waiting)
	if proof == nil {
		problems, err := s.wrongCode(ctx, waiting)
		return nil, problems, err
	}
	return s.finish(ctx, p, waiting, proof, fresh)
}

// finish begins the full session. A code that was used before is refused as wrong.
func (s *Service) finish(ctx context.Context, p *principal.Principal, waiting *members.StaffSession, proof []handle.Statement,
	fresh []string) (*SignedIn, forms.Problems, error) {
	now := s.Now()
	n := *waiting
	n.ID, n.Full, n.Pending = rand.Text(), true, nil
	n.Confirmed = now.Unix()
	n.CreatedAt, n.SeenAt, n.EndsAt = now.Unix(), now.Unix(), now.Add(limits.StaffSessionTime).Unix()
	token := rand.Text()
	done, err := s.Store.Members.FinishStaffSession(ctx,
		members.Step{Waiting: p.Desk, Token: token, Session: n, Proof: proof, By: s.action(&n, "signIn")})
	if err == nil && !done {
		problems, err := s.wrongCode(ctx, waiting)
		return nil, problems, err
	}
	if err != nil {
		return nil, nil, err
	}
	p.ContinueAtDesk(token, time.Unix(n.EndsAt, 0), &n)
	err = s.forgive(ctx, p, n.Member)
	s.trust(p, n.Member.Email)
	return &SignedIn{Desk: &Desk{&n}, RecoveryCodes: fresh}, nil, err
}

// mayTryCode counts an attempt at a code of the second step. The problem is TOO_OFTEN.
func (s *Service) mayTryCode(ctx context.Context, member int) (forms.Problems, error) {
	l := s.codeLimit(member)
	if allowed, err := s.within(ctx, l); err != nil || !allowed {
		return s.refused(ctx, "", forms.TooOften, err, l)
	}
	return nil, nil
}

// wrongCode is the problem of a wrong code, which is in the log.
func (s *Service) wrongCode(ctx context.Context, of *members.StaffSession) (forms.Problems, error) {
	failed := s.action(nil, "codeFailed")
	failed.Record = of.Member.Record()
	return s.refused(ctx, "code", forms.WrongLogin, s.Store.Members.Note(ctx, failed), s.codeLimit(of.Member.ID))
}
