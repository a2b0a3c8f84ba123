package staff

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
)

// NextLeadInput says whether the next lead opens by itself.
type NextLeadInput struct{ On bool }

// NextLeadSet is the desk with what was chosen.
type NextLeadSet struct{ Desk *Desk }

// NextLead is whether the next lead of a list opens by itself after one is answered or closed.
func (d *Desk) NextLead() bool { return d.Member().NextLead }

// SetNextLead chooses for whoever asks whether the next lead opens by itself.
func (s *Service) SetNextLead(ctx context.Context, f *NextLeadInput) (*NextLeadSet, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	n := *d.session
	if err := s.Store.Members.SetNextLead(ctx, n.Member, f.On, s.action(&n, "")); err != nil {
		return nil, nil, err
	}
	n.Member.NextLead = f.On
	return &NextLeadSet{&Desk{&n}}, nil, nil
}
