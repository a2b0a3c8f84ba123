package db

import (
	"context"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/locale"
)

// TestAPropertyIsCachedUnderTheChangeItWasReadWith reads at an older data version while the property changes: what was read then is
// returned at its own version only, so that a price that is hidden later stays hidden.
func TestAPropertyIsCachedUnderTheChangeItWasReadWith(t *testing.T) {
	s := open(t)
	costs := func(price locale.Money, shown bool) {
		fill(t, s, property(1, func(r *records.Property) { r.Price, r.PublishPrice = &price, shown }))
	}
	costs(100, true)
	earlier, _, err := s.Pin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	costs(200, true)
	if p := foundAt(t, s, earlier); p.AskingPrice == nil || *p.AskingPrice != 200 {
		t.Fatalf("while it costs 200 an older version reads the price %v, want the store's", p.AskingPrice)
	}
	statements := s.ReadStatements()
	if p := foundAt(t, s, t.Context()); *p.AskingPrice != 200 || s.ReadStatements() > statements+1 {
		t.Errorf("the version of 200 reads the price %v in %d statements, want the cached 200 after that of the version", *p.AskingPrice,
			s.ReadStatements()-statements)
	}
	costs(300, false)
	if p := foundAt(t, s, earlier); p.AskingPrice != nil {
		t.Errorf("after the price was hidden an older version is given %v, which it has from the cache", *p.AskingPrice)
	}
}

func foundAt(t *testing.T, s *Store, ctx context.Context) *agency.Property {
	t.Helper()
	list, err := s.PropertiesByNumber(ctx, "nl", []int{1}, columns.Selection{})
	if err != nil || len(list) != 1 {
		t.Fatalf("%d properties are found, want 1 (%v)", len(list), err)
	}
	return list[0]
}
