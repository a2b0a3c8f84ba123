package db

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
)

func TestCatalogGroupsPhones(t *testing.T) {
	s := open(t)
	b := batch()
	b.Site.Phone = "089/12.34.56"
	b.Site.Agents = []agency.Agent{{ID: 1, Phone: "0475123456"}, {ID: 2, Phone: "+32 475 12 34 56"}}
	if _, err := s.Import(t.Context(), b); err != nil {
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
