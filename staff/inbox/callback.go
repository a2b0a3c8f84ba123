package inbox

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// LeadCallBack is when the sender of a lead is called back; At is nil for no time, or once that was done.
type LeadCallBack struct {
	At      *time.Time
	Version int
}

// SetCallBackInput sets when the sender of a lead is called back; nil says that it was done. Version is the one that was read.
type SetCallBackInput struct {
	Lead    string
	Version int
	At      *time.Time
}

// CallBack is when the sender is called back.
func (v *LeadView) CallBack() *LeadCallBack {
	return &LeadCallBack{locale.OptionalMoment(v.row.CallBackAt), v.row.CallBackVersion}
}

// SetCallBack sets when the sender of a lead is called back.
func (s *Service) SetCallBack(ctx context.Context, f *SetCallBackInput) (*LeadChanged, *LeadStale, forms.Problems, error) {
	at, problems := s.ahead("at", f.At, limits.CallBackDaysAhead)
	if problems != nil {
		return nil, nil, problems, nil
	}
	return s.change(ctx, f.Lead, func(d *staff.Desk) (bool, error) {
		return s.Store.Inbox.SetCallBack(ctx, inbox.CallBack{Lead: f.Lead, Version: f.Version, At: at}, s.Action(d, "setCallBack"))
	})
}

// ahead is a moment of the future in seconds since 1970, at most so many days ahead; nil for none.
func (s *Service) ahead(field string, at *time.Time, days int) (*int64, forms.Problems) {
	if at == nil {
		return nil, nil
	}
	switch now := s.Now(); {
	case at.Before(now):
		return nil, forms.OneProblem(field, forms.Past)
	case at.After(now.AddDate(0, 0, days)):
		return nil, forms.OneProblem(field, forms.OutOfRange)
	}
	unix := at.Unix()
	return &unix, nil
}
