package staff

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
)

// MemberInput names a member of staff, with the version that was read.
type MemberInput struct {
	Member  string
	Version int
}

// SetRoleInput changes a role. LeadsTo gets the leads if the new role may have none.
type SetRoleInput struct {
	Member  string
	Version int
	Role    desk.StaffRole
	LeadsTo *string
}

// CloseInput ends somebody's access. LeadsTo gets the leads.
type CloseInput struct {
	Member  string
	Version int
	LeadsTo *string
}

// MemberChanged is a member of staff after a change.
type MemberChanged struct {
	Desk   *Desk
	Member *MemberView
}

// MemberStale is a member whom somebody changed first. Nothing was written.
type MemberStale struct {
	Desk   *Desk
	Member *MemberView
}

// Members lists everybody who works or worked at the desk, for managers.
func (s *Service) Members(ctx context.Context, d *Desk) (list []*MemberView, err error) {
	if !d.May(desk.ManageStaff) {
		return nil, ErrForbidden
	}
	rows, err := s.Store.Members.ManagedStaff(ctx, nil, s.Now().Unix())
	for _, m := range rows {
		list = append(list, &MemberView{m})
	}
	return list, err
}

// SetRole gives somebody another role.
func (s *Service) SetRole(ctx context.Context, f *SetRoleInput) (*MemberChanged, *MemberStale, forms.Problems, error) {
	heir, problems := ToMember(f.LeadsTo)
	if problems != nil {
		return nil, nil, forms.OneProblem("leadsTo", forms.Unknown), nil
	}
	return s.manage(ctx, MemberInput{f.Member, f.Version}, func(d *Desk, m members.StaffMember) error {
		return s.Store.Members.SetStaffRole(ctx, m, f.Role, heir, s.Action(d, ""))
	})
}

// Close ends somebody's access to the desk.
func (s *Service) Close(ctx context.Context, f *CloseInput) (*MemberChanged, *MemberStale, forms.Problems, error) {
	heir, problems := ToMember(f.LeadsTo)
	if problems != nil {
		return nil, nil, forms.OneProblem("leadsTo", forms.Unknown), nil
	}
	return s.manage(ctx, MemberInput{f.Member, f.Version}, func(d *Desk, m members.StaffMember) error {
		return s.Store.Members.CloseStaff(ctx, m, heir, s.Action(d, ""))
	})
}

// EndSessionsOf ends all sessions of somebody.
func (s *Service) EndSessionsOf(ctx context.Context, f *MemberInput) (*MemberChanged, *MemberStale, forms.Problems, error) {
	return s.manage(ctx, *f, func(d *Desk, m members.StaffMember) error {
		return s.Store.Members.EndSessionsOf(ctx, m, s.Action(d, ""))
	})
}

// ClearStep deletes somebody's password and second step, after a phone was lost, and sends a link to choose a password.
func (s *Service) ClearStep(ctx context.Context, f *MemberInput) (*MemberChanged, *MemberStale, forms.Problems, error) {
	return s.manage(ctx, *f, func(d *Desk, m members.StaffMember) error {
		link, err := s.newLink(ctx, m, "staff-password")
		if err != nil {
			return err
		}
		return s.Store.Members.ClearStaffStep(ctx, m, link, s.Action(d, ""))
	})
}

// SendLink sends somebody another link to choose a password. For a member without a password it is an invitation.
func (s *Service) SendLink(ctx context.Context, f *MemberInput) (*MemberChanged, *MemberStale, forms.Problems, error) {
	return s.manage(ctx, *f, func(d *Desk, m members.StaffMember) error {
		kind := "staff-password"
		if m.Password == nil {
			kind = "staff-invitation"
		}
		link, err := s.newLink(ctx, m, kind)
		if err != nil {
			return err
		}
		return s.Store.Members.SendStaffLink(ctx, m, link, s.Action(d, ""))
	})
}

// manage changes a member of staff, and reads the member again.
func (s *Service) manage(ctx context.Context, f MemberInput,
	write func(*Desk, members.StaffMember) error) (*MemberChanged, *MemberStale, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageStaff)
	if d == nil {
		return nil, nil, problems, err
	}
	number, known := MemberNumber(f.Member)
	before, err := s.member(ctx, number)
	if err != nil {
		return nil, nil, nil, err
	}
	if !known || before == nil {
		return nil, nil, forms.OneProblem("member", forms.Unknown), nil
	}
	m := before.row.StaffMember
	m.Version = f.Version
	err = write(d, m)
	s.Wake()
	if problems := refusedMember(err); problems != nil {
		return nil, nil, problems, nil
	}
	stale := errors.Is(err, members.ErrStaffStale)
	if err != nil && !stale {
		return nil, nil, nil, Forbidden(err)
	}
	now, err := s.member(ctx, number)
	if stale && err == nil {
		return nil, &MemberStale{d, now}, nil, nil
	}
	return &MemberChanged{d, now}, nil, nil, err
}

// refusedMember turns the refusal of the store into a problem of the form.
func refusedMember(err error) forms.Problems {
	switch {
	case errors.Is(err, members.ErrLastManager):
		return forms.OneProblem("member", forms.LastManager)
	case errors.Is(err, members.ErrUnknownHeir):
		return forms.OneProblem("leadsTo", forms.Unknown)
	}
	return nil
}

// member reads a member of staff, nil for none.
func (s *Service) member(ctx context.Context, number int) (*MemberView, error) {
	rows, err := s.Store.Members.ManagedStaff(ctx, &number, s.Now().Unix())
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return &MemberView{rows[0]}, nil
}
