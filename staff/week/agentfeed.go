package week

import (
	"context"
	"strconv"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads/booked"
)

// FeedInput says whose address is made.
type FeedInput struct{ Agent int }

// FeedMade is the address at which the agent's own calendar program reads the agent's appointments. It is shown this once.
type FeedMade struct {
	Address  string
	Calendar *AgentCalendar
}

// MakeFeed makes a new private address of an agent's appointments; the earlier one ends at once. Who has it sees who visits when.
func (s *Service) MakeFeed(ctx context.Context, f *FeedInput) (*FeedMade, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if err := s.mayChangeNumber(ctx, d, f.Agent); err != nil {
		return nil, nil, err
	}
	if _, problems, err := s.calendarOf(ctx, d, f.Agent); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	by := s.Action(d, "makeAgentFeed")
	by.Record = strconv.Itoa(f.Agent)
	token, err := s.Store.Appointments.MakeFeed(ctx, f.Agent, by)
	if err != nil {
		return nil, nil, err
	}
	k, problems, err := s.calendarOf(ctx, d, f.Agent)
	return &FeedMade{s.Origin + booked.AgentFeedPath(token), k}, problems, err
}
