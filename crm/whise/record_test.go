package whise

import (
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/whise/whisetest"
)

func TestRecord(t *testing.T) {
	_, s := start(t, forSaleVilla(5001, "2026-05-01T10:00:00.12", whisetest.Estate{
		"box": " ", "rooms": 4, "bathRooms": "2", "area": 262.7, "groundArea": 2140.0, "gardenArea": 400.0, "garage": true, "terrace": 1,
		"furnished": 0, "fronts": 4, "floor": nil, "energyClass": "C", "state": choiceOf(5), "availability": choiceOf(1),
		"availabilityDateTime": "2027-02-01T00:00:00", "putOnlineDateTime": "2026-05-02T08:00:00",
		"linkVirtualVisit": "https://tour.example/1",
		"linkVideo":        "https://youtu.be/abc",
		"shortDescription": texted("nl-BE", "<p>Kort.</p>", "fr-BE", "Court.", "es-ES", "Corto."),
		"longDescription":  texted("nl-BE", "<p>Lang.</p>"),
		"representatives": []any{whisetest.Estate{"firstName": "An", "lastName": "Vermeulen",
			"email": "an@example.com", "mobilePhone": "+32 475", "picture": "https://pictures.example/an.jpg"}},
		"pictures": []any{whisetest.Estate{"id": 8, "order": 2, "urlLarge": "https://pictures.example/8"},
			whisetest.Estate{"id": 7, "order": 1, "urlXXL": "https://pictures.example/7xxl", "urlLarge": "https://pictures.example/7"}},
		"details": []any{whisetest.Estate{"id": 1849, "type": "float", "value": "51.15"},
			whisetest.Estate{"id": 1850, "type": "float", "value": "5.75"}}}))
	r := one(t, s, "5001")
	if len(r.Problems) > 0 || r.ID != "5001" || r.Zip != "3640" || r.CityName != "Kinrooi" || r.Country != "BE" || r.Type != "1/13" ||
		r.Office != "12" || *r.Latitude != 51.15 {
		t.Errorf("the record is %+v, want no problems and its place, type and office", r)
	}
	if r.Agent != (crm.Person{Name: "An Vermeulen", Email: "an@example.com", Phone: "+32 475", Photo: "https://pictures.example/an.jpg"}) {
		t.Errorf("the agent is %+v, want An Vermeulen with email, telephone and photo", r.Agent)
	}
	if len(r.Photos) != 2 || r.Photos[0].ID != "7" || r.Photos[0].Address != "https://pictures.example/7xxl" || r.Photos[1].ID != "8" {
		t.Errorf("the photos are %+v, want 7 at its largest and then 8", r.Photos)
	}
	compare(t, r.Property, map[string]any{"goal": 0.0, "status": 1.0, "marquee": 0.0, "price": 649000.5, "publishPrice": true,
		"publishAddress": true, "street": "Weg naar Ophoven", "houseNumber": "7", "boxNumber": nil, "title.nl": "Villa met zwemvijver",
		"description.nl": "<p>Lang.</p>", "description.fr": "Court.", "description.es": nil, "publishedAt": "2026-05-02",
		"rooms.bedrooms":  4.0,
		"rooms.bathrooms": 2.0, "rooms.garages": 1.0, "surfaces.living": 262.0, "surfaces.ground": 2140.0, "surfaces.garden": 400.0,
		"comfort.terrace": true, "comfort.furnished": nil, "building.facades": 4.0, "building.floor": nil,
		"building.condition":  "TO_REFRESH",
		"availability.moment": "AT_DEED", "availability.from": "2027-02-01", "energy.labelText": "C",
		"virtualTour": "https://tour.example/1", "videos": "https://youtu.be/abc", "latitude": 51.15})
}

func texted(parts ...string) (list []any) {
	for i := 0; i < len(parts); i += 2 {
		list = append(list, whisetest.Estate{"languageId": parts[i], "content": parts[i+1]})
	}
	return list
}

