package link

import (
	"cmp"
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/intake"
)

// Remove deletes a link. With withdraw its properties and projects are taken off the site first; while the link runs the error is
// ErrRunning then, because the run would bring them back. The link is paused in any case.
func (s *Service) Remove(ctx context.Context, name string, withdraw bool, by desklog.Action) error {
	if err := s.Store.Links.PauseLink(ctx, name, true, by); err != nil {
		return err
	}
	if withdraw {
		if err := s.withdrawAll(ctx, name); err != nil {
			return err
		}
	}
	return s.Store.Links.RemoveLink(ctx, name, by)
}

// withdrawAll takes the properties and projects of a link off the site, and keeps others from running it meanwhile.
func (s *Service) withdrawAll(ctx context.Context, name string) error {
	r := &run{Service: s, runner: rand.Text()}
	var err error
	if r.link, err = s.Store.Links.LinkNamed(ctx, name); err != nil {
		return err
	}
	if held, err := s.hold(ctx, r); err != nil || !held {
		return cmp.Or(err, ErrRunning)
	}
	holding, stop := s.renewHold(ctx, r)
	defer stop()
	d := intake.Delivery{OfLink: true}
	list, err := s.Store.Links.CRMRecords(holding, name)
	if err != nil {
		return err
	}
	for _, r := range list {
		switch {
		case r.Gone:
		case r.Kind == "project":
			d.WithdrawProjects = append(d.WithdrawProjects, r.Number)
		default:
			d.Withdraw = append(d.Withdraw, r.Number)
		}
	}
	_, err = intake.Deliver(holding, s.Store, d, s.Media, false)
	return err
}
