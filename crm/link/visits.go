package link

import (
	"context"
	"errors"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// tellVisits lets a CRM that counts page visits count those of the days that are over, limits.CRMVisits in a run: what is left is told in
// the next. A crash lets at most the visits of one property be told twice.
func (r *run) tellVisits(ctx context.Context) error {
	counter, counts := r.system.(crm.VisitCounter)
	if !counts {
		return nil
	}
	if yesterday := locale.Today(r.Now().AddDate(0, 0, -1)); r.link.VisitsTo == nil || *r.link.VisitsTo < yesterday {
		if err := r.Store.GatherVisits(ctx, r.link.Name, yesterday); err != nil {
			return err
		}
	}
	list, err := r.Store.VisitsToTell(ctx, r.link.Name, limits.CRMVisits)
	left := limits.CRMVisits
	for _, v := range list {
		if err != nil || left == 0 {
			break
		}
		v.Count = min(v.Count, left)
		left -= v.Count
		err = r.tellVisitsOf(ctx, counter, v)
	}
	return err
}

// tellVisitsOf tells visits of one property. Those that the CRM does not take are told no more.
func (r *run) tellVisitsOf(ctx context.Context, counter crm.VisitCounter, v db.CRMVisits) error {
	var err error
	told := 0
	for ; err == nil && told < v.Count; told++ {
		err = counter.AddVisit(ctx, v.Record)
	}
	var refused crm.Refused
	switch {
	case errors.Is(err, crm.ErrGone), errors.As(err, &refused):
		r.note("visits of %s are not counted at the CRM: %v", v.Record, err)
		told, err = limits.CRMVisitsWaiting, nil
	case err != nil:
		told-- // the last was not told
	}
	return errors.Join(err, r.Store.VisitsTold(context.WithoutCancel(ctx), r.link.Name, v.Record, told))
}
