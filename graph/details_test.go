package graph_test

import (
	"encoding/json"
	"os"
	"slices"
	"testing"
)

// specified lists the details of a property in specification section 3, by their names in the import folder. Photos, documents, videos and
// description are separate parts of the page.
var specified = []string{
	"energy.uniqueCode", "price", "costs.startPrice", "rent",
	"costs.charges", "costs.ownerCharges", "costs.deposit", "costs.agencyCost", "costs.inventoryCost",
	"costs.notaryFee", "costs.registrationRate", "costs.vat", "costs.vatRegime", "costs.constructionCost",
	"costs.totalCost", "costs.totalPrice", "costs.parkingPrice", "costs.garagePrice", "costs.propertyTax",
	"costs.cadastralIncome",
	"address", "place.subCity", "place.neighbourhood", "city", "goal", "type",
	"status",
	"building.constructionYear", "building.renovationYear", "building.facades", "building.construction",
	"building.condition", "building.floors", "building.floor",
	"surfaces.total", "surfaces.living", "surfaces.ground", "surfaces.terrace", "surfaces.garden",
	"surfaces.constructed", "surfaces.office", "surfaces.store", "surfaces.frontWidth", "surfaces.plotWidth",
	"rooms.bedrooms", "rooms.bathrooms", "rooms.showerRooms", "rooms.toilets", "rooms.garages", "rooms.parkings",
	"rooms.externalParkings", "rooms.spaces",
	"energy.label", "energy.labelText", "energy.thermalClass", "energy.total", "energy.specific", "energy.co2",
	"energy.validUntil", "energy.eLevel", "energy.status",
	"legal.electricityCertificate", "legal.gasCertificate", "legal.soilCertificate", "legal.asbestos",
	"legal.asbestosDate", "legal.floodRisk", "legal.floodZone", "legal.riverbankZone", "legal.gScore",
	"legal.pScore", "legal.floodReportDate",
	"comfort.heating", "comfort.heatingSource", "comfort.kitchen", "comfort.roof", "comfort.roofMaterial",
	"comfort.windowGlazing", "comfort.windowFrame", "comfort.floorCover", "comfort.interior", "comfort.exterior",
	"comfort.terraceOrientation", "comfort.gardenOrientation", "comfort.rearOrientation", "comfort.lift",
	"comfort.cellar", "comfort.terrace", "comfort.garden", "comfort.attic", "comfort.furnished", "comfort.pool",
	"connections.gas", "connections.water", "connections.electricity", "connections.drain",
	"planning.permit", "planning.allotmentPermit", "planning.preemptiveRight", "planning.summons",
	"planning.judicialDecision", "planning.destination",
	"lifeAnnuity.kind", "lifeAnnuity.ages", "lifeAnnuity.rent", "lifeAnnuity.indexed",
	"availability.moment", "availability.from",
}

// beyond are details that CRMs have and the specification does not.
var beyond = []string{"planning.breach"}

// shown is a property of the sample as the graph returns it.
type shown struct {
	Number  int
	Status  string
	Details []struct {
		Name   string
		Fields []string
	}
	Videos      []struct{ Kind string }
	VirtualTour *struct{ Kind string }
	Documents   []struct{ URL *string }
	Place       struct{ Nearby []struct{ Kind string } }
}

func sample(t *testing.T) []shown {
	t.Helper()
	c := start(t)
	var all []shown
	for page := 1; ; page++ {
		var data struct{ Properties struct{ Nodes []shown } }
		c.into(t, &data, `query ($page: Int) { properties(first: 40, page: $page,
			filter: {statuses: [AVAILABLE, FOR_TAKEOVER, SOLD, RENTED, REALISED]}) { nodes {
			number status details { name fields } videos { kind } virtualTour { kind } documents { url } place { nearby { kind } } } } }`,
			map[string]any{"page": page})
		all = append(all, data.Properties.Nodes...)
		if len(data.Properties.Nodes) < 40 {
			return all
		}
	}
}

