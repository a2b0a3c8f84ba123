package staff

import (
	"context"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// HeldBack are the first properties that lack what the law asks of an advertisement, and how many there are in all.
type HeldBack struct {
	Properties []*HeldProperty
	Count      int
}

// HeldProperty is a property with the fields that its advertisement lacks by law.
type HeldProperty struct {
	Number int
	Title  string
	Lacks  []string
}

// HeldProperties are the properties that are held back, for everybody at the desk.
func (s *Service) HeldProperties(ctx context.Context, t *Today) (*HeldBack, error) {
	return s.lacking(ctx, t, s.store().HeldProperties)
}

// LackingProperties are the properties that visitors see although they lack something by law, for everybody at the desk.
func (s *Service) LackingProperties(ctx context.Context, t *Today) (*HeldBack, error) {
	return s.lacking(ctx, t, s.store().LackingProperties)
}

// readProperties reads the first properties of a kind, and counts all of them.
type readProperties = func(ctx context.Context, n int) ([]db.HeldProperty, int, error)

func (s *Service) lacking(ctx context.Context, t *Today, read readProperties) (*HeldBack, error) {
	c, err := s.store().Catalog(ctx)
	if err != nil {
		return nil, err
	}
	rows, count, err := read(ctx, limits.TodayRows)
	lacking := &HeldBack{Count: count}
	for _, p := range rows {
		shown := &HeldProperty{Number: p.Number, Title: p.Title.In(t.desk.Language(), c.Fallback())}
		if p.Lacks.Value != nil {
			for _, lack := range *p.Lacks.Value {
				shown.Lacks = append(shown.Lacks, lack.Field)
			}
		}
		lacking.Properties = append(lacking.Properties, shown)
	}
	return lacking, err
}
