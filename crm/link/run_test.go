package link_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/link"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
)

func TestRunBringsAnEstate(t *testing.T) {
	s := start(t)
	s.publish(House("uuid-1", nil))
	s.run()
	p := s.property("uuid-1")
	if p == nil {
		t.Fatalf("the estate did not come; problems: %s", s.problems("uuid-1"))
	}
	if p.Title["fr"] != "Villa avec jardin" || p.Type != 156 || *p.Surfaces.Ground != 400 || p.Price.Amount() != 449000 ||
		*p.HouseNumber != "14B" ||
		*p.Certificate.Specific != 215 || *p.Planning.Permit != "YES" || *p.Legal.PScore != "B" || *p.Availability.From != "2027-01-15" {
		t.Errorf("the property is %+v, want all that the estate says", p)
	}
	if got := s.problems("uuid-1"); !strings.Contains(got, "nobody@example.com is the email address of no agent") || strings.Contains(got,
		"\n") {
		t.Errorf("the problems are %q, want only the unknown email address of the agent", got)
	}
	want := "https://www.example.com/nl/"
	if got := s.mock.Paths["uuid-1"]; !strings.HasPrefix(got, want) || !strings.Contains(got, fmt.Sprint(p.Number)) {
		t.Errorf("SweepBright was told the address %q, want that of the page", got)
	}
}

func TestRunTakesAwayWhatIsGone(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.run()
	number := s.records()["a"].Number
	s.mock.Delete("a")
	s.tell("estate-deleted", "a", s.now.Add(time.Second))
	s.run()
	if s.property("a") != nil || !s.records()["a"].Gone {
		t.Error("the deleted estate is still there")
	}
	s.tell("estate-updated", "a", s.now) // an old event that comes again
	s.run()
	if s.property("a") != nil {
		t.Error("an old event brought the deleted estate back")
	}
	s.now = s.now.Add(time.Minute)
	s.publish(House("a", nil))
	s.run()
	if got := s.records()["a"].Number; s.property("a") == nil || got != number {
		t.Errorf("the estate came back as %d, want %d", got, number)
	}
	s.tell("estate-deleted", "a", s.now.Add(-time.Minute))
	s.run()
	if s.property("a") == nil {
		t.Error("an old event took the estate away")
	}
}

// TestRunDeliversTheOthers shows that a record with problems stops no other, and stays as it was.
func TestRunDeliversTheOthers(t *testing.T) {
	s := start(t)
	s.publish(House("good", nil))
	s.publish(House("castle", Estate{"type": "castle", "sub_type": nil}))
	s.publish(House("bad",
		Estate{"legal": map[string]any{"energy": map[string]any{"epc_value": 100},
			"property_and_land": map[string]any{"cadastral_income": -5}}}))
	s.publish(House("lease", Estate{"negotiation": "barter"}))
	s.publish(House("odd", Estate{"amenities": []string{"moat"}}))
	if r := s.run(); r.Added != 2 || r.Held != 3 {
		t.Errorf("the run gives %+v, want 2 added and 3 held", r)
	}
	for id, want := range map[string]string{"castle": "not in the link's table of types", "bad": "costs.cadastralIncome",
		"lease": "neither sale nor let",
		"odd":   `amenities: "moat"`} {
		if got := s.problems(id); !strings.Contains(got, want) {
			t.Errorf("%s has the problems %q, want %q", id, got, want)
		}
	}
	s.publish(House("good", Estate{"negotiation": "barter", "status": "sold"}))
	s.run()
	if p := s.property("good"); p == nil || p.Status != 1 || !s.records()["good"].Held {
		t.Error("a record with problems did not stay as it was")
	}
	if got := s.state(); got.Held != 4 || got.Properties != 2 {
		t.Errorf("the state of the link is %+v, want 4 held and 2 properties", got)
	}
}

