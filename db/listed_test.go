package db

import (
	"context"
	"slices"
	"sync"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/locale"
)

// TestAListIsAsItsRowsAre writes after the index is read and before the rows are: a property gets dearer, and loses and gains words. A list
// is in the order of the prices that it shows, and has what its filter allows and nothing else.
func TestAListIsAsItsRowsAre(t *testing.T) {
	cheap := agency.PropertyFilter{PriceMax: ptr(350)}
	for _, c := range []struct {
		name string
		list func(*Store, context.Context) ([]*agency.Property, error)
		want []int
	}{
		{"the order", listing100(agency.PropertyFilter{}), []int{2, 3, 1}},
		{"the filter", listing100(cheap), []int{2, 3}},
		{"the words", listing100(agency.PropertyFilter{Description: ptr("zwembad")}), []int{1}},
		{"the map", func(s *Store, ctx context.Context) ([]*agency.Property, error) {
			pins, err := s.Pins(ctx, "nl", cheap, columns.Selection{})
			return propertiesOf(pins), err
		}, []int{3, 2}},
		{"similar ones", func(s *Store, ctx context.Context) ([]*agency.Property, error) {
			c, err := s.Catalog(ctx)
			if err != nil {
				return nil, err
			}
			dear := &agency.Property{Number: 9, Goal: market.Sale, AskingPrice: ptr(locale.Money(1000_00)), TypeID: 156, CityID: 1}
			dear.Language, dear.Catalog = "nl", c
			return s.Similar(ctx, dear, 3, columns.Selection{})
		}, []int{1, 3, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := open(t)
			fill(t, s, costing(1, 100, "tuin"), costing(2, 200, "zwembad"), costing(3, 300, "tuin"))
			earlier, _, err := s.Pin(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			fill(t, s, costing(1, 400, "zwembad"), costing(2, 200, "tuin"))
			if got, err := c.list(s, earlier); err != nil || !slices.Equal(numbers(got), c.want) {
				t.Errorf("%s: properties %v are listed, want %v (%v)", c.name, numbers(got), c.want, err)
			}
		})
	}
}

func listing100(f agency.PropertyFilter) func(*Store, context.Context) ([]*agency.Property, error) {
	return func(s *Store, ctx context.Context) ([]*agency.Property, error) {
		page, err := s.Properties(ctx, "nl", f, "PRICE_ASC", Window{Size: 100}, columns.Selection{})
		if err != nil {
			return nil, err
		}
		return page.Items, nil
	}
}

// costing is a property with a price in euro and a description.
func costing(number, euro int, words string) records.Property {
	return property(number, func(r *records.Property) {
		r.Price, r.PublishPrice, r.Description = ptr(locale.Money(euro*100)), true, locale.Localized{"nl": words}
	})
}

func propertiesOf(pins []*agency.Pin) (list []*agency.Property) {
	for _, p := range pins {
		list = append(list, p.Property)
	}
	return list
}

// TestListsWhilePricesChange reads lists by price, of whatever edition, while all prices change. None is out of order, and none has a price
// over its filter's.
func TestListsWhilePricesChange(t *testing.T) {
	releasetest.Only(t, "it reads while prices change")
	s := open(t)
	prices := func(round int) (list []records.Property) {
		for number := 1; number <= 40; number++ {
			list = append(list, costing(number, 1+(number*7+round*13)%40, "tuin"))
		}
		return list
	}
	fill(t, s, prices(0)...)
	ctx, stop := context.WithCancel(t.Context())
	var readers sync.WaitGroup
	for range 3 {
		readers.Go(func() {
			for ctx.Err() == nil {
				readByPrice(t, s, 25)
			}
		})
	}
	for round := range 60 {
		fill(t, s, prices(1+round)...)
	}
	stop()
	readers.Wait()
}

func readByPrice(t *testing.T, s *Store, most int) {
	ctx, _, err := s.Pin(context.Background())
	if err != nil {
		t.Error(err)
		return
	}
	list, err := listing100(agency.PropertyFilter{PriceMax: &most})(s, ctx)
	if err != nil || len(list) != most {
		t.Errorf("%d properties cost at most %d, want as many (%v)", len(list), most, err)
	}
	for i, p := range list {
		if *p.AskingPrice != locale.Money(100*(i+1)) {
			t.Errorf("at place %d stands a price of %d, want %d", i, *p.AskingPrice, 100*(i+1))
		}
	}
}
