package graph_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestSampleHasTheSpecifiedCounts checks the numbers of properties, projects and cities of the sample through the graph.
func TestSampleHasTheSpecifiedCounts(t *testing.T) {
	c := start(t)
	var data struct {
		Properties struct{ TotalCount int }
		Projects   struct{ TotalCount int }
		Categories []struct{ Name string }
		Cities     []struct {
			Name          string
			PropertyCount int
		}
		ForSale []struct{ Name string }
		ForRent []struct{ Name string }
	}
	c.into(t, &data, `{
		properties { totalCount }
		projects { totalCount }
		categories { name }
		cities { name propertyCount }
		forSale: cities(goal: SALE) { name }
		forRent: cities(goal: RENT) { name }
	}`, nil)
	if data.Properties.TotalCount != 84 || data.Projects.TotalCount != 3 || len(data.ForSale) != 10 || len(data.ForRent) != 5 {
		t.Errorf("%d properties, %d projects, %d cities with sale, %d with rent, want 84, 3, 10, 5", data.Properties.TotalCount,
			data.Projects.TotalCount, len(data.ForSale), len(data.ForRent))
	}
	var names []string
	for _, k := range data.Categories {
		names = append(names, k.Name)
	}
	want := []string{"Villa/Woning/Hoeve", "Appartement", "Studio", "Grond", "Opbrengsteigendom", "Handelspand", "Garage/parking"}
	if !slices.Equal(names, want) {
		t.Errorf("the categories are %q, want %q", names, want)
	}
	counts := map[string]int{}
	ones := 0
	for _, city := range data.Cities {
		counts[city.Name] = city.PropertyCount
		if city.PropertyCount == 1 {
			ones++
		}
	}
	if len(data.Cities) != 12 || counts["Kinrooi"] != 40 || counts["Maaseik"] != 15 || counts["Bree"] != 5 ||
		counts["Dilsen-Stokkem"] != 16 || ones != 8 {
		t.Errorf("the properties by city are %v, want those of the specification: 12 cities, 40 in Kinrooi", counts)
	}
}

// TestEveryLanguageFindsTheSame checks that the language changes texts only.
func TestEveryLanguageFindsTheSame(t *testing.T) {
	store, _ := sampletest.Open(t)
	if _, err := store.Write(t.Context(),
		handle.Statement{SQL: `UPDATE site SET content = replace(content, '"use":false', '"use":true')`}); err != nil {
		t.Fatal(err)
	}
	c := startOn(t, store)
	type list struct {
		Properties struct {
			Nodes []struct {
				Number      int
				ID          string
				Title       string
				Description string
				Path        string
			}
		}
	}
	seen := map[string]map[int]string{}
	ids := map[string]bool{}
	for _, language := range []string{"NL", "FR", "EN", "DE"} {
		var data list
		c.into(t, &data, `query ($l: Language!) { properties(language: $l, first: 100) { nodes { number id title description path } } }`,
			map[string]any{"l": language})
		seen[language] = map[int]string{}
		for _, p := range data.Properties.Nodes {
			seen[language][p.Number] = p.Title
			if ids[p.ID] || p.Title == "" || len(p.Description) < 100 || !strings.HasPrefix(p.Path, "/"+strings.ToLower(language)+"/") {
				t.Errorf("in %s a property is %+v, want an id of its own, a title, a description and its path", language, p)
			}
			ids[p.ID] = true
		}
	}
	for language, titles := range seen {
		if len(titles) != 84 {
			t.Errorf("in %s %d properties are found, want 84", language, len(titles))
		}
		for number, title := range titles {
			if language == "FR" && title == seen["NL"][number] {
				t.Errorf("property %d has the Dutch title in French: %s", number, title)
			}
		}
	}
}

func TestHiddenPricesAndStreetsAreNull(t *testing.T) {
	c := start(t)
	var data struct {
		Properties struct {
			Nodes []struct {
				Number int
				Price  struct {
					OnRequest bool
					Amount    *int
				}
				Address *struct{ Street string }
			}
		}
	}
	c.into(t, &data, `{ properties(first: 100) { nodes { number price { onRequest amount } address { street } } } }`, nil)
	onRequest, noAddress := 0, 0
	for _, p := range data.Properties.Nodes {
		if p.Price.OnRequest {
			onRequest++
			if p.Price.Amount != nil {
				t.Errorf("property %d shows its hidden price", p.Number)
			}
		}
		if p.Address == nil {
			noAddress++
		}
	}
	if onRequest == 0 || noAddress == 0 {
		t.Fatalf("the sample has %d prices on request and %d hidden addresses, want some of both", onRequest, noAddress)
	}
}

func TestSearchPanel(t *testing.T) {
	c := start(t)
	type result struct {
		Search struct {
			Types []struct {
				Name      string
				SaleCount int
				RentCount int
				SalePath  string
			}
			Cities     []struct{ Label, SalePath string }
			Properties []struct{ Number int }
		}
	}
	search := func(text string) (r result) {
		c.into(t,
			&r,
			`query ($t: String!) { search(text: $t) { types { name saleCount rentCount salePath } cities { label salePath } `+
				`properties { number } } }`, map[string]any{"t": text})
		return r
	}
	if r := search("").Search; len(r.Types) != 7 || len(r.Cities) != 0 || len(r.Properties) != 0 {
		t.Errorf("an empty text finds %+v, want the seven types alone", r)
	}
	if r := search("kinr").Search; len(r.Cities) != 1 || r.Cities[0].Label != "Kinrooi [3640]" ||
		r.Cities[0].SalePath != "/nl/te-koop/kinrooi/" || len(r.Properties) != 8 {
		t.Errorf("kinr finds %+v, want Kinrooi with its list and 8 properties", r)
	}
	if r := search("1096").Search; len(r.Properties) != 1 || r.Properties[0].Number != 1096 {
		t.Errorf("1096 finds %+v, want that property alone", r)
	}
	if r := search("liège").Search; len(r.Cities) != 1 {
		t.Errorf("liège finds %+v, want one city", r)
	}
	if r := search(strings.Repeat("x' OR 1=1 ", 1000)).Search; len(r.Properties) != 0 {
		t.Errorf("nonsense finds %+v, want no property", r)
	}
}

// TestPhotoCount shows that photoCount counts photos without plans, also when photos are not selected.
func TestPhotoCount(t *testing.T) {
	c := start(t)
	type node struct {
		Number, PhotoCount int
		Photos             []struct{ URL string }
	}
	var data struct {
		Alone, Both struct{ Nodes []node }
	}
	c.into(t, &data, `{
		alone: properties(first: 40) { nodes { number photoCount } }
		both: properties(first: 40) { nodes { number photoCount photos { url } } }
	}`, nil)
	counts := map[int]bool{}
	for i, p := range data.Both.Nodes {
		counts[p.PhotoCount] = true
		if p.PhotoCount != len(p.Photos) || data.Alone.Nodes[i].PhotoCount != p.PhotoCount {
			t.Errorf("property %d has %d photos, but photoCount is %d", p.Number, len(p.Photos), p.PhotoCount)
		}
	}
	if len(counts) < 3 {
		t.Error("the sample has too few different numbers of photos to test with:", counts)
	}
}
