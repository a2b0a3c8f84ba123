package feed_test

import (
	"strings"
	"testing"
)

func TestOmnicasa(t *testing.T) {
	s := open(t)
	if dry := s.bringIn(t, "omnicasa", "testdata/omnicasa.json", true); dry.Added != 2 || len(dry.Differences) != 2 {
		t.Fatalf("the dry run gives %+v, want 2 added and their differences", dry)
	}
	if got := s.bringIn(t, "omnicasa", "testdata/omnicasa.json", false); got.Added != 2 {
		t.Fatalf("the delivery gives %+v, want 2 added", got.Report)
	}
	_, villa := s.property(t, 5001)
	compare(t,
		villa,
		map[string]any{"type": 156.0, "city": 1.0, "agent": 1.0, "marquee": 2.0, "goal": 0.0, "price": 649000.5, "priceUnit": 7.0,
			"publishedAt": "2026-10-05",
			"title.nl":    "Villa met zwemvijver", "title.fr": "Villa avec étang de baignade",
			"description.nl": "Een villa op het zuiden.\n\nMet een zwemvijver.",
			"latitude":       51.1502, "longitude": 5.7511, "publishAddress": true, "street": "Weg naar Ophoven", "boxNumber": nil,
			"building.constructionYear": 1998.0, "building.condition": "TO_REFRESH", "building.construction": "DETACHED",
			"rooms.bedrooms":  4.0,
			"rooms.garages":   nil,
			"surfaces.living": 262.0, "comfort.garden": true, "comfort.lift": nil, "comfort.heating": "INDIVIDUAL",
			"comfort.heatingSource": "HEAT_PUMP",
			"comfort.kitchen":       "HYPER_EQUIPPED_OPEN", "comfort.roof": "GABLE", "comfort.windowGlazing": "DOUBLE",
			"comfort.windowFrame": "ALUMINIUM", "comfort.rearOrientation": "SOUTH_WEST",
			"legal.soilCertificate": "PRESENT", "planning.destination": "RESIDENTIAL_PARK", "availability.moment": "AT_DATE",
			"availability.from": "2027-02-01", "energy.specific": 182.0})
	_, flat := s.property(t, 5002)
	compare(t,
		flat,
		map[string]any{"goal": 1.0, "type": 1.0, "city": 2.0, "publishAddress": false, "publishedAt": "2026-11-21",
			"costs.charges": 60.0, "boxNumber": "2.1", "building.floor": 2.0})
	if again := s.bringIn(t, "omnicasa", "testdata/omnicasa.json", false); again.Unchanged != 2 {
		t.Errorf("the same delivery again gives %+v, want 2 unchanged", again.Report)
	}
}

func TestOmnicasaListsProblems(t *testing.T) {
	s := open(t)
	d, err := fromText(t, "omnicasa", `[{"City":"Kinrooi"},
		{"ID":7,"WebIDs":"9999","Zip":"3640","City":"Kinrooi","Kitchen":99,"NumberOfBedRooms":"few"},
		{"ID":8,"WebIDs":"156","Zip":"1111","City":"Nergens"}]`, s.catalog(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"item 1, ID: is missing", `property 7, WebIDs: "9999" names no type`,
		`property 8, City: there is no place "1111 Nergens"`} {
		if !strings.Contains(d.Problems.Error(), want) {
			t.Errorf("want the problem %s in\n%v", want, d.Problems)
		}
	}
	for _, want := range []string{"property 7, Kitchen: 99 is not a number in Kitchen",
		`property 7, NumberOfBedRooms: "few" is not a number`} {
		if !strings.Contains(d.Warnings.Error(), want) {
			t.Errorf("want the warning %s in\n%v", want, d.Warnings)
		}
	}
	for _, figure := range []string{"NaN", "Infinity", "-inf"} {
		d, err := fromText(t, "omnicasa", `[{"ID":7,"WebIDs":"156","Zip":"3640","City":"Kinrooi","GoogleX":"`+figure+
			`","GoogleY":5}]`,
			s.catalog(t))
		if err != nil || !strings.Contains(d.Warnings.Error(), figure+`" is not a number`) || d.Properties[0].Record.Latitude != nil {
			t.Errorf("the latitude %s gives %v and %v, want a warning that it is not a number", figure, err, d.Warnings)
		}
	}
	d, err = fromText(t, "omnicasa", `{"GetPropertyListJsonResult":{"Value":{"Items":[7,{"ID":9,"WebIDs":"156","Zip":"3640",
		"City":"Kinrooi"}]}}}`, s.catalog(t))
	if err != nil || len(d.Properties) != 1 || d.Problems.Error() != "item 1: is no item of the CRM" {
		t.Errorf("beside an item that is none there are %d properties, %v and the problems %v, want 1", len(d.Properties), err, d.Problems)
	}
	if d, err := fromText(t, "omnicasa", `{"GetPropertyListJsonResult":{"Value":{"Items":null}}}`, s.catalog(t)); err != nil ||
		len(d.Problems) > 0 {
		t.Errorf("an answer without items gives %v and %v", err, d.Problems)
	}
	for _, text := range []string{"", "no JSON", "{}", `{"Items":[{"ID":9}]}`, `{"ID":9}`, `{"ID":9}` + "\n" + `{"ID":10}`,
		`{"GetPropertyListJsonResult":7}`, `{"GetPropertyListJsonResult":{"Value":{"Items":7}}}`,
		`[{"ID":9}`} {
		if _, err := fromText(t, "omnicasa", text, s.catalog(t)); err == nil {
			t.Errorf("%q was read without an error", text)
		}
	}
}
