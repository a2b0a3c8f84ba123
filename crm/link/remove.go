package link

import (
	"context"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/intake"
)

// Remove deletes a link. With withdraw its properties and projects are taken off the site first.
func (s *Service) Remove(ctx context.Context, name string, withdraw bool) error {
	if err := s.Store.Links.PauseLink(ctx, name, true, desklog.Action{At: s.Now()}); err != nil {
		return err
	}
	if withdraw {
		d := intake.Delivery{OfLink: true}
		list, err := s.Store.Links.CRMRecords(ctx, name)
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
		if _, err := intake.Deliver(ctx, s.Store, d, s.Media, false); err != nil {
			return err
		}
	}
	return s.Store.Links.RemoveLink(ctx, name)
}
