package omnicasa

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
)

// building is a project as public clients of Omnicasa have it.
func building(id int, more omnicasatest.Item) omnicasatest.Item {
	item := omnicasatest.Item{"ID": id, "PublishInternet": true, "Name": omnicasatest.Texts{1: "De Linde", 2: "Le Tilleul"},
		"Description": omnicasatest.Texts{1: "<p>Nieuw.</p>", 2: "Neuf."}, "Zip": "3640", "City": "KINROOI", "CountryID": 10, "Street": "-",
		"LargePicture": "https://pictures.example/l.jpg",
		"XLargePictureItems": []any{map[string]any{"ID": 71, "Url": "https://pictures.example/71.jpg"},
			map[string]any{"ID": 72, "Url": "https://pictures.example/72.jpg"}}}
	for name, value := range more {
		item[name] = value
	}
	return item
}

// TestProjects reads projects before their units, and only those that Omnicasa publishes.
func TestProjects(t *testing.T) {
	server, s := start(t, house(1, omnicasatest.Item{"ProjectID": 2001}), house(2, omnicasatest.Item{"ProjectID": 2002}), house(3, nil))
	server.PutProjects(building(2001, nil), building(2002, omnicasatest.Item{"PublishInternet": false}),
		building(2003, omnicasatest.Item{"PublishInternet": "perhaps"}))
	first := changed(t, s, "")
	if want := []string{"project-2001", "1", "2", "3"}; !slices.Equal(first.IDs, want) || !slices.Equal(first.All, want) {
		t.Fatalf("the first list is %v of %v, want %v", first.IDs, first.All, want)
	}
	records, err := s.Records(t.Context(), first.IDs)
	if err != nil || len(records) != 4 || records[0].Project == nil {
		t.Fatalf("%d records (%v), want the project first and three properties", len(records), err)
	}
	p, photos := records[0].Project, records[0].Photos
	if p.Name["nl"] != "De Linde" || p.Name["fr"] != "Le Tilleul" || p.Description["nl"] != "Nieuw." || p.Street != nil ||
		records[0].Zip != "3640" || len(records[0].Problems) > 0 {
		t.Errorf("the project is %+v with the problems %v", p, records[0].Problems)
	}
	if len(photos) != 2 || photos[0].ID != "71" || photos[1].Address != "https://pictures.example/72.jpg" {
		t.Errorf("its pictures are %+v, want both with their numbers", photos)
	}
	for i, want := range []string{"project-2001 0", " 1", " 0"} {
		if got := fmt.Sprint(records[i+1].ProjectID, " ", len(records[i+1].Problems)); got != want {
			t.Errorf("the property %s has project and problems %q, want %q", records[i+1].ID, got, want)
		}
	}
	var c cursor
	json.Unmarshal([]byte(first.Next), &c)
	c.Listed = time.Now().Add(-listEvery)
	since, _ := json.Marshal(c)
	server.PutProjects(building(2001, omnicasatest.Item{"Street": "Markt"}), building(2004, nil))
	later := changed(t, s, string(since))
	if !slices.Equal(later.IDs, []string{"project-2001", "project-2004"}) || len(later.All) != 5 {
		t.Errorf("the changes are %v of %v, want both projects of five records", later.IDs, later.All)
	}
}

// TestWithoutProjects shows that an Omnicasa without the call for projects is read as before, and that one which had them is not believed
// when it has none.
func TestWithoutProjects(t *testing.T) {
	_, s := start(t, house(1, omnicasatest.Item{"ProjectID": 2001}))
	first := changed(t, s, "")
	if records, err := s.Records(t.Context(), first.IDs); err != nil || len(records) != 1 || records[0].ProjectID != "" ||
		len(records[0].Problems) != 1 {
		t.Errorf("the records are %+v (%v), want the unit alone with a problem", records, err)
	}
	if _, err := s.Changed(t.Context(), `{"Projects":{"2001":"a"}}`); err == nil {
		t.Error("the projects of a link are taken away because Omnicasa does not accept the call any more")
	}
}
