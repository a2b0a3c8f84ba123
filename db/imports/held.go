package imports

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// LackingProperty is a property whose advertisement lacks something that the law of its region asks for. As the settings say, it is held
// back for that, or visitors see it all the same.
type LackingProperty struct {
	Number int                   `db:"number"`
	Sent   *string               `db:"reference"` // its sender's own reference; nil when it is the number
	Title  locale.Localized      `db:"title"`
	Lacks  locale.Stored[[]Lack] `db:"lacks"`
}

// AllHeldProperties lists all properties that are held back.
func (s *Store) AllHeldProperties(ctx context.Context) (list []LackingProperty, err error) {
	return list, s.List(ctx, &list, "SELECT number, reference, title, lacks FROM property WHERE held ORDER BY number")
}

// StoredLack is what an active property was noted to lack, with the checksum of what it was then.
type StoredLack struct {
	Number   int                   `db:"number"`
	Checksum string                `db:"checksum"`
	Lacks    locale.Stored[[]Lack] `db:"lacks"`
}

// StoredLacks lists what all active properties were noted to lack, by number.
func (s *Store) StoredLacks(ctx context.Context) (list []StoredLack, err error) {
	return list, s.List(ctx, &list, "SELECT number, checksum, lacks FROM property WHERE status = ? ORDER BY number", market.Active)
}

// NoteLacks stores what properties lack now, and holds them back or publishes them as the settings of the site say. Those that an import
// has changed since they were read are left as they are.
func (s *Store) NoteLacks(ctx context.Context, site agency.Site, now []StoredLack) error {
	var list []handle.Statement
	for _, p := range now {
		var lacks []Lack
		if p.Lacks.Value != nil {
			lacks = *p.Lacks.Value
		}
		list = append(list, handle.Statement{SQL: "UPDATE property SET lacks = ? WHERE number = ? AND checksum = ?",
			Args: []any{lacking(lacks), p.Number, p.Checksum}})
	}
	_, err := s.Write(ctx, append(list, holdBack(site))...)
	return err
}

// lacking writes what a property lacks; nil for nothing.
func lacking(list []Lack) *string {
	if len(list) == 0 {
		return nil
	}
	text := handle.JSON(list)
	return &text
}

// holdBack holds properties back or publishes them, as the settings of the import say, including properties that the import does not
// change.
func (i *importing) holdBack() {
	st := holdBack(i.batch.Site)
	i.addStatements(st)
}

// holdBack holds properties back that lack what the law asks, or publishes them, as the settings of a site say. Nothing else is written.
func holdBack(site agency.Site) handle.Statement {
	return handle.Statement{SQL: "UPDATE property SET held = NOT held WHERE held <> (? AND lacks IS NOT NULL)",
		Args: []any{site.Settings.HoldsBack()}}
}
