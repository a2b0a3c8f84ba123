package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// ConfirmDemand makes a demand active, queues emails and lets its form go to the linked CRMs. It is false when there was nothing to
// confirm.
func (s *Store) ConfirmDemand(ctx context.Context, id string, now time.Time, emails []outbox.Email) (bool, error) {
	note, err := s.noteWatch(ctx, id, now)
	if err != nil {
		return false, err
	}
	return outbox.WriteAndQueue(ctx, s.DB, emails, now,
		handle.Statement{SQL: "UPDATE demand SET state = 'ACTIVE', confirmed_at = ? WHERE id = ? AND state = 'PENDING'",
			Args: []any{now.Unix(), id}},
		crmlinks.DemandToCRMs(id, now.Unix()), note)
}

// RenewDemand extends a confirmed demand to a year from now. A paused one becomes active.
func (s *Store) RenewDemand(ctx context.Context, id string, now time.Time) (bool, error) {
	return s.updateWatch(ctx, id, now, `UPDATE demand SET confirmed_at = iif(state = 'PAUSED', ?, confirmed_at), state = 'ACTIVE',
		expires_at = ?, renewal_at = NULL
		WHERE id = ? AND state <> 'PENDING'`, now.Unix(), now.Add(demands.DemandLife).Unix(), id)
}

// PauseDemand stops the emails of a confirmed demand, or resumes them. News from the pause is not sent later; resuming one that is active
// changes nothing, so that its news is not lost.
func (s *Store) PauseDemand(ctx context.Context, id string, paused bool, now time.Time) (bool, error) {
	state := "ACTIVE"
	if paused {
		state = "PAUSED"
	}
	return s.updateWatch(ctx, id, now, `UPDATE demand SET state = ?1, confirmed_at = iif(state = ?1, confirmed_at, ?2)
		WHERE id = ?3 AND state <> 'PENDING'`, state, now.Unix(), id)
}

// updateWatch is update of a demand that may be for one property, which is noted when the demand becomes active.
func (s *Store) updateWatch(ctx context.Context, id string, now time.Time, sql string, args ...any) (bool, error) {
	note, err := s.noteWatch(ctx, id, now)
	if err != nil {
		return false, err
	}
	affected, err := s.Write(ctx, handle.Statement{SQL: sql, Args: args}, note)
	return err == nil && affected[0] > 0, err
}

// ViewableWatched lists the properties that somebody watches and at which an appointment can be booked. watched reports whether anybody
// watches a property at all.
func (s *Store) ViewableWatched(ctx context.Context, now time.Time) (viewable []int, watched bool, err error) {
	var rows []struct {
		Property int `db:"property"`
		Agent    int `db:"agent"`
	}
	err = s.List(ctx, &rows,
		"SELECT DISTINCT w.property, coalesce(p.agent, 0) AS agent FROM watch w LEFT JOIN property p ON p.number = w.property")
	if err != nil || len(rows) == 0 {
		return nil, false, err
	}
	v, err := s.Viewable(ctx, 0, now)
	if err != nil {
		return nil, false, err
	}
	for _, r := range rows {
		if v.Has(r.Property, r.Agent) {
			viewable = append(viewable, r.Property)
		}
	}
	return viewable, true, nil
}

// noteWatch notes how the property of a demand is when the demand becomes active, so that only what changes later is reported.
func (s *Store) noteWatch(ctx context.Context, demand string, now time.Time) (handle.Statement, error) {
	viewable, _, err := s.ViewableWatched(ctx, now)
	return handle.Statement{SQL: `UPDATE watch SET told = (SELECT now FROM (` + demands.Watches + `) n WHERE n.demand = watch.demand)
		WHERE demand = ?3 AND told IS NULL`, Args: []any{handle.JSON(viewable), now.Unix(), demand}}, err
}
