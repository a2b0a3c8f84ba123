package staff

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// Emails are the emails to the agency that a member of staff gets. A member who chose nothing gets those about own leads if the site sends
// emails to agents.
type Emails struct {
	member   members.StaffMember
	toAgents bool
}

// ID names them.
func (e *Emails) ID() string { return "StaffEmails:" + strconv.Itoa(e.member.ID) }

// Leads says which emails about leads other than appointments the member gets.
func (e *Emails) Leads() desk.EmailChoice { return e.gets(false) }

// Appointments says which emails about appointments the member gets.
func (e *Emails) Appointments() desk.EmailChoice { return e.gets(true) }

// LeadChoices are what the role may choose for Leads.
func (e *Emails) LeadChoices() []desk.EmailChoice { return e.member.Role.Emails(false) }

// AppointmentChoices are what the role may choose for Appointments.
func (e *Emails) AppointmentChoices() []desk.EmailChoice { return e.member.Role.Emails(true) }

func (e *Emails) gets(appointments bool) desk.EmailChoice {
	wants := e.member.Wants(appointments)
	if wants != "" {
		return wants
	}
	if e.toAgents && slices.Contains(e.member.Role.Emails(appointments), desk.OwnEmails) {
		return desk.OwnEmails
	}
	return desk.NoEmails
}

// EmailsOfMe reads those of whoever is at the desk.
func (s *Service) EmailsOfMe(ctx context.Context, d *Desk) (*Emails, error) {
	return s.emailChoices(ctx, d.Member())
}

// EmailsOf reads those of a member whom a manager sees.
func (s *Service) EmailsOf(ctx context.Context, v *MemberView) (*Emails, error) {
	return s.emailChoices(ctx, v.row.StaffMember)
}

func (s *Service) emailChoices(ctx context.Context, m members.StaffMember) (*Emails, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return &Emails{m, c.Site.Settings.EmailsToAgent}, nil
}

// EmailsInput says which emails a member gets. Without Member it is the one who sends it.
type EmailsInput struct {
	Member       *string
	Leads        desk.EmailChoice
	Appointments desk.EmailChoice
}

func (f *EmailsInput) check(role desk.StaffRole) (problems forms.Problems) {
	if !slices.Contains(role.Emails(false), f.Leads) {
		problems.Add("leads", forms.Unknown)
	}
	if !slices.Contains(role.Emails(true), f.Appointments) {
		problems.Add("appointments", forms.Unknown)
	}
	return problems
}

// EmailsSet are the emails that a member gets from now on.
type EmailsSet struct{ Emails *Emails }

// SetEmails sets which emails a member gets: everybody the own, a manager those of colleagues too.
func (s *Service) SetEmails(ctx context.Context, f *EmailsInput) (*EmailsSet, forms.Problems, error) {
	d, m, problems, err := s.memberOrOneself(ctx, f.Member)
	if m == nil {
		return nil, problems, err
	}
	if problems := f.check(m.Role); len(problems) > 0 {
		return nil, problems, nil
	}
	err = s.Store.Members.SetStaffEmails(ctx, *m, f.Leads, f.Appointments, limits.AllEmailReaders, s.Action(d, ""))
	switch {
	case errors.Is(err, members.ErrManyStaff):
		return nil, forms.OneProblem("", forms.TooMany), nil
	case errors.Is(err, members.ErrStaffStale):
		return nil, forms.OneProblem("member", forms.Unknown), nil
	case err != nil:
		return nil, nil, Forbidden(err)
	}
	m.LeadEmails, m.AppointmentEmails = f.Leads, f.Appointments
	emails, err := s.emailChoices(ctx, *m)
	return &EmailsSet{emails}, nil, err
}

// memberOrOneself reads a member of staff whom the session may change: oneself for nil, or as a manager a colleague. The member is nil with
// the problem SIGNED_OUT, CODE_AGAIN or UNKNOWN, or ErrForbidden.
func (s *Service) memberOrOneself(ctx context.Context, id *string) (*Desk, *members.StaffMember, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	own := d.Member()
	if id == nil || *id == Shown(own).ID() {
		return d, &own, nil, nil
	}
	if d, problems, err = s.MayManage(ctx, desk.ManageStaff); d == nil {
		return nil, nil, problems, err
	}
	number, _ := MemberNumber(*id)
	v, err := s.member(ctx, number)
	if err != nil {
		return nil, nil, nil, err
	}
	if v == nil || v.State() == Closed {
		return nil, nil, forms.OneProblem("member", forms.Unknown), nil
	}
	return d, &v.row.StaffMember, nil, nil
}