// TestStatusesOutsideTheTableAreNeverPublic tries each status of Whise's list and numbers beyond it: the site never gets a property whose
// status is not in the table.
func TestStatusesOutsideTheTableAreNeverPublic(t *testing.T) {
	for id := range 40 {
		e := forSaleVilla(1,
			"",
			whisetest.Estate{"purposeStatus": choiceOf(id),
				"purpose": choiceOf(map[bool]int{true: 2, false: 1}[id == 2 || id == 4 || id == 6])})
		_, s := start(t, e)
		records, err := s.Records(t.Context(), []string{"1"})
		want, public := standings[id]
		if err != nil || len(records) != map[bool]int{true: 1}[public] {
			t.Errorf("status %d: %d records, is public: want %v (%v)", id, len(records), public, err)
			continue
		}
		if public && (records[0].Property.Status != want.status || records[0].Property.Marquee != want.marquee ||
			(records[0].Property.Goal == market.Rent) != (want.purpose == forRent)) {
			t.Errorf("status %d gives %+v, want %+v", id, records[0].Property, want)
		}
	}
}

// TestDisplayStatusDecidesWhatIsPublic tries every display status and status of a record.
func TestDisplayStatusDecidesWhatIsPublic(t *testing.T) {
	for display := range 8 {
		for status := range 8 {
			_, s := start(t, forSaleVilla(1, "", whisetest.Estate{"displayStatusId": display, "status": choiceOf(status)}))
			records, err := s.Records(t.Context(), []string{"1"})
			public := display >= 2 && display <= 5 && status == 1
			if err != nil || (len(records) == 1) != public {
				t.Errorf("display status %d, status %d: %d records, is public: want %v (%v)", display, status, len(records), public, err)
			}
			if public && (records[0].Property.Status == market.Reference) != (display == displayRealisation) {
				t.Errorf("display status %d gives the status %v, a realisation: want %v",
					display, records[0].Property.Status, display == displayRealisation)
			}
		}
	}
}

// TestKinds tries each row of the table of categories, and shows that the link knows its word.
func TestKinds(t *testing.T) {
	for _, c := range categories {
		for number, subs := range c.sub {
			for _, sub := range append(subs, 9999) {
				r := mapped(t, forSaleVilla(1, "", whisetest.Estate{"category": choiceOf(c.id), "subCategory": choiceOf(sub)}))
				want := number
				if sub == 9999 {
					want = c.otherwise
				}
				got, known := Kind.Types[r.Type]
				if alone, _, _ := strings.Cut(r.Type, "/"); !known {
					got = Kind.Types[alone]
				}
				if got != want {
					t.Errorf("%s %d/%d is %q and the type %d, want %d", c.name, c.id, sub, r.Type, got, want)
				}
			}
		}
	}
	if r := mapped(t, forSaleVilla(1, "", whisetest.Estate{"category": choiceOf(9), "subCategory": nil})); r.Type != "9" {
		t.Errorf("an unknown category is %q, want its number 9", r.Type)
	}
}

func TestUnknownValuesAreNamed(t *testing.T) {
	for field, more := range map[string]whisetest.Estate{
		"country": {"country": choiceOf(99)}, "currency": {"currency": "CHF"}, "state": {"state": choiceOf(7)},
		"availability": {"availability": choiceOf(4)}, "purpose": {"purposeStatus": choiceOf(21), "purpose": choiceOf(9)}} {
		r := mapped(t, forSaleVilla(1, "", more))
		if len(r.Problems) != 1 || r.Problems[0].Field != field || r.Held != (field == "purpose") {
			t.Errorf("%s: the problems are %v, held: %v, want one problem, held for the purpose alone", field, r.Problems, r.Held)
		}
	}
	if r := mapped(t, forSaleVilla(1, "", whisetest.Estate{"currency": "CHF"})); r.Property.Price != nil {
		t.Error("a price in francs became one in euro")
	}
}

