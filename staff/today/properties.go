package today

import (
	"context"

	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/limits"
)

// PropertiesLacking are the first properties, held back or not, that lack what the law asks of an advertisement, and how many there are in
// all.
type PropertiesLacking struct {
	Properties []*LackingPropertyView
	Count      int
}

// LackingPropertyView is a imports.LackingProperty as the desk shows it: Lacks are the fields.
type LackingPropertyView struct {
	Number    int
	Reference string
	Title     string
	Lacks     []string
}

// HeldProperties are the properties that are held back, for everybody at the desk.
func (s *Service) HeldProperties(ctx context.Context, t *Today) (*PropertiesLacking, error) {
	return s.lacking(ctx, t, s.Store.HeldProperties)
}

// ShownLackingProperties are the properties that visitors see although they lack something by law, for everybody at the desk.
func (s *Service) ShownLackingProperties(ctx context.Context, t *Today) (*PropertiesLacking, error) {
	return s.lacking(ctx, t, s.Store.ShownLackingProperties)
}

// readProperties reads the first properties of a kind, and counts all of them.
type readProperties = func(ctx context.Context, n int) ([]imports.LackingProperty, int, error)

func (s *Service) lacking(ctx context.Context, t *Today, read readProperties) (*PropertiesLacking, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	rows, count, err := read(ctx, limits.TodayRows)
	lacking := &PropertiesLacking{Count: count}
	for _, p := range rows {
		shown := &LackingPropertyView{Number: p.Number, Reference: reference.Of(p.Number, p.Sent),
			Title: p.Title.In(t.desk.Language(), c.Fallback())}
		if p.Lacks.Value != nil {
			for _, lack := range *p.Lacks.Value {
				shown.Lacks = append(shown.Lacks, lack.Field)
			}
		}
		lacking.Properties = append(lacking.Properties, shown)
	}
	return lacking, err
}
