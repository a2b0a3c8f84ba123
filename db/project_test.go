package db

import (
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// TestUnitsOfAProjectAreCounted has a unit in every state that a visitor sees, each with a price of its own: the range has the prices of
// those that may still be bought, and a unit that is realised counts as sold, as its row says.
func TestUnitsOfAProjectAreCounted(t *testing.T) {
	s := open(t)
	unit := func(number int, status market.Status, marquee int) records.Property {
		return property(number, func(r *records.Property) {
			r.Project, r.Status, r.Marquee, r.Price = ptr(7), status, marquee, ptr(locale.Money(number)*100_00)
		})
	}
	importOf(t, s, []records.Project{development(7, nil)},
		unit(1, market.Sold, 0), unit(2, market.Active, market.MarqueeSold), unit(3, market.Active, market.MarqueeUnderOption),
		unit(4, market.Active, 0), unit(5, market.Reference, 0))
	if _, err := s.Write(t.Context(),
		handle.Statement{SQL: "UPDATE site SET content = json_set(content, '$.settings.replacedMarquees', json('[]'))"}); err != nil {
		t.Fatal(err)
	}
	list, err := s.Projects(t.Context(), locale.Dutch)
	if err != nil || len(list) != 1 {
		t.Fatalf("the projects are %v (%v), want one", list, err)
	}
	if got, want := list[0].Stock(), (agency.Stock{Free: 1, Option: 1, Sold: 3}); got != want {
		t.Errorf("the units count as %+v, want %+v", got, want)
	}
	if r := list[0].PriceRange(); r == nil || r.Min != 300_00 || r.Max != 400_00 {
		t.Errorf("the prices go from and to %+v, want € 300 and € 400", r)
	}
}