func TestEverySpecifiedDetailIsShownInTheSample(t *testing.T) {
	found := map[string]bool{}
	for _, property := range sample(t) {
		for _, g := range property.Details {
			for _, f := range g.Fields {
				found[f] = found[f] || property.Status == "AVAILABLE" || property.Status == "FOR_TAKEOVER" || f == "status"
			}
		}
	}
	for _, f := range specified {
		if !found[f] {
			t.Errorf("no property of the sample shows %s", f)
		}
	}
	for _, f := range tabled(t) {
		if !slices.Contains(specified, f) && !slices.Contains(beyond, f) {
			t.Errorf("%s of details.json is not in the specification", f)
		}
	}
}

// tabled lists the fields of agency/details.json.
func tabled(t *testing.T) (names []string) {
	t.Helper()
	text, err := os.ReadFile("../agency/details.json")
	if err != nil {
		t.Fatal(err)
	}
	var groups []struct{ Fields []struct{ Name string } }
	if err := json.Unmarshal(text, &groups); err != nil {
		t.Fatal(err)
	}
	for _, g := range groups {
		for _, f := range g.Fields {
			names = append(names, f.Name)
		}
	}
	return names
}

func TestTheSampleShowsEverythingElse(t *testing.T) {
	kinds, open, closed, near := map[string]bool{}, 0, 0, 0
	for _, property := range sample(t) {
		for _, v := range property.Videos {
			kinds[v.Kind] = true
		}
		if property.VirtualTour != nil {
			kinds[property.VirtualTour.Kind] = true
		}
		for _, d := range property.Documents {
			if d.URL != nil {
				open++
			} else {
				closed++
			}
		}
		near += len(property.Place.Nearby)
		if property.Number == 1050 && len(property.Place.Nearby) > 0 {
			t.Error("distances reveal the hidden address of 1050")
		}
	}
	for _, kind := range []string{"FILE", "YOUTUBE", "VIMEO", "FACEBOOK", "VIRTUAL_TOUR"} {
		if !kinds[kind] {
			t.Errorf("no property has a video of kind %s", kind)
		}
	}
	if open == 0 || closed == 0 || near == 0 {
		t.Errorf("the sample has %d documents to download, %d on request and %d places nearby, want some of each", open, closed, near)
	}
}

// TestFieldConditions checks properties with data that must not be shown.
func TestFieldConditions(t *testing.T) {
	has := map[int][]string{}
	for _, property := range sample(t) {
		for _, g := range property.Details {
			has[property.Number] = append(has[property.Number], g.Fields...)
		}
	}
	for _, c := range []struct {
		number int
		field  string
		want   bool
	}{
		{1035, "price", true}, {1035, "rent", false}, {1035, "lifeAnnuity.rent", true}, {1035, "comfort.terrace", false},
		{1035, "building.construction", false},
		{1038, "rent", true}, {1038, "price", false}, {1041, "price", true}, {1041, "rent", false}, {1041, "goal", false},
		{1041, "status", true},
		{1002, "price", false}, {1002, "status", true}, {1040, "energy.status", true}, {1040, "energy.label", false},
		{1039, "energy.status", true},
		{1078, "energy.labelText", true}, {1078, "energy.label", false}, {1071, "energy.label", true}, {1050, "address", false},
		{1050, "place.subCity", true},
	} {
		if got := slices.Contains(has[c.number], c.field); got != c.want {
			t.Errorf("property %d shows %s: %v, want %v", c.number, c.field, got, c.want)
		}
	}
}

func TestFindOffersOtherPropertiesForAnUnknownNumber(t *testing.T) {
	c := start(t)
	type found struct {
		Property *struct{ Number int }
		Instead  []struct{ Number int }
	}
	var data struct{ There, Gone, Never found }
	const both = "{ property { number } instead { number } }"
	c.into(t, &data, "{ there: find(number: 1096) "+both+" gone: find(number: 1020) "+both+" never: find(number: 99999) "+both+" }", nil)
	for number, f := range map[int]found{1096: data.There, 1020: data.Gone} {
		if f.Property == nil || f.Property.Number != number || len(f.Instead) != 0 {
			t.Errorf("property %d is there, but find gives %+v", number, f)
		}
	}
	if data.Never.Property != nil || len(data.Never.Instead) != 3 {
		t.Errorf("an unknown number finds %+v, want three other properties instead", data.Never)
	}
}
