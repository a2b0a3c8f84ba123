package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// LackingProperty is a property whose advertisement lacks something that the law of its region asks for. As the settings say, it is held
// back for that, or visitors see it all the same.
type LackingProperty struct {
	Number int                   `db:"number"`
	Title  locale.Localized      `db:"title"`
	Lacks  locale.Stored[[]Lack] `db:"lacks"`
}

// AllHeldProperties lists all properties that are held back.
func (s *Store) AllHeldProperties(ctx context.Context) (list []LackingProperty, err error) {
	return list, s.list(ctx, &list, "SELECT number, title, lacks FROM property WHERE held ORDER BY number")
}

// lacking writes what a property lacks; nil for nothing.
func lacking(list []Lack) *string {
	if len(list) == 0 {
		return nil
	}
	text := jsonOf(list)
	return &text
}

// holdBack holds properties back or publishes them, as the settings of the import say, including properties that the import does not
// change.
func (i *importing) holdBack() {
	st := holdBack(i.batch.Site)
	i.add(st.SQL, st.Args...)
}

// holdBack holds properties back that lack what the law asks, or publishes them, as the settings of a site say. Nothing else is written.
func holdBack(site agency.Site) Statement {
	return Statement{SQL: "UPDATE property SET held = NOT held WHERE held <> (? AND lacks IS NOT NULL)",
		Args: []any{site.Settings.HoldsBack()}}
}
