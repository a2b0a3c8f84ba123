package week

import (
	"context"
	"errors"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// ReportAppointmentInput is what staff says of an appointment after it. Version is the report's as it was read, 0 for none.
type ReportAppointmentInput struct {
	Appointment string
	Version     int
	Text        string
	ForOwner    bool
}

// ReportAppointment stores what staff says of an appointment that has begun. It goes to the CRMs that take it, and to the owner of the
// property when it is for the owner: then it may not name the visitor.
func (s *Service) ReportAppointment(ctx context.Context, f *ReportAppointmentInput) (*Changed, *Stale, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	a, lead, err := s.Store.Appointments.Appointment(ctx, f.Appointment)
	if err != nil {
		return nil, nil, nil, err
	}
	if a == nil {
		return nil, nil, forms.OneProblem("appointment", forms.Unknown), nil
	}
	agent, start, err := s.Store.Appointments.AgentOfAppointment(ctx, f.Appointment)
	if err == nil {
		err = s.mayChangeNumber(ctx, d, agent)
	}
	if err != nil {
		return nil, nil, nil, err
	}
	if problems := s.checkReport(f, *a, *lead); len(problems) > 0 {
		return nil, nil, problems, nil
	}
	report := appointments.AppointmentReport{Version: f.Version, Text: strings.TrimSpace(f.Text), ForOwner: f.ForOwner}
	return s.report(ctx, d, *a, report, start)
}

func (s *Service) report(ctx context.Context, d *staff.Desk, a appointments.Appointment, r appointments.AppointmentReport,
	start time.Time) (*Changed, *Stale, forms.Problems, error) {
	stale := s.Store.Appointments.ReportAppointment(ctx, a, r, s.Runner.Reports, s.Action(d, "reportAppointment"))
	if stale != nil && !errors.Is(stale, appointments.ErrReported) {
		return nil, nil, nil, stale
	}
	w, err := s.weekOf(ctx, d, start)
	if err == nil && stale != nil {
		return nil, (*Stale)(w), nil, nil
	}
	s.Runner.Start()
	return w, nil, nil, err
}

func (s *Service) checkReport(f *ReportAppointmentInput, a appointments.Appointment, l inbox.Lead) forms.Problems {
	switch text := strings.TrimSpace(f.Text); {
	case a.State != "BOOKED":
		return forms.OneProblem("appointment", forms.LinkEnded)
	case a.Start > s.Now().Unix():
		return forms.OneProblem("appointment", forms.OutOfRange)
	case text == "":
		return forms.OneProblem("text", forms.Required)
	case utf8.RuneCountInString(text) > limits.ReportCharacters:
		return forms.OneProblem("text", forms.TooLong)
	case f.ForOwner && namesVisitor(text, l):
		return forms.OneProblem("forOwner", forms.PrivacyMissing)
	}
	return nil
}

// namesVisitor reports whether a text has the first name, last name, email address or phone number of the visitor, in any spelling.
func namesVisitor(text string, l inbox.Lead) bool {
	words := spaced(text)
	for _, name := range []string{l.FirstName, l.LastName} {
		if n := spaced(name); n != "  " && strings.Contains(words, n) {
			return true
		}
	}
	phone := phoneEnd(l.Phone)
	return l.Email != "" && strings.Contains(strings.ToLower(text), strings.ToLower(l.Email)) ||
		phone != "" && strings.Contains(strings.Map(locale.Digit, text), phone)
}

// phoneEnd gives the digits of a phone number that are written with its country and without. Numbers of Luxembourg may be so short that
// the country would count among the last digits.
func phoneEnd(phone string) string {
	written := strings.TrimSpace(phone)
	digits := strings.TrimLeft(strings.Map(locale.Digit, phone), "0")
	if strings.HasPrefix(written, "+") || strings.HasPrefix(written, "00") {
		digits = strings.TrimPrefix(digits, luxembourg)
	}
	return digits[max(0, len(digits)-people.PhoneEndDigits):]
}

// luxembourg is the country's number before a phone number.
const luxembourg = "352"

// spaced folds a text and puts one space before and after each word.
func spaced(text string) string {
	words := strings.FieldsFunc(locale.Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return " " + strings.Join(words, " ") + " "
}