// TestStatesAndMoments tries each number of the two lists, and the states that say nothing.
func TestStatesAndMoments(t *testing.T) {
	for id, word := range states {
		compare(t, mapped(t, forSaleVilla(1, "", whisetest.Estate{"state": choiceOf(id)})).Property,
			map[string]any{"building.condition": string(word)})
		if _, known := detail.Vocabulary["Condition"][string(word)]; !known {
			t.Errorf("%s is not a condition that the site knows", word)
		}
	}
	for id := range silentStates {
		if r := mapped(t,
			forSaleVilla(1, "", whisetest.Estate{"state": choiceOf(id)})); len(r.Problems) > 0 || r.Property.Condition != nil {
			t.Errorf("the state %d has the problems %v, want none and no condition", id, r.Problems)
		}
	}
	for id, word := range moments {
		compare(t, mapped(t, forSaleVilla(1, "", whisetest.Estate{"availability": choiceOf(id)})).Property,
			map[string]any{"availability.moment": string(word)})
		if _, known := detail.Vocabulary["AvailabilityMoment"][string(word)]; !known {
			t.Errorf("%s is not a moment that the site knows", word)
		}
	}
	for id, code := range countries {
		if r := mapped(t, forSaleVilla(1, "", whisetest.Estate{"country": choiceOf(id)})); r.Country != code {
			t.Errorf("the country %d is %s, want %s", id, r.Country, code)
		}
	}
}

// TestLifeAnnuity: Whise does not say which kind it is, so that is reported as a problem and never guessed.
func TestLifeAnnuity(t *testing.T) {
	r := mapped(t, forSaleVilla(1, "", whisetest.Estate{"purpose": choiceOf(3), "purposeStatus": choiceOf(15)}))
	if r.Property.Goal != market.Sale || r.Property.Annuity.Kind != nil || len(r.Problems) != 1 {
		t.Errorf("the life annuity is %+v with the problems %v, want a sale, no kind and one problem", r.Property.Annuity, r.Problems)
	}
}

func TestProjects(t *testing.T) {
	project := whisetest.Estate{"canHaveChildren": true, "name": "Residentie Zuid"}
	_, s := start(t, forSaleVilla(10, "1", project), forSaleVilla(11, "1", project, whisetest.Estate{"parentId": 10}),
		forSaleVilla(12, "1", whisetest.Estate{"parentId": 11}), forSaleVilla(13, "1", whisetest.Estate{"parentId": 10}),
		forSaleVilla(14, "1"))
	records, err := s.Records(t.Context(), []string{"10", "11", "12", "13", "14"})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, r := range records {
		got[r.ID] = r.ProjectID
		if (r.Project != nil) != (r.ID == "10") || (r.Property != nil) == (r.ID == "10") {
			t.Errorf("the record is %+v, want 10 as a project and the others as properties", r)
		}
	}
	if len(got) != 4 || got["12"] != "10" || got["13"] != "10" || got["14"] != "" {
		t.Errorf("the units and their projects are %v, want 10 for 12 and 13, and none for 14", got)
	}
	if p := records[0].Project; p == nil || p.Name["fr"] != "Residentie Zuid" || p.Tagline["nl"] == "" || p.PublishedAt == "" {
		t.Errorf("the project is %+v, want its name, tagline and date", p)
	}
	if id, _ := strconv.Atoi(records[0].ID); id != 10 {
		t.Errorf("the first record is %s, want 10", records[0].ID)
	}
}

// TestNullIsNoProject: the project was deleted while the unit was read.
func TestNullIsNoProject(t *testing.T) {
	server, s := start(t, forSaleVilla(12, "1", whisetest.Estate{"parentId": 10}), forSaleVilla(14, "1"))
	server.Fail(3, nil) // two tokens and the records
	server.Fail(1, crmtest.Text(`{"estates": [null], "totalCount": 1}`))
	records, err := s.Records(t.Context(), []string{"12", "14"})
	if err != nil || len(records) != 2 || records[0].ProjectID != "" || records[1].ProjectID != "" {
		t.Errorf("the records are %+v (%v), want both without a project", records, err)
	}
}
