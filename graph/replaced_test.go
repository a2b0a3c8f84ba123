package graph_test

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// answersWithPrices runs every query that shows prices, filters or sorts by them, and reads the export's lines of two properties whose
// marquee says rented and sold.
func (c client) answersWithPrices(t *testing.T) map[string]string {
	t.Helper()
	said := map[string]string{}
	for _, sort := range []string{"NEWEST", "PRICE_ASC", "PRICE_DESC"} {
		for _, bound := range []string{"", "priceMin: 0", "priceMax: 824", "priceMax: 825", "priceMin: 825", "priceMax: 1500",
			"priceMin: 648999", "priceMin: 649000", "priceMax: 649000", "priceMin: 700000"} {
			for _, goal := range []string{"SALE", "RENT"} {
				query := fmt.Sprintf(`{ properties(sort: %s, filter: {goal: %s %s}, first: 100) { totalCount
					edges { cursor node { number price { text amount } } }
					pins { count property { number } } } }`, sort, goal, bound)
				a := c.query(t, query, nil)
				if len(a.Errors) > 0 {
					t.Fatalf("%s fails: %s", query, a.text)
				}
				said[query] = string(a.Data)
			}
		}
	}
	for _, number := range []int{1033, 1051} {
		query := fmt.Sprintf(`{ property(number: %d) { price { amount cents text onRequest } `+
			`rentTerms { firstRent { amount } deposit { amount } total { amount } depositMonths } similar { number } } }`, number)
		said[query] = string(c.query(t, query, nil).Data)
	}
	err := c.graph.Export(t.Context(), "nl", func(line []byte) error {
		for _, number := range []string{`"number":1033,`, `"number":1051,`} {
			if bytes.Contains(line, []byte(number)) {
				said["export "+number] = string(line)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return said
}

// TestPricesReplacedByAMarqueeAreHidden changes the prices of properties whose marquee says rented and sold: no answer may change, except
// the owner's.
func TestPricesReplacedByAMarqueeAreHidden(t *testing.T) {
	store, _ := sampletest.Open(t)
	write(t, store, "UPDATE property SET total_price = 70000000, agency_cost = 100000 WHERE number IN (1033, 1051)")
	c := startOn(t, store)
	before := c.answersWithPrices(t)
	write(t,
		store,
		`UPDATE property SET price = price * 2 + 7, total_price = 7, deposit = 7, start_price = 7, agency_cost = 7, notary_fee = 7, vat = 7,
			total_cost = 7 WHERE number IN (1033, 1051)`)
	after := c.answersWithPrices(t)
	if len(after) != 64 {
		t.Errorf("%d answers are compared, want 64", len(after))
	}
	for question, said := range after {
		if said != before[question] {
			t.Errorf("a hidden price changes the answer to %s, which is now\n%s\nand was\n%s", question, said, before[question])
		}
	}
	_, err := store.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO owner (id, name, email, language) VALUES (99, 'An', 'an@example.org', 'nl')"},
		handle.Statement{SQL: "INSERT INTO owner_property (owner, property) VALUES (99, 1033), (99, 1051)"})
	if err != nil {
		t.Fatal(err)
	}
	properties, err := store.Owned(t.Context(), 99, locale.Dutch)
	if err != nil || len(properties) != 2 || slices.ContainsFunc(properties,
		func(p *owned.Property) bool { return p.Price().Amount == nil || !p.ShowsPrice() }) {
		t.Errorf("the owner does not see the prices of both among %d properties (%v)", len(properties), err)
	}
}
