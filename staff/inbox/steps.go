package inbox

import (
	"context"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// Step is a change of a lead's state or agent, by whom and when. By is "" for somebody who is erased.
type Step struct {
	ID     string
	At     time.Time
	By     string
	Undone bool            // it took an earlier change back
	State  *desk.LeadState // that the lead got; nil when it was handed over
	From   string          // who had it, "" for nobody
	To     string          // who got it, "" for nobody
}

// Ruled says which rule gave a lead to somebody when it came.
type Ruled struct {
	To   desk.RuleReceiver
	Name string // who got it; "" for the office
	Away string // who was away, in whose place that member got it; "" for nobody
}

// Steps lists the changes of a lead's state and agent, the oldest first.
func (s *Service) Steps(ctx context.Context, v *LeadView) (list []*Step, err error) {
	rows, err := s.Store.Inbox.LeadSteps(ctx, v.row.ID)
	for _, r := range rows {
		step := &Step{ID: strconv.Itoa(r.ID), At: locale.Moment(r.At), By: r.By, Undone: r.Name == "undoLeads", From: r.From, To: r.To}
		if !r.Handed {
			state := desk.LeadState(r.After)
			step.State = &state
		}
		list = append(list, step)
	}
	return list, err
}

// Ruled tells by which rule a lead got its agent when it came; nil for none.
func (s *Service) Ruled(ctx context.Context, v *LeadView) (*Ruled, error) {
	if v.row.Rule == "" {
		return nil, nil
	}
	name, err := s.Store.Inbox.StaffName(ctx, v.row.RuleAgent)
	if err != nil {
		return nil, err
	}
	away, err := s.Store.Inbox.StaffName(ctx, v.row.RuleAway)
	return &Ruled{v.row.Rule, name, away}, err
}
