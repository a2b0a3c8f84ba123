package db

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
)

func TestPropertiesFilters(t *testing.T) {
	s := open(t)
	fill(t, s,
		property(1, func(r *records.Property) { r.Bedrooms, r.Living, r.Ground = ptr(3), ptr(150), ptr(800) }),
		property(2, func(r *records.Property) {
			r.Goal, r.City, r.Type, r.Bedrooms = market.Rent, 2, 1, ptr(1)
		}),
		property(3, func(r *records.Property) { r.Goal, r.City = market.TakeOver, 3 }),
		property(4, func(r *records.Property) { r.PublishPrice = false; r.Comfort.Garden = ptr(true) }),
		property(5, func(r *records.Property) {
			r.Bathrooms, r.Garages, r.Parkings, r.ExternalParkings, r.Comfort.Terrace = ptr(2), ptr(1), ptr(1), ptr(2), ptr(true)
		}),
	)
	for name, test := range map[string]struct {
		filter agency.PropertyFilter
		want   []int
	}{
		"nothing asked":          {agency.PropertyFilter{}, []int{5, 4, 3, 2, 1}},
		"for sale":               {agency.PropertyFilter{Goal: ptr(market.Sale)}, []int{5, 4, 1}},
		"rent and take-over":     {agency.PropertyFilter{Goal: ptr(market.Rent)}, []int{3, 2}},
		"a category":             {agency.PropertyFilter{Categories: []int{2}}, []int{2}},
		"no category at all":     {agency.PropertyFilter{Categories: []int{}}, []int{}},
		"a city by name":         {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("KINROOI")}}}, []int{5, 4, 1}},
		"a city in French":       {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("luik (fr)")}}}, []int{2}},
		"name and wrong zip":     {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("Kinrooi"), Zip: ptr("4000")}}}, []int{}},
		"a city with quotes":     {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr(`Kin'rooi" OR 1=1 --`)}}}, []int{}},
		"a region":               {agency.PropertyFilter{Regions: []geo.Region{geo.Wallonia}}, []int{2}},
		"numbers":                {agency.PropertyFilter{Numbers: []int{1, 3, 99}}, []int{3, 1}},
		"price from":             {agency.PropertyFilter{PriceMin: ptr(300)}, []int{5, 3}},
		"price to":               {agency.PropertyFilter{PriceMax: ptr(200)}, []int{2, 1}},
		"hidden price not found": {agency.PropertyFilter{PriceMin: ptr(400), PriceMax: ptr(400)}, []int{}},
		"bedrooms":               {agency.PropertyFilter{BedroomsMin: ptr(2)}, []int{1}},
		"surface":                {agency.PropertyFilter{SurfaceMin: ptr(150), SurfaceMax: ptr(150), PlotMin: ptr(800)}, []int{1}},
		"garden":                 {agency.PropertyFilter{Garden: ptr(true)}, []int{4}},
		"no garden":              {agency.PropertyFilter{Garden: ptr(false)}, []int{5, 3, 2, 1}},
		"terrace and bathrooms":  {agency.PropertyFilter{Terrace: ptr(true), BathroomsMin: ptr(2), GaragesMin: ptr(1)}, []int{5}},
		"parkings of both kinds": {agency.PropertyFilter{ParkingsMin: ptr(3)}, []int{5}},
		"take-over as a status":  {agency.PropertyFilter{Statuses: []market.PropertyStatus{market.ForTakeover}}, []int{3}},
		"words: number":          {agency.PropertyFilter{Text: ptr("5")}, []int{5}},
		"words: city and type":   {agency.PropertyFilter{Text: ptr("luik appart")}, []int{2}},
		"words: no such thing":   {agency.PropertyFilter{Text: ptr("kasteel")}, []int{}},
		"words: what it has":     {agency.PropertyFilter{Text: ptr("terras en garage")}, []int{5}},
		"words: country":         {agency.PropertyFilter{Text: ptr("Clervaux (Luxemburg)")}, []int{3}},
	} {
		t.Run(name, func(t *testing.T) {
			p := listOf(t, s, test.filter, "NEWEST", Window{Size: 10})
			if got := numbers(p.Items); !slices.Equal(got, test.want) || p.Total != len(test.want) {
				t.Errorf("the list has %v of %d, want %v", got, p.Total, test.want)
			}
		})
	}
}

func TestOnOfferLeavesOutTakenMarquees(t *testing.T) {
	s := open(t)
	var properties []records.Property
	for marquee := range 5 {
		properties = append(properties, property(100+marquee, func(r *records.Property) { r.Marquee = marquee }))
	}
	fill(t, s, properties...)
	for filter, want := range map[*agency.PropertyFilter][]int{{}: {104, 103, 102, 101, 100}, {OnOffer: true}: {102, 101, 100}} {
		page, err := s.Properties(t.Context(), "nl", *filter, "NEWEST", Window{Size: 10}, columns.Selection{})
		if err != nil || !slices.Equal(numbers(page.Items), want) {
			t.Errorf("on offer %v: the list has %v, want %v (%v)", filter.OnOffer, numbers(page.Items), want, err)
		}
	}
}

// TestTakenMarquees compares the one list in Go with the column taken, and with the marquees that replace the price when the site does not
// say which.
func TestTakenMarquees(t *testing.T) {
	s := open(t)
	var rows []records.Property
	for marquee := range 5 {
		rows = append(rows, property(100+marquee, func(r *records.Property) { r.Marquee = marquee }))
	}
	fill(t, s, rows...)
	for _, table := range []string{"property WHERE taken", "replaced_marquee"} {
		query := "SELECT marquee FROM " + table + " ORDER BY marquee"
		var marquees []int
		if err := s.List(t.Context(), &marquees, query); err != nil || !slices.Equal(marquees, market.TakenMarquees) {
			t.Errorf("%s gives %v, want %v (%v)", query, marquees, market.TakenMarquees, err)
		}
	}
}
