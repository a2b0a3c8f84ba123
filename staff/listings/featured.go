package listings

import (
	"context"
	"errors"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// FeaturedInput are the properties that come first on the home page, by rank. Version is the version of the list that was read.
type FeaturedInput struct {
	Numbers []int
	Version int
}

// Featured are the properties that the desk features.
type Featured struct {
	Numbers []int
	Version int
}

// FeaturedSet is the list after a change.
type FeaturedSet struct{ Featured *Featured }

// FeaturedStale is a list that somebody changed first. Nothing was written.
type FeaturedStale FeaturedSet

// Featured reads the list, for everybody at the desk.
func (s *Service) Featured(ctx context.Context) (*Featured, error) {
	f, err := s.Store.Portfolio.Featured(ctx)
	if f.Numbers == nil {
		f.Numbers = []int{}
	}
	return &Featured{f.Numbers, f.Version}, err
}

// SetFeatured writes the list. An agent may add, move and remove only properties of the agent's own; the others stay, in their order.
func (s *Service) SetFeatured(ctx context.Context, f *FeaturedInput) (*FeaturedSet, *FeaturedStale, forms.Problems, error) {
	d, by, problems, err := s.Changing(ctx, "setFeatured")
	if d == nil {
		return nil, nil, problems, err
	}
	before, err := s.Featured(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	if before.Version != f.Version {
		return nil, &FeaturedStale{before}, nil, nil
	}
	if len(f.Numbers) > limits.FeaturedProperties {
		return nil, nil, forms.OneProblem("numbers", forms.TooMany), nil
	}
	if problems, err := s.mayFeature(ctx, d, before.Numbers, f.Numbers); err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	err = s.Store.Portfolio.SetFeatured(ctx, portfolio.Featured(*f), by)
	switch {
	case errors.Is(err, handle.Refused{Why: forms.Unknown}):
		return nil, nil, forms.OneProblem("numbers", forms.Unknown), nil
	case err != nil && !errors.Is(err, portfolio.ErrFeaturedStale):
		return nil, nil, nil, err
	}
	now, err2 := s.Featured(ctx)
	if err != nil {
		return nil, &FeaturedStale{now}, nil, err2
	}
	return &FeaturedSet{now}, nil, nil, err2
}

// mayFeature checks that numbers come once, and that an agent leaves those of others as they are.
func (s *Service) mayFeature(ctx context.Context, d *staff.Desk, before, after []int) (forms.Problems, error) {
	sorted := slices.Clone(after)
	slices.Sort(sorted)
	if len(slices.Compact(sorted)) != len(after) {
		return forms.OneProblem("numbers", forms.Unknown), nil
	}
	if d.May(desk.AllListings) {
		return nil, nil
	}
	others := func(numbers []int) (list []int, err error) {
		for _, n := range numbers {
			v, err := s.Property(ctx, d, n)
			if err != nil {
				return nil, err
			}
			if v == nil || !v.Listable() {
				list = append(list, n)
			}
		}
		return list, nil
	}
	was, err := others(before)
	is, err2 := others(after)
	if err == nil && err2 == nil && (!d.May(desk.OwnListings) || !slices.Equal(was, is)) {
		err = staff.ErrForbidden
	}
	return nil, errors.Join(err, err2)
}
