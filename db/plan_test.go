package db

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
)

// plan gives SQLite's query plan of a statement.
func plan(t *testing.T, s *Store, query string, args ...any) string {
	t.Helper()
	var steps []struct {
		ID     int    `db:"id"`
		Parent int    `db:"parent"`
		Unused int    `db:"notused"`
		Detail string `db:"detail"`
	}
	if err := s.list(t.Context(), &steps, "EXPLAIN QUERY PLAN "+query, args...); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, step := range steps {
		b.WriteString(step.Detail + "\n")
	}
	return b.String()
}

// TestListsUseIndexes looks at the plan of the statements of lists, counts and pins: properties are found by an index, and the usual
// orders of a list are read from one, not sorted.
func TestListsUseIndexes(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	s := open(t)
	homes := randomHomes(random, 500)
	for i := range homes {
		homes[i].Status = []agency.Status{agency.Active, agency.Active, agency.Sold, agency.Reference}[i%4]
	}
	fill(t, s, homes...)
	c, err := s.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	sale := agency.Sale
	filters := map[string]agency.PropertyFilter{
		"everything": {},
		"sale":       {Goal: &sale},
		"city":       {Goal: &sale, Cities: []agency.CityInput{{Zip: ptr("4000")}}},
		"words":      {Text: ptr("kinrooi villa")},
		"number":     {Text: ptr("17")},
		"bounds":     {Bounds: &agency.Bounds{South: 50, West: 4, North: 51, East: 5}},
		"polygon":    {Polygon: []agency.Point{{Latitude: 50, Longitude: 4}, {Latitude: 51, Longitude: 5}, {Latitude: 50, Longitude: 5}}},
		"realised":   {Statuses: []agency.PropertyStatus{agency.Realised}},
		"on offer":   {OnOffer: true},
		"rooms":      {Goal: &sale, BedroomsMin: ptr(2), Garden: ptr(true)},
	}
	for name, f := range filters {
		for sort, o := range orders {
			query, args, err := windowed(conditions(f, c), o, string(sort), Window{Size: 24, Count: true}, Selection{Photos: 1}, "nl", c)
			if err != nil {
				t.Fatal(err)
			}
			how := plan(t, s, query, args...)
			if strings.Contains(how, "SCAN s\n") || strings.Contains(how, "SCAN p\n") {
				t.Errorf("%s by %s reads a whole table:\n%s", name, sort, how)
			}
			if f.OnOffer && !strings.Contains(how, "property_taken") {
				t.Errorf("taken properties are looked for in the whole table:\n%s", how)
			}
			if name == "sale" && strings.Contains(how, "TEMP B-TREE FOR ORDER BY") {
				t.Errorf("%s by %s is sorted:\n%s", name, sort, how)
			}
		}
		query, args := counting(choicesOf(f, c), []string{"city", "type", "bedrooms"})
		if how := plan(t, s, query, args...); strings.Contains(how, "SCAN s\n") && name != "everything" {
			t.Errorf("the counts of %s read a whole table:\n%s", name, how)
		}
	}
}
