package staff

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
)

// RenewCodesInput asks for recovery codes in place of the present ones.
type RenewCodesInput struct{ Password string }

// CodesRenewed has the new recovery codes, which are shown once.
type CodesRenewed struct {
	Desk          *Desk
	RecoveryCodes []string
}

// RenewCodes makes the recovery codes of whoever is at the desk anew, after the own password and a second step of the last
// limits.StaffConfirmTime. All earlier codes end.
func (s *Service) RenewCodes(ctx context.Context, f *RenewCodesInput) (*CodesRenewed, forms.Problems, error) {
	d, problems, err := s.mayChangeKeys(ctx)
	if d == nil {
		return nil, problems, err
	}
	if problems, err := s.ownPassword(ctx, d, "password", f.Password); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	codes := newRecoveryCodes()
	done, err := s.Store.Members.RenewRecoveryCodes(ctx, *d.session, plain(codes), s.Action(d, ""))
	if err != nil || !done {
		return nil, forms.OneProblem("", forms.SignedOut), err
	}
	return &CodesRenewed{d, codes}, nil, nil
}

// ChangePasswordInput changes the password of whoever is at the desk.
type ChangePasswordInput struct{ Current, Password, Confirmation string }

// PasswordChanged is the desk after another password was chosen.
type PasswordChanged struct{ Desk *Desk }

// ChangePassword sets another password of whoever is at the desk and knows the present one. All other sessions of the member end, and an
// email tells the member.
func (s *Service) ChangePassword(ctx context.Context, f *ChangePasswordInput) (*PasswordChanged, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	m := d.Member()
	c := &check.Checking{}
	c.Chosen("current", f.Current != "")
	if problems := c.Problems.With(auth.CheckNewPassword(f.Password, f.Confirmation, m.Email, m.Name)); len(problems) > 0 {
		return nil, problems, nil
	}
	if problems, err := s.ownPassword(ctx, d, "current", f.Current); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	hash, err := s.Auth.Hasher.Hash(ctx, f.Password)
	if err != nil {
		return nil, nil, err
	}
	email, err := s.Leads.StaffEmail(ctx, "staff-own-password-changed", m, "/desk/", s.Now())
	if err != nil {
		return nil, nil, err
	}
	done, err := s.Store.Members.ChangeStaffPassword(ctx, *d.session, hash, email, s.Action(d, ""))
	if err != nil || !done {
		return nil, forms.OneProblem("", forms.SignedOut), err
	}
	d.session.Member.Password = &hash
	s.Wake()
	return &PasswordChanged{d}, nil, nil
}

// ownPassword checks the present password of whoever is at the desk, which stands in a field of the form. Wrong ones are counted, so that
// nobody guesses it at a screen that was left open.
func (s *Service) ownPassword(ctx context.Context, d *Desk, field, password string) (forms.Problems, error) {
	if password == "" {
		return forms.OneProblem(field, forms.Required), nil
	}
	if !principal.Of(ctx).TryPassword() {
		return nil, auth.ErrAgain
	}
	m := d.Member()
	l := s.limit(s.ownPasswordsOf(m.ID), byOwn, limits.StaffOwnPasswords)
	if allowed, err := s.within(ctx, l); err != nil || !allowed {
		return s.refused(ctx, "", forms.TooOften, err, l)
	}
	matches, err := s.Auth.Hasher.Matches(ctx, password, m.Password)
	if err != nil {
		return nil, err
	}
	if matches {
		return nil, s.Store.Attempts.ForgetAttempts(ctx, l.Who, l.Form)
	}
	failed := s.Action(d, "signInFailed")
	failed.Record = m.Record()
	return s.refused(ctx, field, forms.WrongLogin, s.Store.Members.Note(ctx, failed), l)
}
