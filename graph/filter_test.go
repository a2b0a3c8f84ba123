package graph_test

import (
	"database/sql"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestEveryCriterionFindsSomething filters the sample by each criterion: some properties must match, but not all.
func TestEveryCriterionFindsSomething(t *testing.T) {
	c := start(t)
	for _, filter := range []string{
		"goal: RENT", "categories: [3, 2]", `cities: [{zip: "3640"}]`, `cities: [{name: "Genk"}], radius: 30`, "regions: [BRUSSELS]",
		"numbers: [1096]", "project: 2001", "inProject: true", `text: "villa"`,
		"priceMin: 300000", "priceMax: 300000", "bedroomsMin: 3", "bathroomsMin: 2", "garagesMin: 1", "parkingsMin: 2", "surfaceMin: 120",
		"surfaceMax: 120",
		"plotMin: 500", "plotMax: 500", "facades: [4]", "energyClasses: [A, B]", "constructionYearMin: 2000", "constructionYearMax: 2000",
		"newBuild: true", `description: "ZONNEPAN carport"`, `description: "a chêne"`,
		`availableBy: "2026-12-31"`, "garden: true", "terrace: false", "lift: true", "cellar: true", "furnished: true", "pool: true",
		"bounds: {south: 51.1, west: 5.6, north: 51.2, east: 5.8}",
		"polygon: [{latitude: 50, longitude: 4}, {latitude: 50, longitude: 6}, {latitude: 51, longitude: 5}]",
	} {
		var data struct{ Properties struct{ TotalCount int } }
		c.into(t, &data, "{ properties(filter: {"+filter+"}) { totalCount } }", nil)
		if n := data.Properties.TotalCount; n < 1 || n > 83 {
			t.Errorf("%s finds %d properties, want 1 to 83", filter, n)
		}
	}
}

func TestInvalidFiltersAreRefused(t *testing.T) {
	c := start(t)
	corner := "{latitude: 51, longitude: 5}"
	for _, filter := range []string{
		"bounds: {south: 51, west: 5, north: 50, east: 6}", "bounds: {south: 51, west: 5, north: 151, east: 6}", "polygon: []",
		"polygon: [" + corner + corner + "]",
		"polygon: [" + strings.Repeat(corner, 101) + "]", `availableBy: "soon"`,
		`cities: [{name: "Kinrooi"}], radius: 51`, `cities: [{name: "Kinrooi"}], radius: -1`, `cities: [{name: "Kinrooi"}], radius: 0`,
		"radius: 10", "cities: [], radius: 10",
	} {
		a := c.query(t, "{ properties(filter: {"+filter+"}) { totalCount } }", nil)
		if len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("%.80s is answered %s, want BAD_INPUT", filter, a.text)
		}
	}
}

// TestARadiusNamesWhatIsNoTown asks for circles around towns with and without properties, and around a word.
func TestARadiusNamesWhatIsNoTown(t *testing.T) {
	c := start(t)
	var data struct {
		Properties struct {
			TotalCount    int
			UnknownCities []string
			Circles       []agency.Circle
		}
	}
	const query = `{ properties(filter: {cities: [{name: "Genk"}, {name: "Nergenshuizen", zip: "3600"}, {name: "Kinrooi"}], radius: 10}) {
		totalCount unknownCities circles { latitude longitude kilometres } } }`
	c.into(t, &data, query, nil)
	if p := data.Properties; p.TotalCount < 40 || len(p.Circles) != 2 || p.Circles[0].Kilometres != 10 ||
		!slices.Equal(p.UnknownCities, []string{"3600 Nergenshuizen"}) {
		t.Errorf("the answer is %+v, want those in and around Kinrooi, two circles, and one word that is no town", p)
	}
}

// TestAnAreaDoesNotFindAHiddenAddress searches a small area around each hidden address: the property must not be found there.
func TestAnAreaDoesNotFindAHiddenAddress(t *testing.T) {
	store, _ := sampletest.Open(t)
	hidden := sampletest.HiddenPlaces(t)
	if len(hidden) == 0 {
		t.Fatal("the sample has no hidden address")
	}
	for _, h := range hidden {
		const near = 0.0005 // about 50 m
		around := geo.Bounds{South: h.Latitude - near, West: h.Longitude - near, North: h.Latitude + near, East: h.Longitude + near}
		pins, err := store.Pins(t.Context(), "nl", agency.PropertyFilter{Numbers: []int{h.Number}, Bounds: &around}, columns.Selection{})
		if err != nil || len(pins) != 0 {
			t.Errorf("property %d is found at its hidden address: %v (%v)", h.Number, pins, err)
		}
		all, err := store.Pins(t.Context(), "nl", agency.PropertyFilter{Numbers: []int{h.Number}}, columns.Selection{})
		if err != nil || len(all) != 1 || all[0].Location.Exact {
			t.Errorf("property %d must be on the map at an inexact place, but has %+v (%v)", h.Number, all, err)
		}
	}
}

