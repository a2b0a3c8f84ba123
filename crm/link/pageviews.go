package link

import (
	"context"
	"errors"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// reportPageViews reports the page views of days that are over to a CRM that counts them, limits.CRMPageViews in a run; the rest is
// reported in the next. A property with which the CRM has a fault waits too, and does not hold up the others, until
// limits.CRMPageViewFaults of them did. After a crash the views of one property at most are reported twice.
func (r *run) reportPageViews(ctx context.Context) error {
	counter, counts := r.system.(crm.PageViewCounter)
	if !counts {
		return nil
	}
	if yesterday := locale.Today(r.Now().AddDate(0, 0, -1)); r.link.PageViewsTo == nil || *r.link.PageViewsTo < yesterday {
		if err := r.Store.Links.GatherPageViews(ctx, r.link.Name, yesterday); err != nil {
			return err
		}
	}
	list, err := r.Store.Links.PageViewsToReport(ctx, r.link.Name, limits.CRMPageViews)
	left, faults := limits.CRMPageViews, 0
	for _, v := range list {
		if err != nil || left == 0 {
			break
		}
		v.Count = min(v.Count, left)
		left -= v.Count
		err = r.reportPageViewsOf(ctx, counter, v)
		if fault := (ofCRM{}); errors.As(err, &fault) && !takesNothing(err) && faults < limits.CRMPageViewFaults {
			r.note(crmlinks.CRMUntold, "page views of %s are reported in a later run: %v", v.Record, err)
			faults, err = faults+1, nil
		}
	}
	return err
}

// reportPageViewsOf reports the page views of one property. Those that the CRM refuses are dropped.
func (r *run) reportPageViewsOf(ctx context.Context, counter crm.PageViewCounter, v crmlinks.CRMPageViews) error {
	var err error
	counted := 0
	for ; err == nil && counted < v.Count; counted++ {
		err = fromCRM(counter.AddPageView(ctx, v.Record))
	}
	var refused crm.Refused
	switch {
	case errors.Is(err, crm.ErrGone), errors.As(err, &refused):
		r.note(crmlinks.CRMUntold, "visits of %s are not counted at the CRM: %v", v.Record, err)
		counted, err = limits.CRMPageViewsWaiting, nil
	case err != nil:
		counted-- // the last one failed
	}
	if stored := r.Store.Links.PageViewsReported(context.WithoutCancel(ctx), r.link.Name, v.Record, counted); stored != nil {
		return stored
	}
	return err
}
