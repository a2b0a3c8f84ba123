package advert

import (
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
)

// Required is what the law of its region asks of the advertisement of a property: the fields, in the order of the checks, and what of these
// it lacks.
type Required struct {
	Fields []string
	Lacks  []imports.Lack
}

// RequiredOf works out by the day of now what the law asks of a property once it is on offer, whatever its standing.
func RequiredOf(c *agency.Catalog, r records.Property, now time.Time) Required {
	r.Status = market.Active
	a := advertisement{cities: c.Cities, now: now, Property: r}
	a.check()
	for _, l := range a.lacks {
		if !slices.Contains(a.required, l.Field) {
			a.required = append(a.required, l.Field)
		}
	}
	return Required{a.required, a.lacks}
}
