package db

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// randomProperty has random values, or none, for every field that a filter tests.
func randomProperty(random *rand.Rand, number int) agency.PropertyRecord {
	few := func() *int {
		if n := random.IntN(5); n < 4 {
			return &n
		}
		return nil
	}
	maybe := func() *bool {
		return []*bool{nil, ptr(false), ptr(true)}[random.IntN(3)]
	}
	return property(number, func(r *agency.PropertyRecord) {
		r.City, r.Type, r.Goal = 1+random.IntN(3), []int{156, 1}[random.IntN(2)], agency.Goal(random.IntN(3))
		r.Price, r.PublishPrice = ptr(locale.Money(random.IntN(50)*10_000_00)), random.IntN(5) > 0
		r.PublishedAt = locale.Date(fmt.Sprintf("2026-01-%02d", 1+random.IntN(5)))
		r.Bedrooms, r.Bathrooms, r.Garages, r.Parkings, r.ExternalParkings = few(), few(), few(), few(), few()
		r.Building.Facades, r.Living, r.Ground = few(), few(), few()
		r.Comfort.Garden, r.Comfort.Terrace, r.Lift, r.Cellar, r.Furnished, r.Pool = maybe(), maybe(), maybe(), maybe(), maybe(), maybe()
		r.Building.Condition = []*agency.Condition{nil, ptr(agency.Condition("NEW")), ptr(agency.Condition("USED"))}[random.IntN(3)]
		if random.IntN(3) > 0 {
			r.Specific = ptr(float64(random.IntN(600)))
		}
	})
}

func randomProperties(random *rand.Rand, count int) []agency.PropertyRecord {
	properties := make([]agency.PropertyRecord, count)
	for i := range properties {
		properties[i] = randomProperty(random, i+1)
	}
	return properties
}

// randomFilter makes some of the choices that have counts, and some conditions that have none.
func randomFilter(random *rand.Rand) agency.PropertyFilter {
	var f agency.PropertyFilter
	for _, choose := range []func(){
		func() { f.Goal = ptr(agency.Goal(random.IntN(2))) },
		func() { f.Categories = []int{1 + random.IntN(2)} },
		func() { f.Cities = []agency.CityInput{{Zip: ptr([]string{"3640", "4000", "9710"}[random.IntN(3)])}} },
		func() { f.BedroomsMin = ptr(random.IntN(4)) },
		func() { f.BathroomsMin = ptr(1 + random.IntN(2)) },
		func() { f.ParkingsMin = ptr(1 + random.IntN(4)) },
		func() { f.Facades = []int{random.IntN(4), 3} },
		func() { f.EnergyClasses = []agency.EnergyClass{"A", "B", "F"} },
		func() { f.Garden = ptr(random.IntN(2) == 1) },
		func() { f.Lift = ptr(true) },
		func() { f.NewBuild = ptr(random.IntN(2) == 1) },
		func() { f.InProject = ptr(false) },
		func() { f.PriceMax = ptr(400_000) },
		func() { f.Text = ptr("kinrooi") },
	} {
		if random.IntN(4) == 0 {
			choose()
		}
	}
	return f
}

// TestPropertiesPagesCoverTheListInEveryOrder joins the pages of every order for random properties and filters.
func TestPropertiesPagesCoverTheListInEveryOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	s := open(t)
	fill(t, s, randomProperties(random, 150)...)
	for range 20 {
		f := randomFilter(random)
		whole := numbers(ask(t, s, f, "NEWEST", Window{Size: 200}).Items)
		slices.Sort(whole)
		for _, sort := range sorts {
			var pages []int
			size := 1 + random.IntN(20)
			for page := 1; ; page++ {
				part := ask(t, s, f, sort, Window{Size: size, Page: page})
				pages = append(pages, numbers(part.Items)...)
				if !part.HasNext {
					break
				}
			}
			slices.Sort(pages)
			if !slices.Equal(pages, whole) {
				t.Errorf("%s in pages of %d: %v, want %v", sort, size, pages, whole)
			}
		}
	}
}

func TestPins(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	s := open(t)
	properties := randomProperties(random, limits.Pins+200)
	for i := range properties {
		properties[i].Goal = agency.Sale
		at(50+random.Float64(), 4+random.Float64())(&properties[i])
	}
	fill(t, s, properties...)
	few := agency.PropertyFilter{Numbers: []int{1, 2, 3, 4, 5}}
	pins, err := s.Pins(t.Context(), "nl", few, Selection{})
	if err != nil || len(pins) != 5 {
		t.Fatalf("%d pins, want 5 (%v)", len(pins), err)
	}
	for _, p := range pins {
		if p.Count != 1 || p.Property == nil || !p.Location.Exact {
			t.Errorf("the pin is %+v, want one property at its exact place", p)
		}
	}
	groups, err := s.Pins(t.Context(), "nl", agency.PropertyFilter{}, Selection{})
	sum := 0
	for _, p := range groups {
		sum += p.Count
	}
	if err != nil || sum != len(properties) || len(groups) > (limits.PinGroupsAcross+1)*(limits.PinGroupsAcross+1) ||
		groups[0].Property != nil {
		t.Errorf("%d groups have %d properties together, want few groups with all %d (%v)", len(groups), sum, len(properties), err)
	}
}
