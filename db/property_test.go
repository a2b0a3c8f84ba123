package db

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// ask reads a page of a list in Dutch.
func ask(t *testing.T, s *Store, f agency.PropertyFilter, sort agency.PropertySort, w Window) *Page[*agency.Property] {
	t.Helper()
	w.Count = true
	p, err := s.Properties(t.Context(), "nl", f, sort, w, Selection{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPropertiesAndPropertiesByNumber(t *testing.T) {
	s := open(t)
	var homes []agency.PropertyRecord
	for status := range 7 {
		homes = append(homes, home(status+1, func(r *agency.PropertyRecord) { r.Status = agency.Status(status) }))
	}
	fill(t, s, homes...)
	if got := numbers(ask(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 10}).Items); !slices.Equal(got, []int{2}) {
		t.Errorf("found %v", got)
	}
	all, err := s.PropertiesByNumber(t.Context(), "nl", []int{1, 2, 3, 4, 5, 6, 7}, Selection{})
	if err != nil {
		t.Fatal(err)
	}
	got := numbers(all)
	slices.Sort(got)
	if !slices.Equal(got, []int{2, 3, 5, 7}) {
		t.Errorf("by number: %v; prospective, cancelled and inactive ones must stay hidden", got)
	}
}

func TestPropertiesFilters(t *testing.T) {
	s := open(t)
	fill(t, s,
		home(1, func(r *agency.PropertyRecord) { r.Bedrooms, r.Living, r.Ground = ptr(3), ptr(150), ptr(800) }),
		home(2, func(r *agency.PropertyRecord) {
			r.Goal, r.City, r.Type, r.Bedrooms = agency.Rent, 2, 1, ptr(1)
		}),
		home(3, func(r *agency.PropertyRecord) { r.Goal, r.City = agency.TakeOver, 3 }),
		home(4, func(r *agency.PropertyRecord) { r.PublishPrice = false; r.Comfort.Garden = ptr(true) }),
		home(5, func(r *agency.PropertyRecord) {
			r.Bathrooms, r.Garages, r.Parkings, r.ExternalParkings, r.Comfort.Terrace = ptr(2), ptr(1), ptr(1), ptr(2), ptr(true)
		}),
	)
	for name, test := range map[string]struct {
		filter agency.PropertyFilter
		want   []int
	}{
		"nothing asked":          {agency.PropertyFilter{}, []int{5, 4, 3, 2, 1}},
		"for sale":               {agency.PropertyFilter{Goal: ptr(agency.Sale)}, []int{5, 4, 1}},
		"rent and take-over":     {agency.PropertyFilter{Goal: ptr(agency.Rent)}, []int{3, 2}},
		"a category":             {agency.PropertyFilter{Categories: []int{2}}, []int{2}},
		"no category at all":     {agency.PropertyFilter{Categories: []int{}}, []int{}},
		"a city by name":         {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("KINROOI")}}}, []int{5, 4, 1}},
		"a city in French":       {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("luik (fr)")}}}, []int{2}},
		"name and wrong zip":     {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("Kinrooi"), Zip: ptr("4000")}}}, []int{}},
		"a city with quotes":     {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr(`Kin'rooi" OR 1=1 --`)}}}, []int{}},
		"a region":               {agency.PropertyFilter{Regions: []agency.Region{agency.Wallonia}}, []int{2}},
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
		"take-over as a status":  {agency.PropertyFilter{Statuses: []agency.PropertyStatus{agency.ForTakeover}}, []int{3}},
		"words: number":          {agency.PropertyFilter{Text: ptr("5")}, []int{5}},
		"words: city and type":   {agency.PropertyFilter{Text: ptr("luik appart")}, []int{2}},
		"words: no such thing":   {agency.PropertyFilter{Text: ptr("kasteel")}, []int{}},
		"words: what it has":     {agency.PropertyFilter{Text: ptr("terras en garage")}, []int{5}},
		"words: country":         {agency.PropertyFilter{Text: ptr("Clervaux (Luxemburg)")}, []int{3}},
	} {
		t.Run(name, func(t *testing.T) {
			p := ask(t, s, test.filter, "NEWEST", Window{Size: 10})
			if got := numbers(p.Items); !slices.Equal(got, test.want) || p.Total != len(test.want) {
				t.Errorf("found %v of %d, want %v", got, p.Total, test.want)
			}
		})
	}
}

