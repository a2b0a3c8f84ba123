package staff

import (
	"context"
	"crypto/rand"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
)

// SignInInput is the first step of signing in at the desk.
type SignInInput struct {
	Email    string
	Password string
}

// Check validates the form before address and password are looked up.
func (f *SignInInput) Check() forms.Problems {
	c := &check.Checking{}
	c.Email("email", &f.Email)
	c.Chosen("password", f.Password != "")
	return c.Problems
}

// NextStep is what follows a right password. SetUp is nil when the second step was set up before.
type NextStep struct{ SetUp *SetUp }

// SignIn takes a password. The session that it begins opens nothing until the second step is taken. Neither the answer nor its time tells
// whether the address is known.
func (s *Service) SignIn(ctx context.Context, f *SignInInput) (*NextStep, forms.Problems, error) {
	p, err := principalOf(ctx)
	if err != nil {
		return nil, nil, err
	}
	if !p.TryPassword() {
		return nil, nil, auth.ErrAgain
	}
	if problems := f.Check(); len(problems) > 0 {
		return nil, problems, nil
	}
	all, shown := s.passwordLimits(p, f.Email)
	if reached, err := s.mayTry(ctx, all); err != nil {
		return nil, nil, err
	} else if reached != nil {
		problems, err := s.refused(ctx, "", forms.TooOften, nil, *reached)
		return nil, problems, err
	}
	member, err := s.recognise(ctx, f)
	if err != nil || member == nil {
		problems, err := s.refused(ctx, "", forms.WrongLogin, err, shown...)
		return nil, problems, err
	}
	return s.wait(ctx, p, *member)
}

// recognise returns the member with this address and password, nil for none. A failed attempt is in the log, with the name of the member if
// the address is known.
func (s *Service) recognise(ctx context.Context, f *SignInInput) (*members.StaffMember, error) {
	member, err := s.Store.Members.StaffWith(ctx, f.Email)
	if err != nil {
		return nil, err
	}
	var hash *string
	if member != nil {
		hash = member.Password
	}
	matches, err := s.Auth.Hasher.Matches(ctx, f.Password, hash)
	if err != nil || matches {
		return member, err
	}
	failed := s.action(nil, "signInFailed")
	if member != nil {
		failed.Record = member.Record()
	}
	return nil, s.Store.Members.Note(ctx, failed)
}

// wait begins a session that waits for the second step.
func (s *Service) wait(ctx context.Context, p *principal.Principal, m members.StaffMember) (*NextStep, forms.Problems, error) {
	now := s.Now()
	n := members.StaffSession{ID: rand.Text(), Browser: short(p.Browser), CreatedAt: now.Unix(),
		EndsAt: now.Add(limits.StaffStepTime).Unix(),
		Member: m}
	next := &NextStep{}
	if m.Secret == nil {
		setUp, err := s.newSetUp(ctx, m.Email)
		if err != nil {
			return nil, nil, err
		}
		next.SetUp, n.Pending = setUp, &setUp.Secret
	}
	token := rand.Text()
	begun, err := s.Store.Members.BeginStaffSession(ctx, token, p.Desk, n)
	if err == nil && !begun {
		return nil, forms.OneProblem("", forms.WrongLogin), nil
	}
	if err != nil {
		return nil, nil, err
	}
	p.ContinueAtDesk(token, now.Add(limits.StaffStepTime), &n)
	return next, nil, nil
}

// browserLength is how many bytes of a browser's User-Agent are stored.
const browserLength = 200

func short(browser string) string {
	return strings.ToValidUTF8(browser[:min(len(browser), browserLength)], "")
}
