package db

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/search"
)

// answers runs every query that shows a price or depends on one: lists in every order with every bound, their cursors, counts and pins,
// properties with all their groups, similar properties and projects.
func answers(t *testing.T, s *Store) map[string]any {
	t.Helper()
	said := map[string]any{}
	note := func(question string, properties []*agency.Property, err error, more ...any) {
		if err != nil {
			t.Fatalf("%s: no answer but %v", question, err)
		}
		for _, p := range properties {
			p.Catalog = nil
		}
		said[question] = append([]any{properties}, more...)
	}
	for _, sort := range sorts {
		for bound := range 12 {
			euro := bound * 50_000
			f := agency.PropertyFilter{Statuses: []market.PropertyStatus{market.Available, market.IsSold, market.IsRented}}
			if bound > 0 {
				f.PriceMin = &euro
			}
			question := fmt.Sprint(sort, " from ", euro)
			page, err := s.Properties(t.Context(), "nl", f, sort, Window{Size: 100, Count: true}, columns.Selection{})
			if err != nil {
				t.Fatal(err)
			}
			counts, err := s.Counts(t.Context(), f, []search.Choice{"city", "bedrooms"})
			note(question, page.Items, err, page.Total, page.Cursors, counts)
			f.PriceMin, f.PriceMax = nil, &euro
			pins, err := s.Pins(t.Context(), "nl", f, columns.Selection{})
			properties := make([]*agency.Property, len(pins))
			for i, pin := range pins {
				properties[i] = pin.Property
			}
			note(question+" pins", properties, err)
		}
	}
	var everything []int
	for n := range 60 {
		everything = append(everything, n+1)
	}
	all, err := s.PropertiesByNumber(t.Context(), "nl", everything,
		columns.Selection{Groups: append([]string{"rentTerms", "history", "reduction"}, columns.Details...)})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		similar, err := s.Similar(t.Context(), p, 20, columns.Selection{})
		note(fmt.Sprint("like ", p.Number), similar, err, p.Price(), p.RentTerms())
	}
	note("all", all, nil)
	_, changed := changes(t, s)
	slices.SortFunc(changed, func(a, b *agency.Property) int { return a.Number - b.Number })
	note("changes", changed, nil)
	return said
}

// changes gives the change stream: what changed and when, in order, and the properties as copies get them. The cursor is left out, which
// names the store.
func changes(t *testing.T, s *Store) (log []changelog.Change, changed []*agency.Property) {
	t.Helper()
	page, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", First: 100,
		Selection: columns.Selection{Groups: append([]string{"rentTerms", "history", "reduction"}, columns.Details...)}})
	if err != nil || page.More {
		t.Fatalf("not all changes but %v, %v", page, err)
	}
	for _, c := range page.Changes {
		if c.Property != nil {
			changed = append(changed, c.Property)
		}
		c.Property = nil
		log = append(log, c)
	}
	return log, changed
}

// TestNoAnswerDependsOnAHiddenAmount changes every amount that is not published or that a marquee replaces: no answer changes.
func TestNoAnswerDependsOnAHiddenAmount(t *testing.T) {
	s := open(t)
	properties := randomProperties(rand.New(rand.NewPCG(3, 4)), 60)
	for i := range properties {
		properties[i].Marquee, properties[i].Status = i%5, []market.Status{market.Active, market.Active, market.Sold, market.Rented}[i%4]
		properties[i].Costs = detail.Costs{Deposit: ptr(locale.Money(1_000_00)), TotalPrice: ptr(locale.Money(400_000_00)),
			AgencyCost: ptr(locale.Money(1_000_00))}
	}
	fill(t, s, properties...)
	before := answers(t, s)
	const amounts = `price = price + 12345600, start_price = 99, deposit = 98, agency_cost = 97, notary_fee = 96, vat = 95,
		construction_cost = 94, total_cost = 93,
		total_price = 92, parking_price = 91, garage_price = 90, annuity_rent = 89`
	if _, err := s.Write(t.Context(),
		handle.Statement{SQL: "UPDATE property SET " + amounts + " WHERE NOT publish_price OR marquee IN (3, 4)"}); err != nil {
		t.Fatal(err)
	}
	for question, said := range answers(t, s) {
		if !reflect.DeepEqual(said, before[question]) {
			t.Errorf("%s: the answer depends on a hidden amount", question)
		}
	}
}

// TestReplacedMarqueesFollowTheSite changes the setting from import to import, with the same properties.
func TestReplacedMarqueesFollowTheSite(t *testing.T) {
	s := open(t)
	var properties []records.Property
	for n := range 5 {
		properties = append(properties, property(n+1, func(r *records.Property) { r.Marquee, r.TotalPrice = n, ptr(locale.Money(1)) }))
	}
	for i, step := range []struct {
		replaced []int
		want     []int // whose prices are shown
	}{{nil, []int{1, 2, 3}}, {[]int{}, []int{1, 2, 3, 4, 5}}, {[]int{2, 2, 9}, []int{1, 2, 4, 5}}, {[]int{3, 4}, []int{1, 2, 3}},
		{[]int{1, 4}, []int{1, 3, 4}}, {nil, []int{1, 2, 3}}} {
		b := batch(properties...)
		b.Site.Settings.ReplacedMarquees = step.replaced
		if _, err := s.Imports.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		found := numbers(listOf(t, s, agency.PropertyFilter{PriceMin: ptr(0)}, "PRICE_ASC", Window{Size: 10}).Items)
		all, err := s.PropertiesByNumber(t.Context(), "nl", []int{1, 2, 3, 4, 5}, columns.Selection{Groups: columns.Details})
		if err != nil || !slices.Equal(found, step.want) {
			t.Errorf("step %d: found by price are %v, want %v (%v)", i, found, step.want, err)
		}
		for _, p := range all {
			shown := slices.Contains(step.want, p.Number)
			if price := p.Price(); (p.AskingPrice != nil) != shown || (p.TotalPrice != nil) != shown || (price.Amount != nil) != shown ||
				price.OnRequest {
				t.Errorf("step %d: %d shows %+v and the total price %v; prices shown: want %v", i, p.Number, price, p.TotalPrice, shown)
			}
		}
		var stale int
		if err := s.One(t.Context(), &stale,
			"SELECT count(*) FROM (SELECT * FROM search EXCEPT SELECT * FROM searchable)"); err != nil || stale != 0 {
			t.Errorf("step %d: %d rows of the table search differ from the view searchable, want none (%v)", i, stale, err)
		}
	}
}
