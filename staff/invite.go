package staff

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// InviteInput invites somebody to the desk.
type InviteInput struct {
	Name     string
	Email    string
	Role     desk.StaffRole
	Language locale.Language
}

// Check returns what is wrong.
func (f *InviteInput) Check() forms.Problems {
	c := &check.Checking{}
	f.Name = strings.Join(strings.Fields(locale.Visible(f.Name)), " ")
	c.Chosen("name", f.Name != "")
	if len([]rune(f.Name)) > limits.StaffNameCharacters {
		c.Add("name", forms.TooLong)
	}
	c.Email("email", &f.Email)
	return c.Problems
}

// Invite adds somebody to the desk, and sends a link with which the person chooses a password; the second step follows at the first
// sign-in.
func (s *Service) Invite(ctx context.Context, f *InviteInput) (*MemberChanged, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageStaff)
	if d == nil {
		return nil, problems, err
	}
	if problems := f.Check(); len(problems) > 0 {
		return nil, problems, nil
	}
	m := members.StaffMember{Name: f.Name, Email: f.Email, Role: f.Role, Language: f.Language}
	link, err := s.newLink(ctx, m, "staff-invitation")
	if err != nil {
		return nil, nil, err
	}
	switch err := s.Store.Members.InviteStaff(ctx, m, link, limits.Staff, s.Action(d, "")); {
	case errors.Is(err, members.ErrStaffExists):
		return nil, forms.OneProblem("email", forms.AlreadyRequested), nil
	case errors.Is(err, members.ErrManyStaff):
		return nil, forms.OneProblem("", forms.TooMany), nil
	case err != nil:
		return nil, nil, Forbidden(err)
	}
	s.Wake()
	added, err := s.Store.Members.StaffWith(ctx, f.Email)
	if err != nil || added == nil {
		return nil, nil, err
	}
	view, err := s.member(ctx, added.ID)
	return &MemberChanged{d, view}, nil, err
}

// newLink makes a link with which a member chooses a password, and its email. An address gets limits.StaffLinksPerHour, whoever asks.
func (s *Service) newLink(ctx context.Context, m members.StaffMember, kind string) (members.StaffLink, error) {
	now, life := s.Now(), limits.StaffPasswordLinkTime
	if kind == "staff-invitation" {
		life = limits.StaffInvitationTime
	}
	link := members.StaffLink{Token: rand.Text(), Ends: now.Add(life)}
	var err error
	link.Email, err = s.Leads.StaffEmail(ctx, kind, m, "/desk/password?token="+link.Token, link.Ends)
	link.Email.Limits = []attempts.Limit{{Who: s.Digest("desk link", m.Email), Form: byLink, Most: limits.StaffLinksPerHour,
		Since: now.Add(-time.Hour)}}
	return link, err
}

// ForgotInput asks for a link to choose a password.
type ForgotInput struct{ Email string }

// LinkSent says how long the link is valid, whether or not there is one.
type LinkSent struct{ ValidMinutes int }

// Forgot sends whoever works at the desk a link to choose a password. Neither the answer nor its time reports whether the address is known.
func (s *Service) Forgot(ctx context.Context, f *ForgotInput) (*LinkSent, forms.Problems, error) {
	p, err := principalOf(ctx)
	if err != nil {
		return nil, nil, err
	}
	c := &check.Checking{}
	if c.Email("email", &f.Email); len(c.Problems) > 0 {
		return nil, c.Problems, nil
	}
	member, err := s.Store.Members.StaffWith(ctx, f.Email)
	if err != nil {
		return nil, nil, err
	}
	if member == nil { // composes an email that is not sent, so that the time does not tell whether the address is known
		member = &members.StaffMember{Name: f.Email, Email: f.Email, Language: locale.Dutch}
	}
	link, err := s.newLink(ctx, *member, "staff-password")
	if err != nil {
		return nil, nil, err
	}
	sender := s.Leads.SenderLimit(p.Address, byLink, limits.StaffLinksPerAddress, time.Hour)
	err = s.Store.Members.ForgotStaffPassword(ctx, f.Email, link, sender, s.Now())
	if errors.Is(err, handle.Refused{Why: forms.TooOften}) {
		return nil, forms.OneProblem("", forms.TooOften), nil
	}
	s.Wake()
	return &LinkSent{int(limits.StaffPasswordLinkTime.Minutes())}, nil, err
}

// ChooseInput chooses a password with the link of an email.
type ChooseInput struct {
	Token        string
	Password     string
	Confirmation string
}

// PasswordChosen has the address with which the member signs in from now on.
type PasswordChosen struct{ Email string }

// Choose sets the password of the member to whom a link was sent; each link works once. All sessions of the member end, and an email tells
// the member. It signs nobody in.
func (s *Service) Choose(ctx context.Context, f *ChooseInput) (*PasswordChosen, forms.Problems, error) {
	if _, err := principalOf(ctx); err != nil {
		return nil, nil, err
	}
	now := s.Now()
	m, err := s.Store.Members.StaffOfLink(ctx, f.Token, now)
	if err != nil {
		return nil, nil, err
	}
	ended := forms.OneProblem("token", forms.LinkEnded)
	if m == nil {
		return nil, ended.With(auth.CheckNewPassword(f.Password, f.Confirmation, "")), nil
	}
	if problems := auth.CheckNewPassword(f.Password, f.Confirmation, m.Email, m.Name); len(problems) > 0 {
		return nil, problems, nil
	}
	hash, err := s.Auth.Hasher.Hash(ctx, f.Password)
	if err != nil {
		return nil, nil, err
	}
	email, err := s.Leads.StaffEmail(ctx, "staff-password-changed", *m, "/desk/", now)
	if err != nil {
		return nil, nil, err
	}
	done := s.action(nil, "")
	done.Staff = m.ID
	chosen, err := s.Store.Members.ChooseStaffPassword(ctx, f.Token, *m, hash, email, done)
	if err == nil && !chosen {
		return nil, ended, nil
	}
	if err != nil {
		return nil, nil, err
	}
	s.Wake()
	return &PasswordChosen{m.Email}, nil, s.forgive(ctx, principal.Of(ctx), *m)
}
