package db

import (
	"errors"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/catalogs"
)

func TestCatalogGroupsPhones(t *testing.T) {
	s := open(t)
	b := batch()
	b.Site.Phone = "089/12.34.56"
	b.Site.Agents = []agency.Agent{{ID: 1, Phone: "0475123456"}, {ID: 2, Phone: "+32 475 12 34 56"}}
	if _, err := s.Imports.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	c, err := s.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	got := []string{c.SiteIn("nl").Phone, c.Agent(1, "nl").Phone, c.Agent(2, "nl").Phone}
	if want := []string{"089 12 34 56", "0475 12 34 56", "+32 475 12 34 56"}; !slices.Equal(got, want) {
		t.Errorf("telephone numbers are shown as %q, want %q", got, want)
	}
}

func TestCatalogFollowsTheDataVersion(t *testing.T) {
	s := open(t)
	if _, err := s.Catalog(t.Context()); !errors.Is(err, catalogs.ErrEmpty) {
		t.Fatalf("an empty store gives %v, want ErrEmpty", err)
	}
	fill(t, s, property(1, nil))
	first, err := s.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := s.Catalog(t.Context()); again != first {
		t.Error("the catalog was read again though nothing changed")
	}
	fill(t, s, property(1, nil), property(2, func(r *records.Property) { r.Goal = market.Rent }),
		property(3, func(r *records.Property) { r.Status = market.Sold }))
	c, err := s.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if sale, rent := c.Totals(); sale != 1 || rent != 1 {
		t.Errorf("%d for sale and %d for rent, want one of each", sale, rent)
	}
}