func TestRunBringsProjectsWithUnits(t *testing.T) {
	s := start(t)
	apartment := func(id string) Estate { return House(id, Estate{"type": "apartment", "sub_type": nil}) }
	s.publish(Project("linde", apartment("1A"), apartment("1B")))
	s.run()
	project := s.records()["linde"]
	for _, id := range []string{"1A", "1B"} {
		if p := s.property(id); p == nil || p.Project == nil || *p.Project != project.Number {
			t.Errorf("the unit %s is %+v, want it in its project", id, p)
		}
	}
	if s.mock.Paths["linde"] == "" || s.mock.Paths["1A"] != "" {
		t.Errorf("SweepBright was told the addresses %v, want that of the project alone", s.mock.Paths)
	}
	s.publish(Project("linde", apartment("1B")))
	s.run()
	if s.property("1A") != nil || s.property("1B") == nil {
		t.Error("the unit that the project no longer has is still there, or the other is not")
	}
	s.mock.Delete("linde")
	s.tell("estate-deleted", "linde", s.now.Add(time.Second))
	s.run()
	if got := s.state(); got.Projects != 0 || got.Properties != 0 {
		t.Errorf("after the project went %+v is left, want no project and no unit", got)
	}
}

// TestRunMakesTheCity shows that a city which the site does not have is made, and that its centre does not give a hidden address away.
func TestRunMakesTheCity(t *testing.T) {
	s := start(t)
	hidden := map[string]any{"street": "Geheimstraat", "number": "1", "city": "Ieper", "postal_code": "8900", "country": "BE",
		"hidden": true,
		"geo":    map[string]any{"latitude": 50.84512, "longitude": 2.87654}}
	s.publish(House("a", Estate{"location": hidden}))
	s.publish(House("b", Estate{"location": hidden}))
	s.run()
	p, q := s.property("a"), s.property("b")
	if p == nil || q == nil || p.City != q.City || p.PublishAddress {
		t.Fatalf("the properties are %+v and %+v, want one city and hidden addresses; problems: %s", p, q, s.problems("a"))
	}
	c, err := s.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if city := c.City(p.City, "nl"); city.Name != "Ieper" || city.Zip != "8900" || city.Latitude != 50.85 || city.Longitude != 2.9 {
		t.Errorf("the city is %+v, want Ieper with a rounded centre", city)
	}
}

// TestRunAsksOverOneConnection shows that a run makes one connection, and leaves none behind for the next.
func TestRunAsksOverOneConnection(t *testing.T) {
	s := start(t)
	for runs := 1; runs <= 2; runs++ {
		for i := range 30 {
			s.publish(House(fmt.Sprint("estate-", i), Estate{"bedrooms": runs}))
		}
		s.run()
		if got := s.mock.Connections(); got != runs {
			t.Errorf("after %d runs with %d requests there were %d connections, want one of each run", runs, len(s.mock.Requests()), got)
		}
	}
}

func TestRunExcludesASecondRun(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	started, goOn := make(chan bool), make(chan bool)
	s.mock.Break("a", crmtest.Wait(started, goOn))
	done := make(chan error)
	go func() {
		_, err := s.Run(t.Context(), "office", true)
		done <- err
	}()
	<-started
	if _, err := s.Run(t.Context(), "office", true); !errors.Is(err, link.ErrRunning) {
		t.Errorf("a second run at the same time gives %v, want ErrRunning", err)
	}
	close(goOn)
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// TestRunLetsPicturesBeFetched shows that pictures are queued under names that stay when their addresses expire, and that one with an
// address that cannot be fetched keeps nothing from the site.
func TestRunLetsPicturesBeFetched(t *testing.T) {
	s := start(t)
	image := func(address string) map[string]any {
		return map[string]any{"id": "image-1", "filename": "front.jpg", "url": address, "ordinal": 1}
	}
	s.publish(House("a",
		Estate{"images": []any{image("https://img.example.com/1?expires=1"), map[string]any{"id": "image-2", "url": "http://img"}}}))
	s.run()
	first := s.property("a")
	if first == nil || len(first.Photos) != 1 || !strings.Contains(s.problems("a"), "images: the address of") {
		t.Fatalf("the property is %+v, want one photo and the other address named; problems: %s", first, s.problems("a"))
	}
	s.publish(House("a", Estate{"images": []any{image("https://img.example.com/1?expires=2")}}))
	s.run()
	if again := s.property("a"); len(again.Photos) != 1 || again.Photos[0] != first.Photos[0] {
		t.Errorf("the photo is named %v and then %v, want one name", first.Photos, again.Photos)
	}
}
