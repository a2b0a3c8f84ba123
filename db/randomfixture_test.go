package db

import (
	"fmt"
	"math/rand/v2"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// randomProperty has random values, or none, for every field that a filter tests.
func randomProperty(random *rand.Rand, number int) records.Property {
	few := func() *int {
		if n := random.IntN(5); n < 4 {
			return &n
		}
		return nil
	}
	maybe := func() *bool {
		return []*bool{nil, ptr(false), ptr(true)}[random.IntN(3)]
	}
	return property(number, func(r *records.Property) {
		r.City, r.Type, r.Goal = 1+random.IntN(3), []int{156, 1}[random.IntN(2)], market.Goal(random.IntN(3))
		r.Price, r.PublishPrice = ptr(locale.Money(random.IntN(50)*10_000_00)), random.IntN(5) > 0
		r.PublishedAt = locale.Date(fmt.Sprintf("2026-01-%02d", 1+random.IntN(5)))
		r.Bedrooms, r.Bathrooms, r.Garages, r.Parkings, r.ExternalParkings = few(), few(), few(), few(), few()
		r.Building.Facades, r.Living, r.Ground = few(), few(), few()
		r.Comfort.Garden, r.Comfort.Terrace, r.Lift, r.Cellar, r.Furnished, r.Pool = maybe(), maybe(), maybe(), maybe(), maybe(), maybe()
		r.Building.Condition = []*detail.Condition{nil, ptr(detail.Condition("NEW")), ptr(detail.Condition("USED"))}[random.IntN(3)]
		if random.IntN(3) > 0 {
			r.Specific = ptr(float64(random.IntN(600)))
		}
	})
}

func randomProperties(random *rand.Rand, count int) []records.Property {
	properties := make([]records.Property, count)
	for i := range properties {
		properties[i] = randomProperty(random, i+1)
	}
	return properties
}

// randomFilter makes some of the choices that have counts, and some conditions that have none.
func randomFilter(random *rand.Rand) agency.PropertyFilter {
	var f agency.PropertyFilter
	for _, choose := range []func(){
		func() { f.Goal = ptr(market.Goal(random.IntN(2))) },
		func() { f.Categories = []int{1 + random.IntN(2)} },
		func() { f.Cities = []agency.CityInput{{Zip: ptr([]string{"3640", "4000", "9710"}[random.IntN(3)])}} },
		func() { f.BedroomsMin = ptr(random.IntN(4)) },
		func() { f.BathroomsMin = ptr(1 + random.IntN(2)) },
		func() { f.ParkingsMin = ptr(1 + random.IntN(4)) },
		func() { f.Facades = []int{random.IntN(4), 3} },
		func() { f.EnergyClasses = []energy.Class{"A", "B", "F"} },
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
