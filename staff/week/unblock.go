package week

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// UnblockHoursInput ends blocked hours; with All those that were blocked together with them too.
type UnblockHoursInput struct {
	Block string
	All   bool
}

// UnblockHours ends blocked hours. Of those that were blocked together, the ones of agents whose appointments the session may not change
// stay.
func (s *Service) UnblockHours(ctx context.Context, f *UnblockHoursInput) (*Changed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	id, err := strconv.ParseInt(f.Block, 10, 64)
	if err != nil {
		return nil, forms.OneProblem("block", forms.Unknown), nil
	}
	b, err := s.Store.Appointments.Block(ctx, id)
	if err == nil {
		err = s.unblock(ctx, d, b, f.All)
	}
	if errors.Is(err, appointments.ErrUnknownBlock) {
		return nil, forms.OneProblem("block", forms.Unknown), nil
	}
	if err != nil {
		return nil, nil, err
	}
	w, err := s.weekOf(ctx, d, time.Unix(b.Start, 0))
	return w, nil, err
}

func (s *Service) unblock(ctx context.Context, d *staff.Desk, b appointments.Busy, all bool) error {
	if err := s.mayChangeNumber(ctx, d, b.Agent); err != nil {
		return err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return err
	}
	var agents []int
	for _, a := range c.Site.Agents {
		if all && MayChangeAgent(d, a) {
			agents = append(agents, a.ID)
		}
	}
	freed, err := s.Store.Appointments.BlockedTogether(ctx, b.ID, agents)
	if err != nil {
		return err
	}
	var ids []int64
	for _, f := range freed {
		ids = append(ids, f.ID)
	}
	return s.Store.Appointments.UnblockHours(ctx, ids, s.unblockActions(d, len(c.Site.Agents), freed)...)
}

// unblockActions are the lines of the log of freed hours, which are sorted by time: one for each agent, or one for everybody when the same
// hours of all agents are freed.
func (s *Service) unblockActions(d *staff.Desk, everybody int, freed []appointments.Busy) (list []desklog.Action) {
	of := map[int][]appointments.Busy{}
	for _, b := range freed {
		of[b.Agent] = append(of[b.Agent], b)
	}
	same := map[string]bool{}
	for _, agent := range slices.Sorted(maps.Keys(of)) {
		by := s.Action(d, "unblockHours")
		by.Record, by.Before = strconv.Itoa(agent), loggedOf(of[agent])
		list, same[by.Before] = append(list, by), true
	}
	if len(list) > 1 && len(list) == everybody && len(same) == 1 {
		list[0].Record = ""
		return list[:1]
	}
	return list
}

// loggedOf writes the hours of one agent as the log has them: the first, and the day of the last when there are several.
func loggedOf(times []appointments.Busy) string {
	first, last := times[0], times[len(times)-1]
	h := Hours{Start: time.Unix(first.Start, 0), End: time.Unix(first.Until, 0)}
	if day := locale.DayOf(last.Start); last.ID != first.ID {
		h.WeeklyUntil = &day
	}
	return h.logged()
}