func TestPropertiesOrders(t *testing.T) {
	s := open(t)
	fill(t, s,
		home(1, func(r *agency.PropertyRecord) { r.PublishedAt, r.City = "2026-03-01", 2 }),
		home(2, func(r *agency.PropertyRecord) { r.PublishedAt, r.Type = "2026-02-01", 1 }),
		home(3, func(r *agency.PropertyRecord) { r.PublishPrice = false }),
	)
	for sort, want := range map[agency.PropertySort][]int{
		"NEWEST": {1, 2, 3}, "OLDEST": {3, 2, 1},
		"PRICE_ASC": {1, 2, 3}, "PRICE_DESC": {2, 1, 3},
		"TYPE_ASC": {3, 1, 2}, "TYPE_DESC": {2, 3, 1},
		"CITY_ASC": {3, 2, 1}, "CITY_DESC": {1, 3, 2},
	} {
		if got := numbers(ask(t, s, agency.PropertyFilter{}, sort, Window{Size: 10}).Items); !slices.Equal(got, want) {
			t.Errorf("%s gives %v, want %v", sort, got, want)
		}
	}
}

// TestPropertiesPagesAndCursorsAgree walks the same list by pages and by cursors, forward and backward, in every order, with many
// equal keys.
func TestPropertiesPagesAndCursorsAgree(t *testing.T) {
	s := open(t)
	var homes []agency.PropertyRecord
	for n := range 23 {
		homes = append(homes, home(n+1, func(r *agency.PropertyRecord) {
			r.Price, r.City, r.PublishedAt = ptr(locale.Money(n%3*100)), n%2+1, locale.Date(fmt.Sprintf("2026-01-%02d", n%4+1))
		}))
	}
	fill(t, s, homes...)
	for _, sort := range sorts {
		whole := numbers(ask(t, s, agency.PropertyFilter{}, sort, Window{Size: 100}).Items)
		var pages, forward, backward []int
		for page := 1; page <= 5; page++ {
			pages = append(pages, numbers(ask(t, s, agency.PropertyFilter{}, sort, Window{Size: 5, Page: page}).Items)...)
		}
		for w := (Window{Size: 5}); ; {
			p := ask(t, s, agency.PropertyFilter{}, sort, w)
			forward = append(forward, numbers(p.Items)...)
			if !p.HasNext {
				break
			}
			w.Cursor = p.Cursors[len(p.Cursors)-1]
		}
		for w := (Window{Size: 5, Backward: true}); ; {
			p := ask(t, s, agency.PropertyFilter{}, sort, w)
			backward = append(numbers(p.Items), backward...)
			if !p.HasPrevious {
				break
			}
			w.Cursor = p.Cursors[0]
		}
		if len(whole) != 23 || !slices.Equal(pages, whole) || !slices.Equal(forward, whole) || !slices.Equal(backward, whole) {
			t.Errorf("%s\n whole    %v\n pages    %v\n forward  %v\n backward %v", sort, whole, pages, forward, backward)
		}
	}
}

func TestPropertiesCountsBeyondTheLastPage(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, nil))
	if p := ask(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 5, Page: 9999}); p.Total != 1 || len(p.Items) != 0 {
		t.Errorf("%d of %d", len(p.Items), p.Total)
	}
}

func TestPropertiesRefuseACursorOfAnotherList(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, nil), home(2, nil))
	c := ask(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 1}).Cursors[0]
	for _, cursor := range []string{c, "x", "W10", "WzEsMiwzXQ", "bnVsbA"} {
		_, err := s.Properties(t.Context(), "nl", agency.PropertyFilter{}, "PRICE_ASC", Window{Size: 1, Cursor: cursor}, Selection{})
		if !errors.Is(err, ErrCursor) {
			t.Errorf("%q: %v", cursor, err)
		}
	}
}

