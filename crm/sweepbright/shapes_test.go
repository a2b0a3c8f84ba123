package sweepbright

import (
	"fmt"
	"maps"
	"strings"
	"testing"
)

// TestShapes reads fields as SweepBright's public clients have them: one row a field, with what the site's field then says and how many
// problems are named. No shape of a field refuses an estate.
func TestShapes(t *testing.T) {
	for _, c := range []struct {
		field    string
		value    any
		rent     bool
		site     string
		want     string
		problems int
	}{
		{"location.floor", "", false, "building.floor", "", 0},
		{"location.floor", "3rd", false, "building.floor", "3", 0},
		{"location.floor", "RDC", false, "building.floor", "0", 0},
		{"location.floor", 2, false, "building.floor", "2", 0},
		{"location.floor", "boven", false, "building.floor", "", 1},
		{"location.floor", []any{}, false, "building.floor", "", 0},
		{"location", []any{}, false, "street", "", 0},
		{"location.geo", []any{}, false, "latitude", "", 0},
		{"location.geo", map[string]any{"latitude": "51.1451", "longitude": "5.7423"}, false, "latitude", "51.1451", 0},
		{"location.number", 14, false, "houseNumber", "14", 0},
		{"location.hidden", 1, false, "publishAddress", "false", 0},
		{"location.hidden", "perhaps", false, "publishAddress", "false", 1},
		{"price.amount", "1.250,00", false, "price", "1250", 0},
		{"price", 449000, false, "price", "449000", 0},
		{"price", "449.000 €", false, "price", "449000", 0},
		{"price", []any{}, false, "price", "", 0},
		{"price", map[string]any{"amount": 0, "currency": "EUR"}, false, "price", "", 0},
		{"price", map[string]any{"amount": 449000, "currency": "CHF"}, false, "price", "", 1},
		{"price", map[string]any{"amount": 950, "rent_period": "month"}, true, "price", "950", 0},
		{"price", map[string]any{"amount": 12000, "rent_period": "year"}, true, "price", "1000", 1},
		{"price", map[string]any{"amount": 250, "rent_period": "week"}, true, "price", "", 1},
		{"price", map[string]any{"amount": 250, "rent_period": "fortnight"}, true, "price", "", 1},
		{"price", map[string]any{"amount": 449000, "rent_period": "week"}, false, "price", "449000", 0},
		{"price_recurring_costs", map[string]any{"amount": "60,50", "currency": "EUR"}, true, "costs.charges", "60.5", 0},
		{"price_recurring_costs", 0, true, "costs.charges", "0", 0},
		{"bedrooms", "3", false, "rooms.bedrooms", "3", 0},
		{"bedrooms", "some", false, "rooms.bedrooms", "", 1},
		{"bedrooms", map[string]any{"count": 3}, false, "rooms.bedrooms", "", 1},
		{"sizes", []any{}, false, "surfaces.living", "", 0},
		{"sizes.liveable_area", map[string]any{"size": "180,50", "unit": "sq_m"}, false, "surfaces.living", "180", 0},
		{"sizes.liveable_area", "180 m²", false, "surfaces.living", "180", 0},
		{"sizes.plot_area", map[string]any{"size": 4, "unit": "are"}, false, "surfaces.ground", "400", 0},
		{"sizes.plot_area", map[string]any{"size": 4, "unit": "acres"}, false, "surfaces.ground", "", 1},
		{"features", []any{}, false, "comfort.lift", "", 0},
		{"features.comfort", []any{}, false, "comfort.lift", "", 0},
		{"features.comfort.lift", "yes", false, "comfort.lift", "true", 0},
		{"amenities", map[string]any{}, false, "comfort.lift", "", 0},
		{"amenities", map[string]any{"0": "lift", "2": "garden"}, false, "comfort.lift", "true", 0},
		{"amenities", "lift", false, "comfort.lift", "true", 0},
		{"description_title", []any{}, false, "title", "", 0},
		{"description_title", map[string]any{"nl": "Huis &amp; tuin", "fr": " "}, false, "title.nl", `Huis \u0026 tuin`, 0},
		{"building", []any{}, false, "building.constructionYear", "", 0},
		{"building.construction.year", "ca. 1900", false, "building.constructionYear", "1900", 1},
		{"building.construction", "1998", false, "building.constructionYear", "", 1},
		{"occupancy.available_from", "0001-01-01T00:00:00Z", false, "availability.from", "", 0},
		{"occupancy.available_from", "01/02/2027", false, "availability.from", "2027-02-01", 0},
		{"legal.energy.epc_value", "0.0", false, "energy.specific", "", 0},
		{"legal.energy.epc_value", "215,5 kWh/m²", false, "energy.specific", "215.5", 0},
		{"legal.regulations", []any{}, false, "planning.permit", "", 0},
		{"legal.regulations.building_permit", "1", false, "planning.permit", "YES", 0},
		{"legal.regulations.building_permit", "perhaps", false, "planning.permit", "", 1},
		{"images", map[string]any{}, false, "price", "", 0},
	} {
		more := under(c.field, c.value)
		if c.rent {
			maps.Copy(more, map[string]any{"negotiation": "let"})
		}
		r := brought(t, more)
		if got := fields(t, "", r.Property)[c.site]; strings.Trim(got, `"`) != c.want || len(r.Problems) != c.problems {
			t.Errorf("%s %v gives %s %q with the problems %v, want %q and %d", c.field, c.value, c.site, got, r.Problems, c.want,
				c.problems)
		}
	}
}

// TestOnlyPublishedEstatesAreShown shows that a word which is not known to be public never publishes.
func TestOnlyPublishedEstatesAreShown(t *testing.T) {
	for status, want := range map[string]bool{"": true, "published": true, "Published": true, "unpublished": false, "draft": false,
		"archived": false, "deleted": false, "offline": false, "pending": false, "publishing": false} {
		text := fmt.Sprintf(`{"id": "1", "type": "house", "negotiation": "sale", "status": "available", "publish_status": %q}`, status)
		e, err := readEstate([]byte(text))
		if err != nil || e.isPublic() != want {
			t.Errorf("an estate that is %q is public: %v (%v), want %v", status, e.isPublic(), err, want)
		}
	}
}
