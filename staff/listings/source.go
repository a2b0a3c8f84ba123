package listings

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/staff"
)

// Source is who brings the property.
func (v *View) Source() records.PropertySource { return v.row.Source }

// SourceKind is the kind of that.
func (v *View) SourceKind() records.PropertySourceKind { return v.row.Source.Kind() }

// SourceName is the name of the link, program or format that brings it; "" for the folder and the desk.
func (v *View) SourceName() string { return v.row.Source.Name() }

// SourceAt is when its source last said what it is.
func (v *View) SourceAt() time.Time { return time.Unix(v.row.SourceAt, 0).UTC() }

// TakenFrom is whose it was before the desk took it over, as SourceName with the kind; nil for one that was not.
func (v *View) TakenFrom() *TakenFrom {
	if v.row.Before == "" {
		return nil
	}
	return &TakenFrom{v.row.Before.Kind(), v.row.Before.Name()}
}

// TakenFrom is the source that the desk took a property over from.
type TakenFrom struct {
	Kind records.PropertySourceKind
	Name string
}

// Givable reports whether it can be given back to the source before.
func (v *View) Givable() bool { return v.row.Givable }

// Editable reports whether the session may change its price, its standing and its texts: the desk is its source.
func (v *View) Editable() bool { return v.Listable() && v.SourceKind() == records.OfDeskSource }

// Version grows with each change at the desk.
func (v *View) Version() int { return int(v.row.Version) }

// Standing is how it stands with those who might buy or rent it.
func (v *View) Standing() market.Standing {
	return market.StandingOf(v.row.Status, v.row.Marquee)
}

// Standings are those that the desk may set.
func (v *View) Standings() []market.Standing { return market.StandingsOf(v.row.Goal) }

// MarqueeCode is the number of the band over its photo.
func (v *View) MarqueeCode() int { return v.row.Marquee }

// LastUndo is the last change of a property by the session that can be undone; nil for none.
func (s *Service) LastUndo(ctx context.Context, v *View) (*string, error) {
	id, err := s.Store.Portfolio.LastPropertyUndo(ctx, v.row.Number, v.desk.Member().ID, s.Now())
	return staff.NotEmpty(id), err
}
