package graph_test

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestATownWithoutHomesHasTheNearestOnes asks for towns of which the agency has nothing, for one that it has, and for no town at all.
func TestATownWithoutHomesHasTheNearestOnes(t *testing.T) {
	c := start(t)
	ask := func(filter string) *struct {
		Name    string
		Nearest []struct {
			Kilometres int
			Property   struct{ City struct{ Name string } }
		}
	} {
		t.Helper()
		var data struct {
			Properties struct {
				EmptyTown *struct {
					Name    string
					Nearest []struct {
						Kilometres int
						Property   struct{ City struct{ Name string } }
					}
				}
			}
		}
		near := `nearest { kilometres property { city { name } } }`
		c.into(t, &data, `{ properties(filter: {`+filter+`}) { emptyTown { name `+near+` } } }`, nil)
		return data.Properties.EmptyTown
	}
	genk := ask(`goal: SALE, cities: [{name: "genk", zip: "3600"}]`)
	if genk == nil || genk.Name != "Genk" || len(genk.Nearest) != limits.NearListings {
		t.Fatalf("Genk is %+v, want its name and the nearest listings", genk)
	}
	far := make([]int, len(genk.Nearest))
	for i, near := range genk.Nearest {
		far[i] = near.Kilometres
	}
	if !slices.IsSorted(far) || genk.Nearest[0].Property.City.Name != "Dilsen-Stokkem" || far[len(far)-1] > limits.NearKilometres {
		t.Errorf("near Genk are %+v, want the nearest first", genk.Nearest)
	}
	if oostende := ask(`goal: SALE, cities: [{name: "Oostende"}]`); oostende == nil || len(oostende.Nearest) != 0 {
		t.Errorf("Oostende is %+v, want nothing within %d km", oostende, limits.NearKilometres)
	}
	for _, other := range []string{`goal: SALE, cities: [{name: "Kinrooi"}]`, `goal: SALE, cities: [{name: "Bel 0900 nu"}]`,
		`goal: SALE, cities: [{name: "Genk", zip: "3500"}]`, `goal: SALE`, `cities: [{name: "Genk"}]`,
		`goal: SALE, cities: [{name: "Genk"}, {name: "Lommel"}]`} {
		if town := ask(other); town != nil {
			t.Errorf("%s has an empty town %+v", other, town)
		}
	}
}
