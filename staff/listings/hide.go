package listings

import (
	"context"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// HideInput hides a property from visitors until the beginning of a day. Why is a reason for colleagues.
type HideInput struct {
	Number int
	Until  locale.Date
	Why    string
}

// Input names a property.
type Input struct{ Number int }

// ListingChanged is a property after a change.
type ListingChanged struct{ Property *View }

// HideProperty hides a property from visitors, for at most limits.HiddenDays. Managers and the property's agent may do that. Appointments
// that were booked stay.
func (s *Service) HideProperty(ctx context.Context, f *HideInput) (*ListingChanged, forms.Problems, error) {
	v, by, problems, err := s.listing(ctx, f.Number, "hideProperty")
	if v == nil {
		return nil, problems, err
	}
	until, problems := s.checkHiding(f)
	if len(problems) > 0 {
		return nil, problems, nil
	}
	if err := s.Store.Portfolio.HideProperty(ctx, f.Number, until, strings.TrimSpace(f.Why), by); err != nil {
		return nil, nil, err
	}
	return s.changedProperty(ctx, v)
}

// ShowProperty shows a hidden property to visitors again.
func (s *Service) ShowProperty(ctx context.Context, f *Input) (*ListingChanged, forms.Problems, error) {
	v, by, problems, err := s.listing(ctx, f.Number, "showProperty")
	if v == nil {
		return nil, problems, err
	}
	if err := s.Store.Portfolio.ShowProperty(ctx, f.Number, by); err != nil {
		return nil, nil, err
	}
	return s.changedProperty(ctx, v)
}

// listing returns a property that the session may hide and send an email about, with the line for the log.
func (s *Service) listing(ctx context.Context, number int, name desklog.ActionName) (*View, desklog.Action, forms.Problems, error) {
	d, by, problems, err := s.Changing(ctx, name)
	if d == nil {
		return nil, by, problems, err
	}
	v, err := s.Property(ctx, d, number)
	if err != nil {
		return nil, by, nil, err
	}
	if v == nil && (d.May(desk.OwnListings) || d.May(desk.AllListings)) {
		return nil, by, forms.OneProblem("number", forms.Unknown), nil
	}
	if v == nil || !v.Listable() {
		return nil, by, nil, staff.ErrForbidden
	}
	return v, by, nil, nil
}

// checkHiding returns the beginning of the day, by the agency's clock, on which a property is shown again.
func (s *Service) checkHiding(f *HideInput) (until time.Time, problems forms.Problems) {
	until, err := time.ParseInLocation(time.DateOnly, string(f.Until), locale.Zone)
	now := s.Now()
	switch {
	case err != nil:
		problems.Add("until", forms.DateInvalid)
	case !until.After(now):
		problems.Add("until", forms.Past)
	case f.Until > locale.Today(now.AddDate(0, 0, limits.HiddenDays)):
		problems.Add("until", forms.OutOfRange)
	}
	if utf8.RuneCountInString(f.Why) > limits.HiddenWhyCharacters {
		problems.Add("why", forms.TooLong)
	} else if strings.ContainsFunc(strings.TrimSpace(f.Why), unicode.IsControl) {
		problems.Add("why", forms.Unknown)
	}
	return until, problems
}

func (s *Service) changedProperty(ctx context.Context, v *View) (*ListingChanged, forms.Problems, error) {
	now, err := s.Property(db.Unpinned(ctx), v.desk, v.row.Number)
	return &ListingChanged{now}, nil, err
}
