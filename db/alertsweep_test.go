package db

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/locale"
)

// TestAlertsEqualASweepOfAllDemands changes properties at random, import after import. The alerts must be what running the list
// for every demand gives: each property that it lists now and that appeared or became cheaper.
func TestAlertsEqualASweepOfAllDemands(t *testing.T) {
	releasetest.Only(t, "it compares random demands")
	for seed := range uint64(8) {
		s, random := open(t), rand.New(rand.NewPCG(seed, 1))
		fill(t, s)
		filters := map[string]agency.PropertyFilter{}
		for i := range 24 {
			id := fmt.Sprint("demand", i)
			filters[id] = newsFilter(random)
			demand(t, s, id, filters[id])
		}
		notified, before := map[string]bool{}, map[int]seen{}
		for range 12 {
			recordStates(t, s, before)
			var changes []records.Property
			for range 1 + random.IntN(6) {
				changes = append(changes, newsProperty(random))
			}
			fill(t, s, distinct(changes)...)
			want := sweep(t, s, filters, before, notified)
			if got := sendAlerts(t, s); !slices.Equal(got, want) {
				t.Fatalf("seed %d: alerts tell %q, a sweep of all demands finds %q", seed, got, want)
			}
		}
		if len(notified) < 20 {
			t.Errorf("seed %d: only %d alerts are told, too few to compare", seed, len(notified))
		}
	}
}

func newsFilter(random *rand.Rand) (f agency.PropertyFilter) {
	if random.IntN(2) == 0 {
		f.Goal = ptr(market.Goal(random.IntN(2)))
	}
	if random.IntN(2) == 0 {
		f.Categories = []int{1 + random.IntN(2)}
	}
	if random.IntN(2) == 0 {
		f.Cities = []agency.CityInput{{Zip: ptr([]string{"3640", "4000", "9710"}[random.IntN(3)])}}
	}
	if random.IntN(2) == 0 {
		f.PriceMax = ptr(100 * (1 + random.IntN(9)))
	}
	if random.IntN(4) == 0 {
		f.Polygon = []geo.Point{{Latitude: 50, Longitude: 5}, {Latitude: 52, Longitude: 5},
			{Latitude: 51, Longitude: 4 + 3*random.Float64()}}
	}
	if random.IntN(4) == 0 {
		f.BedroomsMin, f.Facades = ptr(1+random.IntN(3)), []int{3, 4}
	}
	if random.IntN(3) == 0 {
		f.Garden = ptr(random.IntN(2) == 0)
	}
	return f
}

func newsProperty(random *rand.Rand) records.Property {
	return property(1+random.IntN(15), func(r *records.Property) {
		price := locale.Money(100_00 * (1 + random.IntN(10)))
		r.Price, r.PublishPrice, r.Marquee = &price, random.IntN(6) > 0, []int{0, 0, 0, 2, 3}[random.IntN(5)]
		r.Goal, r.City = market.Goal(random.IntN(2)), 1+random.IntN(3)
		r.Type = []int{156, 1}[random.IntN(2)]
		r.Status = []market.Status{market.Active, market.Active, market.Active, market.Sold, market.Inactive}[random.IntN(5)]
		r.Latitude, r.Longitude = ptr(50+2*random.Float64()), ptr(5+2*random.Float64())
		r.Rooms.Bedrooms, r.Building.Facades = ptr(random.IntN(5)), ptr(2+random.IntN(3))
		r.Comfort.Garden = ptr(random.IntN(2) == 0)
		r.Gone = random.IntN(12) == 0
	})
}

func distinct(list []records.Property) []records.Property {
	slices.SortFunc(list, func(a, b records.Property) int { return a.Number - b.Number })
	return slices.CompactFunc(list, func(a, b records.Property) bool { return a.Number == b.Number })
}

// seen is the last known state of a property: its price, nil if it was never shown, its goal, and whether it is listed.
type seen struct {
	price *locale.Money
	goal  market.Goal
	here  bool
}

// recordStates records the state of every property on offer, and which others are gone.
func recordStates(t *testing.T, s *Store, known map[int]seen) {
	t.Helper()
	page, err := s.Properties(t.Context(), locale.Dutch, agency.PropertyFilter{}, "NEWEST", Window{Size: 100}, columns.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	for number, k := range known {
		k.here = false
		known[number] = k
	}
	for _, p := range page.Items {
		if p.MarqueeCode == 3 {
			continue
		}
		price := p.AskingPrice
		if k, before := known[p.Number]; before && k.goal == p.Goal && price == nil {
			price = k.price
		}
		known[p.Number] = seen{price, p.Goal, true}
	}
}

// sweep runs the list for every demand and records what must be emailed, sorted.
func sweep(t *testing.T, s *Store, filters map[string]agency.PropertyFilter, before map[int]seen, notified map[string]bool) []string {
	t.Helper()
	news := []string{}
	note := func(id string, number int, reason string) {
		if line := fmt.Sprint(id, " ", number, " ", reason); !notified[line] {
			notified[line] = true
			news = append(news, line)
		}
	}
	for id, f := range filters {
		page, err := s.Properties(t.Context(), locale.Dutch, f, "NEWEST", Window{Size: 100}, columns.Selection{})
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range page.Items {
			if p.MarqueeCode == 3 {
				continue
			}
			was, known := before[p.Number]
			if !known || !was.here || was.goal != p.Goal {
				note(id, p.Number, "PUBLISHED")
			}
			if known && was.goal == p.Goal && p.AskingPrice != nil && was.price != nil && *p.AskingPrice < *was.price {
				note(id, p.Number, fmt.Sprint("LOWERED ", int64(*p.AskingPrice)))
			}
		}
	}
	slices.Sort(news)
	return news
}
