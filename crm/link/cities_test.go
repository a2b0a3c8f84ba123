package link_test

import (
	"strings"
	"testing"

	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
)

// TestRunMakesTheCity shows that a city which the site does not have is made, and that its centre is the one of the tables of places: the
// property's own would give a hidden address away.
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
	if city := c.City(p.City, "nl"); city.Name != "Ieper" || city.Zip != "8900" || city.Latitude != 50.8511 || city.Longitude != 2.8857 {
		t.Errorf("the city is %+v, want Ieper with the centre of the tables", city)
	}
}

// TestRunMakesACityAbroad shows that a property abroad comes in with its country, that the centre of its city is rounded, and that a city
// of no place that is known is a problem of its record alone.
func TestRunMakesACityAbroad(t *testing.T) {
	s := start(t)
	place := func(city, zip, country string, latitude, longitude float64) Estate {
		return Estate{"location": map[string]any{"street": "Calle Mayor", "number": "1", "city": city, "postal_code": zip,
			"country": country,
			"geo":     map[string]any{"latitude": latitude, "longitude": longitude}}}
	}
	s.publish(House("a", place("Torrevieja", "03181", "ES", 37.97872, -0.68221)))
	s.publish(House("b", place("Nergenshuizen", "3699", "BE", 0, 0)))
	s.publish(House("c", place("Genk", "3600", "BE", 5.5, 50.965)))
	s.run()
	p, c := s.property("a"), s.property("c")
	if p == nil || c == nil || s.property("b") != nil || !strings.Contains(s.problems("b"), `there is no place`) {
		t.Fatalf("the properties are %+v and %+v, want the ones in Spain and Genk alone; problems: %s", p, c, s.problems("b"))
	}
	if *c.Latitude != 50.965 || !strings.Contains(s.problems("c"), "turned round") {
		t.Errorf("the one in Genk is at %v, %v with %s, want its coordinates turned round", *c.Latitude, *c.Longitude, s.problems("c"))
	}
	catalog, err := s.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	city := catalog.City(p.City, "nl")
	if city.DisplayName() != "Torrevieja (Spanje)" || city.Zip != "03181" || city.Latitude != 38 || city.Longitude != -0.7 {
		t.Errorf("the city is %+v, want Torrevieja in Spain with a rounded centre", city)
	}
}
