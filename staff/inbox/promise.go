package inbox

import (
	"context"
	"time"

	"github.com/gevel/gevel/locale"
)

// AnswerBy is by when the agency promised to answer a lead; after it an open lead is late.
func (s *Service) AnswerBy(ctx context.Context, v *LeadView) (time.Time, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return time.Time{}, err
	}
	return answerBy(v.CreatedAt(), c.Site.Settings.PromisedDays()), nil
}

// answerBy is the moment so many working days after a lead came, by the agency's clock. Saturday and Sunday do not count: what comes then
// counts as the last second of Friday.
func answerBy(created time.Time, days int) time.Time {
	at := created.In(locale.Zone)
	if isWeekend(at) {
		at = locale.StartOfDay(at.AddDate(0, 0, 5-locale.SinceMonday(at))).Add(-time.Second)
	}
	for range days {
		for at = at.AddDate(0, 0, 1); isWeekend(at); {
			at = at.AddDate(0, 0, 1)
		}
	}
	return at
}

// Promised is the other way round: a lead that came before it is late now. From Saturday on nothing becomes late until Monday.
func Promised(now time.Time, days int) time.Time {
	at := now.In(locale.Zone)
	if isWeekend(at) {
		at = locale.StartOfDay(at.AddDate(0, 0, 7-locale.SinceMonday(at)))
	}
	for range days {
		for at = at.AddDate(0, 0, -1); isWeekend(at); {
			at = at.AddDate(0, 0, -1)
		}
	}
	return at
}

func isWeekend(t time.Time) bool { return t.Weekday() == time.Saturday || t.Weekday() == time.Sunday }
