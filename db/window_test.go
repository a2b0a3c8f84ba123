package db

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/locale"
)

func TestPropertiesOrders(t *testing.T) {
	s := open(t)
	fill(t, s,
		property(1, func(r *records.Property) { r.PublishedAt, r.City = "2026-03-01", 2 }),
		property(2, func(r *records.Property) { r.PublishedAt, r.Type = "2026-02-01", 1 }),
		property(3, func(r *records.Property) { r.PublishPrice = false }),
	)
	for sort, want := range map[agency.PropertySort][]int{
		"NEWEST": {1, 2, 3}, "OLDEST": {3, 2, 1},
		"PRICE_ASC": {1, 2, 3}, "PRICE_DESC": {2, 1, 3},
		"TYPE_ASC": {3, 1, 2}, "TYPE_DESC": {2, 3, 1},
		"CITY_ASC": {3, 2, 1}, "CITY_DESC": {1, 3, 2},
	} {
		if got := numbers(listOf(t, s, agency.PropertyFilter{}, sort, Window{Size: 10}).Items); !slices.Equal(got, want) {
			t.Errorf("%s gives %v, want %v", sort, got, want)
		}
	}
}

// TestPropertiesPagesAndCursorsAgree walks the same list by pages and by cursors, forward and backward, in every order, with many
// equal keys.
func TestPropertiesPagesAndCursorsAgree(t *testing.T) {
	s := open(t)
	var properties []records.Property
	for n := range 23 {
		properties = append(properties, property(n+1, func(r *records.Property) {
			r.Price, r.City, r.PublishedAt = ptr(locale.Money(n%3*100)), n%2+1, locale.Date(fmt.Sprintf("2026-01-%02d", n%4+1))
		}))
	}
	fill(t, s, properties...)
	for _, sort := range sorts {
		all := numbers(listOf(t, s, agency.PropertyFilter{}, sort, Window{Size: 100}).Items)
		var pages, forward, backward []int
		for page := 1; page <= 5; page++ {
			pages = append(pages, numbers(listOf(t, s, agency.PropertyFilter{}, sort, Window{Size: 5, Page: page}).Items)...)
		}
		for w := (Window{Size: 5}); ; {
			p := listOf(t, s, agency.PropertyFilter{}, sort, w)
			forward = append(forward, numbers(p.Items)...)
			if !p.HasNext {
				break
			}
			w.Cursor = p.Cursors[len(p.Cursors)-1]
		}
		for w := (Window{Size: 5, Backward: true}); ; {
			p := listOf(t, s, agency.PropertyFilter{}, sort, w)
			backward = append(numbers(p.Items), backward...)
			if !p.HasPrevious {
				break
			}
			w.Cursor = p.Cursors[0]
		}
		if len(all) != 23 || !slices.Equal(pages, all) || !slices.Equal(forward, all) || !slices.Equal(backward, all) {
			t.Errorf("%s: pages and cursors do not give the whole list\n whole    %v\n pages    %v\n forward  %v\n backward %v",
				sort, all, pages, forward, backward)
		}
	}
}

func TestPropertiesCountsBeyondTheLastPage(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	if p := listOf(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 5, Page: 9999}); p.Total != 1 || len(p.Items) != 0 {
		t.Errorf("beyond the last page there are %d properties of %d, want none of 1", len(p.Items), p.Total)
	}
}

func TestPropertiesRefuseACursorOfAnotherList(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, nil))
	c := listOf(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 1}).Cursors[0]
	for _, cursor := range []string{c, "x", "W10", "WzEsMiwzXQ", "bnVsbA"} {
		_, err := s.Properties(t.Context(), "nl", agency.PropertyFilter{}, "PRICE_ASC", Window{Size: 1, Cursor: cursor},
			columns.Selection{})
		if !errors.Is(err, ErrCursor) {
			t.Errorf("the cursor %q gives %v, want ErrCursor", cursor, err)
		}
	}
}

// TestPropertiesPagesCoverTheListInEveryOrder joins the pages of every order for random properties and filters.
func TestPropertiesPagesCoverTheListInEveryOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	s := open(t)
	fill(t, s, randomProperties(random, 150)...)
	for range 20 {
		f := randomFilter(random)
		all := numbers(listOf(t, s, f, "NEWEST", Window{Size: 200}).Items)
		slices.Sort(all)
		for _, sort := range sorts {
			var pages []int
			size := 1 + random.IntN(20)
			for page := 1; ; page++ {
				part := listOf(t, s, f, sort, Window{Size: size, Page: page})
				pages = append(pages, numbers(part.Items)...)
				if !part.HasNext {
					break
				}
			}
			slices.Sort(pages)
			if !slices.Equal(pages, all) {
				t.Errorf("%s in pages of %d: %v, want %v", sort, size, pages, all)
			}
		}
	}
}
