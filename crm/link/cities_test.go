package link_test

import (
	"testing"

	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
)

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