func TestCountsAndPinsOfTheSample(t *testing.T) {
	c := start(t)
	var data struct {
		Properties struct {
			Counts struct {
				Cities []struct {
					City  struct{ Name string }
					Count int
				}
				Categories []struct{ Count int }
				Bedrooms   []struct{ Number, Count int }
				Garden     int
			}
			Pins []struct {
				Count    int
				Location struct{ Exact bool }
				Property struct{ Number int }
			}
		}
	}
	c.into(t, &data, `{ properties(filter: {cities: [{zip: "3960"}]}) {
		counts { cities { city { name } count } categories { count } bedrooms { number count } garden }
		pins { count location { exact } property { number } }
	} }`, nil)
	cities := map[string]int{}
	for _, n := range data.Properties.Counts.Cities {
		cities[n.City.Name] = n.Count
	}
	if len(cities) != 12 || cities["Kinrooi"] != 40 || cities["Bree"] != 5 {
		t.Errorf("beside a chosen city the counts are %v, want 12 cities, 40 in Kinrooi, 5 in Bree", cities)
	}
	sum := 0
	for _, n := range data.Properties.Counts.Categories {
		sum += n.Count
	}
	if sum != 5 || len(data.Properties.Pins) != 5 {
		t.Errorf("Bree has %d properties by category and %d pins, want 5", sum, len(data.Properties.Pins))
	}
	rooms := data.Properties.Counts.Bedrooms
	for i := range rooms[1:] {
		if rooms[i].Number != i+1 || rooms[i+1].Count > rooms[i].Count {
			t.Errorf("the counts by bedrooms are %v, want 1, 2 and so on with ever fewer properties", rooms)
		}
	}
}

// TestPinsNeedOneStatement shows that a map needs one statement, when the data version is known.
func TestPinsNeedOneStatement(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	c.into(t, &struct{}{}, "{ properties { pins { count } } }", nil)
	before := store.ReadStatements()
	c.into(t, &struct{}{}, "{ properties { pins { count property { number price { text } } } } }", nil)
	if n := store.ReadStatements() - before; n != 1 {
		t.Errorf("a map needs %d statements, want 1", n)
	}
}

// TestSearchPanelMatchesTheStore compares the search panel with plain SQL on the tables.
func TestSearchPanelMatchesTheStore(t *testing.T) {
	c := start(t)
	count := counter(t)
	for text, city := range map[string]string{"kin": "Kinrooi", "3640": "Kinrooi", "Kinrooi": "Kinrooi", "kinroöi": "Kinrooi",
		"KINROOI": "Kinrooi", "brée": "Bree"} {
		var data panel
		c.into(t, &data, panelQuery, map[string]any{"t": text})
		sale := count("city.name ->> 'nl' = '" + city + "' AND goal = 0")
		rent := count("city.name ->> 'nl' = '" + city + "' AND goal <> 0")
		if len(data.Search.Cities) != 1 || data.Search.Cities[0].City.SaleCount != sale || data.Search.Cities[0].City.RentCount != rent {
			t.Errorf("%s finds the cities %+v, want %d for sale and %d for rent in %s", text, data.Search.Cities, sale, rent, city)
		}
		for _, p := range data.Search.Properties {
			if p.City.Name != city {
				t.Errorf("%s finds property %d in %s, want only those in %s", text, p.Number, p.City.Name, city)
			}
		}
	}
	var villa panel
	c.into(t, &villa, panelQuery, map[string]any{"t": "villa"})
	if len(villa.Search.Types) != 1 || villa.Search.Types[0].SaleCount != count("category = 1 AND goal = 0") ||
		len(villa.Search.Properties) != 8 {
		t.Errorf("villa finds %+v, want the one type with all its villas for sale, and 8 properties", villa)
	}
	for _, text := range []string{"1096", "9999", "  1096  ", "ref: 1096"} {
		var data panel
		c.into(t, &data, panelQuery, map[string]any{"t": text})
		want := count("number = " + strings.TrimLeft(strings.TrimSpace(text), "ref: "))
		if len(data.Search.Properties) != want {
			t.Errorf("%q finds %+v, want %d properties", text, data.Search.Properties, want)
		}
	}
}

// counter returns a function that counts findable properties of the sample with plain SQL.
func counter(t *testing.T) func(condition string) int {
	t.Helper()
	_, media := sampletest.Open(t)
	file, err := sql.Open("sqlite3", "file:"+filepath.Join(filepath.Dir(media), "gevel.db")+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	return func(condition string) (n int) {
		t.Helper()
		err := file.QueryRow(`SELECT count(*) FROM property JOIN city ON city.id = property.city JOIN type ON type.id = property.type
			WHERE status = 1 AND ` + condition).Scan(&n)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
}

const panelQuery = `query ($t: String!) { search(text: $t) { types { name saleCount rentCount } ` +
	`cities { city { name saleCount rentCount } } properties { number city { name } } } }`

type panel struct {
	Search struct {
		Types []struct {
			Name                 string
			SaleCount, RentCount int
		}
		Cities []struct {
			City struct {
				Name                 string
				SaleCount, RentCount int
			}
		}
		Properties []struct {
			Number int
			City   struct{ Name string }
		}
	}
}
