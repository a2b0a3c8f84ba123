package omnicasa

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
)

func TestRecords(t *testing.T) {
	r := one(t, house(1, omnicasatest.Item{
		"NumberOfBedRooms": 4,
		"ConditionID":      9,
		"GoogleX":          51.15,
		"GoogleY":          5.75,
		"OfficeID":         3,
		"LargePictures": []any{
			"https://pictures.example/1-1.jpg?key=a",
			"https://pictures.example/1-2.jpg",
			"ftp://pictures.example/1-3.jpg",
		},
	}))
	if len(r.Problems) != 1 || r.Problems[0].Kind != records.FileAddress || r.ID != "1" ||
		r.Zip != "3640" || r.CityName != "KINROOI" || r.Country != "BE" ||
		r.Type != "156" || r.Agent.Email != "an@example.com" || r.Office != "3" ||
		*r.Latitude != 51.15 {
		t.Errorf("the record is %+v, want a problem of the picture that cannot be fetched, and its place, type, agent and office", r)
	}
	compare(t, r.Property, map[string]any{"goal": 0.0, "status": 1.0, "price": 649000.5, "publishPrice": true, "publishAddress": false,
		"title.nl": "Villa", "title.fr": "Villa à Kinrooi", "title.en": nil, "description.nl": "Zuiden.", "description.fr": "Plein sud.",
		"rooms.bedrooms": 4.0, "building.condition": "TO_REFRESH"})
	again := one(t, house(1, omnicasatest.Item{"LargePictures": []any{"https://pictures.example/1-1.jpg?key=b"}}))
	if len(r.Photos) != 2 || r.Photos[0].ID == r.Photos[1].ID || r.Photos[0].ID != again.Photos[0].ID ||
		r.Photos[0].Address != "https://pictures.example/1-1.jpg?key=a" {
		t.Errorf("the pictures are %+v and then %+v, want the id kept while the address has another key", r.Photos, again.Photos)
	}
}

// TestPicturesOfAProgram have one path and are told apart by what stands behind it, but for what all of an answer have.
func TestPicturesOfAProgram(t *testing.T) {
	given := func(addresses ...any) (ids []string) {
		r := one(t, house(1, omnicasatest.Item{"LargePictures": addresses}))
		for _, p := range r.Photos {
			ids = append(ids, p.ID)
		}
		return ids
	}
	const program = "https://pictures.example/img.php?id="
	first := given(program+"7&key=a", program+"8&key=a")
	later := given(program+"8&key=b", program+"9&key=b", program+"7&key=b")
	if len(first) != 2 || len(later) != 3 || first[0] == first[1] || later[0] != first[1] || later[2] != first[0] ||
		later[1] == first[0] || later[1] == first[1] {
		t.Errorf("the pictures are %v and then %v, want 7 and 8, then 8, 9 and 7", first, later)
	}
	if one, other := given(program+"7"), given(program+"8"); one[0] == other[0] {
		t.Errorf("the only picture is %v whichever it is", one)
	}
	const path = "https://pictures.example/photo/"
	for name, of := range map[string][2][]any{
		"a key behind each path": {{path + "7?sig=a1", path + "8?sig=b1"}, {path + "7?sig=a2", path + "8?sig=b2"}},
		"no question mark":       {{path + "7"}, {path + "7", path + "8"}},
		"another path beside":    {{program + "7&key=a", program + "8&key=a"}, {program + "7&key=b", program + "8&key=b", path + "9"}},
	} {
		if before, after := given(of[0]...), given(of[1]...); !slices.Equal(before, after[:len(before)]) {
			t.Errorf("%s: the pictures are %v and then %v, want the same", name, before, after)
		}
	}
	if got, want := given(path + "7")[0], "75363931d2f30254"; got != want {
		t.Errorf("a path alone gives %s, want %s, as it always was", got, want)
	}
}

// TestRecordsNeverPublic tries each status, and one that nobody knows.
func TestRecordsNeverPublic(t *testing.T) {
	for status, shown := range map[market.Status]bool{market.Prospective: false, market.Active: true, market.Sold: true,
		market.Cancelled: false,
		market.Rented:    true, market.Inactive: false, market.Reference: true, 7: false} {
		_, s := start(t, house(1, omnicasatest.Item{"Status": int(status)}))
		if records, err := s.Records(t.Context(), []string{"1"}); err != nil || (len(records) == 1) != shown {
			t.Errorf("status %d: %d records, is public: want %v (%v)", status, len(records), shown, err)
		}
	}
}

func TestUnknownValuesAreNamed(t *testing.T) {
	for field, value := range map[string]any{"Goal": 9, "Marquee": 12, "ProjectID": 2001, "CountryID": 77, "Kitchen": 99,
		"NumberOfBedRooms": "few"} {
		r := one(t, house(1, omnicasatest.Item{field: value}))
		if len(r.Problems) != 1 || r.Problems[0].Field != field || r.Held != (field == "Goal") {
			t.Errorf("%s: the problems are %v, held: %v, want one problem, held for Goal alone", field, r.Problems, r.Held)
		}
	}
	if r := one(t, house(1, omnicasatest.Item{"CountryID": 50})); r.Country != "LU" {
		t.Errorf("the country 50 is %q, want LU", r.Country)
	}
}

// TestEveryLookUpNumberIsRead tries every number of each look-up list that a property has.
func TestEveryLookUpNumberIsRead(t *testing.T) {
	for list, names := range map[string][2]string{"Construction": {"ConstructionID", "building.construction"},
		"Condition": {"ConditionID", "building.condition"}, "Heating": {"HeatingID", "comfort.heating"},
		"HeatingSource": {"HeatingBID", "comfort.heatingSource"}, "Kitchen": {"KitchenID", "comfort.kitchen"},
		"Roof":         {"RoofID", "comfort.roof"},
		"RoofMaterial": {"RoofMaterialID", "comfort.roofMaterial"}, "WindowGlazing": {"WindowGlazingID", "comfort.windowGlazing"},
		"WindowFrame": {"WindowFrameID", "comfort.windowFrame"}, "Orientation": {"RearOrientationID", "comfort.rearOrientation"},
		"PlanningDestination": {"AreaApplication", "planning.destination"}, "AvailabilityMoment": {"FreeAvailable", "availability.moment"},
		"SoilCertificate": {"GroundCertificate", "legal.soilCertificate"}} {
		for word, number := range detail.Vocabulary[list] {
			if number == 0 {
				continue // as for a field that was not filled in
			}
			compare(t, record("1", map[string]any{names[0]: jsonNumber(number)}, nil).Property, map[string]any{names[1]: word})
		}
	}
}

func TestRecordsOfManyPages(t *testing.T) {
	var items []omnicasatest.Item
	var ids []string
	for i := range 120 {
		items, ids = append(items, house(1000+i, nil)), append(ids, fmt.Sprint(1000+i))
	}
	_, s := start(t, items...)
	if records, err := s.Records(t.Context(), ids); err != nil || len(records) != 120 || records[119].Property.Title["fr"] == "" {
		t.Errorf("%d records, want 120 with a title in French (%v)", len(records), err)
	}
}

func jsonNumber(n int) json.Number { return json.Number(fmt.Sprint(n)) }
