package intake_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
)

// TestImportKnowsEveryPlace imports a folder without cities.json and countries.json, whose property names its city in words.
func TestImportKnowsEveryPlace(t *testing.T) {
	for town, want := range map[string]string{"3600 Genk": "3600 Genk (Genk) BE", "L-9710 Clerf": "9710 Clervaux (Clervaux) LU",
		"Luik (4000)": "4000 Luik (Liège) BE", "03181 Torrevieja, Spanje": "03181 Torrevieja (Torrevieja) ES"} {
		store, media := foldertest.Open(t)
		folder := foldertest.Small(t)
		delete(folder, "cities.json")
		delete(folder, "countries.json")
		at := strings.NewReplacer(`"city":1`, `"town":"`+town+`"`)
		folder["properties/1096.json"].Data = []byte(at.Replace(foldertest.PropertyFile(`"price":1`)))
		foldertest.Import(t, store, folder, media)
		c, err := store.Catalog(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		k := c.City(foldertest.Only(t, store).CityID, "nl")
		var code string
		for _, country := range c.Countries {
			if country.Number == k.CountryID {
				code = country.Code()
			}
		}
		if got := k.Zip + " " + k.Name + " (" + k.Names["fr"] + ") " + code; got != want {
			t.Errorf("%q is %q, want %q", town, got, want)
		}
		out, err := intake.Import(t.Context(), store, folder, media)
		if err != nil || out.Unchanged != 1 {
			t.Errorf("the same folder again gives %+v (%v), want 1 unchanged", out.Report, err)
		}
	}
}

// TestImportSaysWhatItTook shows that a postcode with another name and coordinates that cannot be are warnings, once each, and that a place
// that there is not is a problem.
func TestImportSaysWhatItTook(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	write := func(town, point string) {
		at := strings.NewReplacer(`"city":1`, `"town":"`+town+`"`, `"latitude":51.2,"longitude":5.8`, point)
		folder["properties/1096.json"].Data = []byte(at.Replace(foldertest.PropertyFile(`"price":1`)))
	}
	write("3640 Gent", `"latitude":5.74,"longitude":51.145`)
	out, err := intake.Import(t.Context(), store, folder, media)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`town: postcode and name of "3640 Gent" do not belong together; 3640 Kinrooi was taken`,
		"latitude: latitude and longitude had changed"} {
		if got := strings.Count(out.Warnings.Error(), want); got != 1 {
			t.Errorf("the warning %q is there %d times, want once, in\n%v", want, got, out.Warnings)
		}
	}
	if p := foldertest.Only(t, store); p.CityID != 1 || *p.Latitude != 51.145 || *p.Longitude != 5.74 {
		t.Errorf("the property is in city %d at %v, %v, want Kinrooi of cities.json and a point there", p.CityID, *p.Latitude, *p.Longitude)
	}
	write("3640 Kinrooi", `"latitude":0,"longitude":0`)
	foldertest.Import(t, store, folder, media)
	if p := foldertest.Only(t, store); p.Latitude != nil || p.Longitude != nil {
		t.Errorf("0/0 is shown as %v, %v, want no point", *p.Latitude, *p.Longitude)
	}
	write("3699 Nergens", `"latitude":51.2,"longitude":5.8`)
	if _, err := intake.ImportWith(
		t.Context(),
		store,
		folder,
		media,
		intake.Options{Strict: true},
	); err == nil || !strings.Contains(err.Error(),
		`properties/1096.json, town: there is no place "3699 Nergens"`) ||
		strings.Count(err.Error(), "\n") != 0 {
		t.Errorf("a place that there is not gives %v, want that one problem", err)
	}
}

// TestDeliverKnowsEveryPlace delivers a property in a city that the site does not have.
func TestDeliverKnowsEveryPlace(t *testing.T) {
	store, media := foldertest.Open(t)
	foldertest.Import(t, store, foldertest.Small(t), media)
	list, err := store.Imports.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	r := list[1096].Record
	town := "B-3600 Genk"
	r.City, r.Town, r.Latitude, r.Longitude = 0, &town, nil, nil
	if _, err := intake.Deliver(
		t.Context(),
		store,
		intake.Delivery{Properties: []intake.Property{{Name: "a", Record: &r}}},
		media,
		false,
	); err != nil {
		t.Fatal(err)
	}
	c, err := store.Catalog(db.Unpinned(t.Context()))
	if err != nil {
		t.Fatal(err)
	}
	if k := c.City(foldertest.Only(t, store).CityID, "nl"); k == nil || k.Name != "Genk" {
		t.Errorf("the property is in %+v, want Genk", k)
	}
}
