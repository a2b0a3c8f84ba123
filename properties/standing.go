package properties

import (
	"context"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
)

// StandingInput says how a property stands from now on. Version is the one that was read.
type StandingInput struct {
	Number, Version int
	Standing        market.Standing
}

// SetStanding says that a property of the desk is on offer, under option, sold, rented, withdrawn or archived, for
// visitors to see at once.
func (s *Service) SetStanding(ctx context.Context, f *StandingInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "setStanding")
	if v == nil {
		return nil, nil, problems, err
	}
	if !slices.Contains(market.StandingsOf(v.Goal()), f.Standing) {
		return nil, nil, problem("standing", forms.Unknown), nil
	}
	if v.Version() != f.Version {
		return nil, &Stale{v}, nil, nil
	}
	by.Before, by.After = string(v.Standing()), string(f.Standing)
	status, marquee := f.Standing.Stored(v.MarqueeCode())
	undo, problems, err := s.write(ctx, edit{number: f.Number, by: by, set: map[desk.Part]string{
		of(f.Number, "status"): strconv.Itoa(int(status)), of(f.Number, "marquee"): strconv.Itoa(marquee)}})
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	c, err := s.changed(ctx, d, f.Number, undo)
	return c, nil, nil, err
}
