package feed_test

import (
	"strings"
	"testing"
)

// TestOmnicasaValues reads values of the CRM as it and its public clients write them: one row a value. Zeros and dashes say nothing.
func TestOmnicasaValues(t *testing.T) {
	c := open(t).catalog(t)
	for _, row := range []struct{ fields, names, want, warnings string }{
		{`"Price":0.0`, "price", "-", ""},
		{`"Price":"0,00"`, "price", "-", ""},
		{`"Price":"250.000,00"`, "price", "250000", ""},
		{`"Price":-60`, "price", "-", "Price"},
		{`"Price":1e18`, "price", "-", "Price"},
		{`"Price":250000.125`, "price", "250000.13", ""},
		{`"Price":250000,"Currency":"USD"`, "price", "-", "Price"},
		{`"EnergyPerformance":0.0,"CadastralIncome":"0,00"`, "energy.specific costs.cadastralIncome", "- -", ""},
		{`"GoogleX":0.0,"GoogleY":0.0`, "latitude longitude", "- -", ""},
		{`"GoogleX":51.15,"GoogleY":0`, "latitude longitude", "- -", ""},
		{`"CreatedDate":"0001-01-01T00:00:00","DateFree":"0001-01-01T00:00:00"`, "availability.from", "-", ""},
		{`"DateFree":"\/Date(1790000000000+0200)\/"`, "availability.from", "2026-09-21", ""},
		{`"DateFree":"/Date(-62135596800000+0000)/"`, "availability.from", "-", ""},
		{`"CreatedDate":"/Date(1790028000000+0200)/"`, "publishedAt", "2026-09-22", ""},
		{`"Street":"-","HouseNumber":"--","BoxNr":"."`, "street houseNumber boxNumber", "- - -", ""},
		{`"Street":"Rue de l&#39;&Eacute;glise","HouseNumber":7`, "street houseNumber", "Rue de l'Église 7", ""},
		{`"NumberOfBedRooms":"3.0","SurfaceLiving":"82,50 m²"`, "rooms.bedrooms surfaces.living", "3 82", ""},
		{`"NumberOfBedRooms":0,"Floor":0`, "rooms.bedrooms building.floor", "- -", ""},
		{`"Floor":"RDC"`, "building.floor", "0", ""},
		{`"ConstructionYear":"ca. 1900"`, "building.constructionYear", "1900", "ConstructionYear"},
		{`"ConstructionYear":1`, "building.constructionYear", "-", "ConstructionYear"},
		{`"HasLift":"ja","HasCellar":1,"HasAttic":"nee","HasPool":"perhaps"`, "comfort.lift comfort.cellar comfort.attic comfort.pool",
			"true true - -", "HasPool"},
		{`"PublishPrice":"perhaps"`, "publishPrice", "false", "PublishPrice"},
		{`"Marquee":12`, "marquee", "0", "Marquee"},
		{`"Goal":"perhaps"`, "goal", "-1", "Goal"}, // which the checks of an import refuse by name
		{`"TypeDescription":"Appartement &amp; <b>garage</b>"`, "title.nl", "Appartement & garage", ""},
		{`"ManagerEmail":"niemand@example.org"`, "agent", "1", "ManagerEmail"},
		{`"LargePictures":["https://p.example/l.jpg"],"XLargePictureItems":[{"ID":7,"Url":"https://p.example/x.jpg"}]`, "photos",
			"[https://p.example/x.jpg]", ""},
		{`"LargePictures":["http://p.example/l.jpg","ftp://p.example/m.jpg"]`, "photos", "[https://p.example/l.jpg]", "LargePictures"},
		{`"LargePictures":["https://p.example/l.jpg"],"XLargePictureItems":[]`, "photos", "[https://p.example/l.jpg]", ""},
	} {
		d, err := fromText(t, "omnicasa", `[{"ID":7,"WebIDs":"156","Status":1,"Zip":"3640","City":"Kinrooi","language":"nl",`+
			row.fields+`}]`, c)
		if err != nil || len(d.Properties) != 1 {
			t.Errorf("%s: %d properties (%v), want 1", row.fields, len(d.Properties), err)
			continue
		}
		var warned []string
		for _, w := range d.Warnings {
			warned = append(warned, w.Field)
		}
		if got := fieldsOf(*d.Properties[0].Record, row.names); got != row.want || strings.Join(warned, " ") != row.warnings {
			t.Errorf("%s gives %s with the warnings %v, want %s and %q", row.fields, got, d.Warnings, row.want, row.warnings)
		}
	}
}
