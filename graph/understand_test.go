package graph_test

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestUnderstand reads a sentence and passes its filter back: properties must find what the path's list shows.
func TestUnderstand(t *testing.T) {
	c := start(t)
	var data struct {
		Understand struct {
			Filter map[string]any
			Path   string
			Parts  []struct {
				Text   string
				Fields []string
			}
			Unread []string
			Cut    bool
		}
	}
	query := `query ($text: String!, $l: Language!) { understand(text: $text, language: $l) {
		filter { goal categories cities { name zip } radius regions priceMin priceMax bedroomsMin bathroomsMin garagesMin
			parkingsMin surfaceMin surfaceMax plotMin plotMax facades energyClasses constructionYearMin constructionYearMax
			availableBy ` + yesNoFields() + ` }
		path parts { text fields } unread cut } }`
	c.into(t, &data, query, map[string]any{"l": "NL", "text": "zonnig huis te koop met terras in Kinrooi onder 900k, zonder lift"})
	u := data.Understand
	if want := "/nl/te-koop/?city=Kinrooi%7C3640&type=1&priceMax=900000&terrace=1"; u.Path != want {
		t.Errorf("the path is %s, want %s", u.Path, want)
	}
	if len(u.Parts) != 5 || u.Parts[4].Text != "onder 900k" || strings.Join(u.Unread,
		",") != "zonnig,zonder lift" || u.Parts[4].Fields[0] != "priceMax" || u.Cut {
		t.Errorf("the parts are %+v, cut: %v; want five with a price last, and zonnig and zonder lift unread", u.Parts, u.Cut)
	}
	var found struct{ Properties struct{ TotalCount int } }
	c.into(t, &found, `query ($f: PropertyFilter) { properties(filter: $f) { totalCount } }`, map[string]any{"f": u.Filter})
	if found.Properties.TotalCount == 0 {
		filter, _ := json.Marshal(u.Filter)
		t.Errorf("the filter %s finds nothing, want some properties", filter)
	}
	c.into(t, &data, query, map[string]any{"l": "EN", "text": strings.Repeat("qq", 2500)})
	if u := data.Understand; !u.Cut || len(u.Unread) != 1 || u.Path != "/en/for-sale/" {
		t.Errorf("5,000 letters give %+v, want them cut, unread, and the list of everything", u)
	}
	c.into(t, &data, query, map[string]any{"l": "EN", "text": "flat in Kinrooi under 10k"})
	if u := data.Understand; !strings.HasPrefix(u.Path, "/en/for-sale/") || u.Filter["goal"] != "SALE" {
		t.Errorf("a purchase price that only rents are below gives %+v, want what is for sale", u)
	}
	c.into(t, &data, query, map[string]any{"l": "FR", "text": "villa à prix réduit"})
	if data.Understand.Filter["reduced"] != true {
		t.Errorf("a villa at a reduced price gives the filter %v, want it reduced", data.Understand.Filter)
	}
	c.into(t, &data, query, map[string]any{"l": "FR", "text": "villa dans un rayon de 20 km autour de Genk"})
	if u := data.Understand; u.Path != "/fr/a-vendre/?city=Genk%7C3600&radius=20&type=1" || u.Filter["radius"] != 20.0 {
		t.Errorf("a villa within 20 km gives %+v, want Genk with a radius", u)
	}
	c.into(t, &data, query, map[string]any{"l": "FR", "text": ""})
	if u := data.Understand; u.Path != "/fr/a-vendre/" || len(u.Parts)+len(u.Unread) > 0 {
		t.Errorf("an empty text gives %+v, want the list of everything", u)
	}
}