func TestOnOfferLeavesOutTakenMarquees(t *testing.T) {
	s := open(t)
	var homes []agency.PropertyRecord
	for marquee := range 5 {
		homes = append(homes, home(100+marquee, func(r *agency.PropertyRecord) { r.Marquee = marquee }))
	}
	fill(t, s, homes...)
	for filter, want := range map[*agency.PropertyFilter][]int{{}: {104, 103, 102, 101, 100}, {OnOffer: true}: {102, 101, 100}} {
		page, err := s.Properties(t.Context(), "nl", *filter, "NEWEST", Window{Size: 10}, Selection{})
		if err != nil || !slices.Equal(numbers(page.Items), want) {
			t.Errorf("on offer %v: %v %v, want %v", filter.OnOffer, numbers(page.Items), err, want)
		}
	}
}

// TestTakenMarquees compares the column taken, and the marquees whose name replaces the price where the site does not say which, with the
// one list in Go.
func TestTakenMarquees(t *testing.T) {
	s := open(t)
	var records []agency.PropertyRecord
	for marquee := range 5 {
		records = append(records, home(100+marquee, func(r *agency.PropertyRecord) { r.Marquee = marquee }))
	}
	fill(t, s, records...)
	for _, table := range []string{"property WHERE taken", "replaced_marquee"} {
		query := "SELECT marquee FROM " + table + " ORDER BY marquee"
		var marquees []int
		if err := s.list(t.Context(), &marquees, query); err != nil || !slices.Equal(marquees, agency.TakenMarquees) {
			t.Errorf("%s: %v %v, want %v", query, marquees, err, agency.TakenMarquees)
		}
	}
}

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
	got := []string{c.SiteIn("nl").Phone, c.Agent(1).Phone, c.Agent(2).Phone}
	if want := []string{"089 12 34 56", "0475 12 34 56", "+32 475 12 34 56"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestSimilar(t *testing.T) {
	s := open(t)
	fill(t, s,
		home(100, nil),
		home(101, nil),
		home(300, nil),
		home(102, func(r *agency.PropertyRecord) { r.City = 2 }),
		home(103, func(r *agency.PropertyRecord) { r.Type = 1 }),
		home(104, func(r *agency.PropertyRecord) { r.Goal = agency.Rent }),
		home(105, func(r *agency.PropertyRecord) { r.Status = agency.Sold }),
		home(106, func(r *agency.PropertyRecord) { r.Marquee = 3 }),
		home(107, func(r *agency.PropertyRecord) { r.Marquee = 4 }),
	)
	list, _ := s.PropertiesByNumber(t.Context(), "nl", []int{100}, Selection{})
	similar, err := s.Similar(t.Context(), list[0], 10, Selection{})
	if err != nil || !slices.Equal(numbers(similar), []int{101, 300, 102, 103}) {
		t.Error(numbers(similar), err)
	}
}

func TestPropertiesFindText(t *testing.T) {
	s := open(t)
	street := func(name, house string, public bool) func(*agency.PropertyRecord) {
		return func(r *agency.PropertyRecord) { r.Street, r.HouseNumber, r.PublishAddress = &name, &house, public }
	}
	b := batch(home(1, street("Dorpsstraat", "12", true)), home(2, street("Dorpsstraat", "14", false)),
		home(3, street("Dorpsstraat", "14", true)),
		home(4, func(r *agency.PropertyRecord) { r.Project, r.Goal = ptr(7), agency.Rent }), home(5, street("Geheimlaan", "1", false)))
	b.Projects = []ProjectEntry{{Record: agency.ProjectRecord{Number: 7, City: 1, Agent: 1, Name: locale.Localized{"nl": "Het Brouwershof"},
		PublishedAt: "2026-01-01"}}}
	if _, err := s.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string][]int{
		"dorpsstraat": {3, 1}, "Dorpsstraat 12": {1}, "dorpsstraat 14 kinrooi": {3}, "dorpsstraat 13": {}, "geheimlaan": {}, "geheim": {},
		"brouwershof": {4}, "te huur": {4}, "te koop brouwershof": {}, "te huur kinrooi": {4}, "te koop": {5, 3, 2, 1}, "luik": {},
		"qqqq": {},
	} {
		page, err := s.Properties(t.Context(), "nl", agency.PropertyFilter{Text: &text}, "NEWEST", Window{Size: 10}, Selection{})
		if err != nil || !slices.Equal(numbers(page.Items), want) {
			t.Errorf("%q finds %v %v, want %v", text, numbers(page.Items), err, want)
		}
	}
}
