package staff

import (
	"context"
	"errors"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Absence is when a member of staff is away, both days included. Substitute gets the member's leads meanwhile; nil for nobody.
type Absence struct {
	From, Until locale.Date
	Substitute  *desk.StaffMember
	Now         bool // whether the member is away today
}

// AbsenceInput says when a member is away. Without Member it is the one who sends it; without From the absence ends.
type AbsenceInput struct {
	Member      *string
	From, Until *locale.Date
	Substitute  *string
}

// AbsenceSet is the absence of a member from now on; nil for none.
type AbsenceSet struct{ Absence *Absence }

// AbsenceOfMe reads that of whoever is at the desk; nil for none.
func (s *Service) AbsenceOfMe(ctx context.Context, d *Desk) (*Absence, error) {
	return s.absence(ctx, d.Member().Absence)
}

// AbsenceOf reads that of a member whom a manager sees; nil for none.
func (s *Service) AbsenceOf(ctx context.Context, v *MemberView) (*Absence, error) {
	return s.absence(ctx, v.row.Absence)
}

// absence shows what is stored; nil for none and for one that is over.
func (s *Service) absence(ctx context.Context, a members.Absence) (*Absence, error) {
	today := locale.Today(s.Now())
	if a.From == "" || a.Until < today {
		return nil, nil
	}
	shown := &Absence{From: a.From, Until: a.Until, Now: a.On(today)}
	if a.Substitute == 0 {
		return shown, nil
	}
	staff, err := s.Store.Members.OpenStaff(ctx)
	if i := slices.IndexFunc(staff, func(m members.StaffMember) bool { return m.ID == a.Substitute }); i >= 0 {
		shown.Substitute = Shown(staff[i])
	}
	return shown, err
}

// read checks when somebody is away and who stands in.
func (f *AbsenceInput) read(today locale.Date, last locale.Date) (a members.Absence, problems forms.Problems) {
	if f.From == nil && f.Until == nil && f.Substitute == nil {
		return a, nil
	}
	day := func(field string, date *locale.Date) (day locale.Date) {
		switch {
		case date == nil || *date == "":
			problems.Add(field, forms.Required)
		case !date.Valid():
			problems.Add(field, forms.DateInvalid)
		default:
			day = *date
		}
		return day
	}
	a.From, a.Until = day("from", f.From), day("until", f.Until)
	switch {
	case len(problems) > 0:
	case a.Until < a.From:
		problems.Add("until", forms.EndBeforeStart)
	case a.Until < today:
		problems.Add("until", forms.Past)
	case a.Until > last:
		problems.Add("until", forms.OutOfRange)
	}
	substitute, unknown := ToMember(f.Substitute)
	if unknown != nil {
		problems.Add("substitute", forms.Unknown)
	}
	a.Substitute = substitute
	return a, problems
}

// SetAbsence sets when a member is away: everybody the own, a manager that of colleagues too.
func (s *Service) SetAbsence(ctx context.Context, f *AbsenceInput) (*AbsenceSet, forms.Problems, error) {
	d, m, problems, err := s.memberOrOneself(ctx, f.Member)
	if m == nil {
		return nil, problems, err
	}
	away, problems := f.read(locale.Today(s.Now()), locale.Today(s.Now().AddDate(0, 0, limits.AbsenceDays)))
	if len(problems) > 0 {
		return nil, problems, nil
	}
	err = s.Store.Members.SetAbsence(ctx, *m, away, s.Action(d, ""))
	switch {
	case errors.Is(err, members.ErrUnknownHeir):
		return nil, forms.OneProblem("substitute", forms.Unknown), nil
	case errors.Is(err, members.ErrStaffStale):
		return nil, forms.OneProblem("member", forms.Unknown), nil
	case err != nil:
		return nil, nil, Forbidden(err)
	}
	set, err := s.absence(ctx, away)
	return &AbsenceSet{set}, nil, err
}
