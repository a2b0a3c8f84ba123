package staff

import (
	"context"
	"errors"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// UnblockHoursInput ends blocked hours; with All those that were blocked together with them too.
type UnblockHoursInput struct {
	Block string
	All   bool
}

// UnblockHours ends blocked hours. Of those that were blocked together, the ones of agents whose appointments the session may not change
// stay.
func (s *Service) UnblockHours(ctx context.Context, f *UnblockHoursInput) (*WeekChanged, agency.Problems, error) {
	d, problems, err := s.mayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	id, err := strconv.ParseInt(f.Block, 10, 64)
	if err != nil {
		return nil, problem("block", agency.Unknown), nil
	}
	b, err := s.store().Block(ctx, id)
	if err == nil {
		err = s.unblock(ctx, d, b, f.All)
	}
	if errors.Is(err, db.ErrUnknownBlock) {
		return nil, problem("block", agency.Unknown), nil
	}
	if err != nil {
		return nil, nil, err
	}
	w, err := s.weekOf(ctx, d, time.Unix(b.Start, 0))
	return w, nil, err
}

func (s *Service) unblock(ctx context.Context, d *Desk, b db.Busy, all bool) error {
	if err := s.mayChangeNumber(ctx, d, b.Agent); err != nil {
		return err
	}
	c, err := s.store().Catalog(ctx)
	if err != nil {
		return err
	}
	var agents []int
	for _, a := range c.Site.Agents {
		if all && mayChangeAgent(d, a) {
			agents = append(agents, a.ID)
		}
	}
	return s.store().UnblockHours(ctx, b.ID, agents, s.unblockAction(d, b, all))
}

// unblockAction is the line of the log of freed hours: which hours, and of which agent unless those of everybody end.
func (s *Service) unblockAction(d *Desk, b db.Busy, all bool) db.Action {
	by := s.action(d.session, "unblockHours")
	if !all || b.Agents < 2 || !d.May(agency.AllAppointments) {
		by.Record = strconv.Itoa(b.Agent)
	}
	h := Hours{Start: time.Unix(b.Start, 0), End: time.Unix(b.Until, 0)}
	if last := locale.DayOf(b.Last); all && b.Last > 0 {
		h.WeeklyUntil = &last
	}
	by.Before = h.logged()
	return by
}
