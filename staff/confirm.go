package staff

import (
	"context"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// Confirmed is the desk after the second step was taken again.
type Confirmed struct{ Desk *Desk }

// ConfirmedUntil is until when the session may do what needs a recent second step; nil when the step must be taken again first.
func (s *Service) ConfirmedUntil(d *Desk) *time.Time {
	until := time.Unix(d.session.Confirmed, 0).UTC().Add(limits.StaffConfirmTime)
	if !s.Now().Before(until) {
		return nil
	}
	return &until
}

// Confirm takes the code of the phone again, within a session. Each code works once.
func (s *Service) Confirm(ctx context.Context, f *CodeInput) (*Confirmed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	n, code := d.session, strings.Join(strings.Fields(f.Code), "")
	if code == "" {
		return nil, forms.OneProblem("code", forms.Required), nil
	}
	if problems, err := s.mayTryCode(ctx, n.Member.ID); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	step, right := int64(0), false
	if n.Member.Secret != nil {
		step, right = stepOf(*n.Member.Secret, code, s.Now())
	}
	if right {
		if right, err = s.Store.Members.ConfirmStaffSession(ctx, *n, members.UseStep(n.Member.ID, step), s.action(n, "")); err != nil {
			return nil, nil, err
		}
	}
	if !right {
		problems, err := s.wrongCode(ctx, n)
		return nil, problems, err
	}
	confirmed := *n
	confirmed.Confirmed = s.Now().Unix()
	return &Confirmed{&Desk{&confirmed}}, nil, s.Store.Attempts.ForgetAttempts(ctx, s.codesOf(n.Member.ID), byCode)
}

// MayManage returns the desk of a request whose role has a right and whose second step was taken within limits.StaffConfirmTime. Otherwise
// the problem is SIGNED_OUT or CODE_AGAIN, or the error ErrForbidden.
func (s *Service) MayManage(ctx context.Context, right desk.Right) (*Desk, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	switch {
	case d == nil:
		return nil, problems, err
	case !d.May(right):
		return nil, nil, ErrForbidden
	case s.ConfirmedUntil(d) == nil:
		return nil, forms.OneProblem("", forms.CodeAgain), nil
	}
	return d, nil, nil
}

// Enter waits for a turn at work of which only a few may run at once, and has it until leave is called. It fails when too many wait
// already, or the context ends.
type Enter func(context.Context) (leave func(), err error)

// MayEnter is MayManage, and then takes a turn: nobody without the right takes one. Leave is nil unless the desk is returned.
func (s *Service) MayEnter(ctx context.Context, right desk.Right,
	enter Enter) (d *Desk, leave func(), problems forms.Problems, err error) {
	if d, problems, err = s.MayManage(ctx, right); d == nil {
		return nil, nil, problems, err
	}
	if leave, err = enter(ctx); err != nil {
		return nil, nil, nil, err
	}
	return d, leave, nil, nil
}
