package whise

import (
	"testing"

	"github.com/gevel/gevel/crm/whise/whisetest"
)

// TestShapes reads fields in other shapes: one row a field, with what the site's field then is and how many problems are named. No shape of
// a field refuses a property.
func TestShapes(t *testing.T) {
	for _, c := range []struct {
		field    string
		value    any
		site     string
		want     any
		problems int
	}{
		{"price", "1.250,00", "price", 1250.0, 0},
		{"price", 0.0, "price", nil, 0},
		{"price", "0,00", "price", nil, 0},
		{"price", "-", "price", nil, 0},
		{"price", -5, "price", nil, 1},
		{"price", 1e18, "price", nil, 1},
		{"rooms", "4.0", "rooms.bedrooms", 4.0, 0},
		{"rooms", "veel", "rooms.bedrooms", nil, 1},
		{"rooms", []any{}, "rooms.bedrooms", nil, 0},
		{"area", "262,70 m²", "surfaces.living", 262.0, 0},
		{"area", "1.250", "surfaces.living", 1250.0, 1},
		{"area", 1250.125, "surfaces.living", 1250.0, 0},
		{"floor", "RDC", "building.floor", 0.0, 0},
		{"floor", "3e", "building.floor", 3.0, 0},
		{"floor", 0, "building.floor", nil, 0},
		{"garage", true, "rooms.garages", 1.0, 0},
		{"garage", false, "rooms.garages", nil, 0},
		{"terrace", "ja", "comfort.terrace", true, 0},
		{"availabilityDateTime", "0001-01-01T00:00:00", "availability.from", nil, 0},
		{"availabilityDateTime", "/Date(1790028000000+0200)/", "availability.from", "2026-09-22", 0},
		{"displayPrice", "perhaps", "publishPrice", false, 1},
		{"displayAddress", "perhaps", "publishAddress", false, 1},
		{"displayPrice", 1, "publishPrice", true, 0},
		{"number", 12, "houseNumber", "12", 0},
		{"address", " - ", "street", nil, 0},
		{"pictures", map[string]any{}, "street", "Weg naar Ophoven", 0},
		{"details", map[string]any{"1": whisetest.Estate{"id": 14, "type": "year", "value": "ca. 1900"}}, "building.constructionYear",
			1900.0, 1},
		{"details", []any{whisetest.Estate{"id": "14", "type": "year", "value": 1998}}, "building.constructionYear", 1998.0, 0},
		{"details", []any{whisetest.Estate{"id": 14, "type": "year", "value": "0"}}, "building.constructionYear", nil, 0},
		{"details", []any{whisetest.Estate{"id": 2089, "type": "float_signed", "value": "0.0"}}, "energy.specific", nil, 0},
		{"details", []any{whisetest.Estate{"id": 2776, "type": "datetime", "value": "01/01/0001 00:00"}}, "energy.validUntil", nil, 0},
		{"details", "none at all", "building.constructionYear", nil, 1},
	} {
		_, s := start(t, forSaleVilla(5001, "2026-05-01T10:00:00", whisetest.Estate{c.field: c.value}))
		r := one(t, s, "5001")
		if len(r.Problems) != c.problems {
			t.Errorf("%s %v has the problems %v, want %d", c.field, c.value, r.Problems, c.problems)
		}
		compare(t, r.Property, map[string]any{c.site: c.want})
	}
}
