package agency

import (
	"math"
	"net/url"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// ListPath is the address in l of the list for a filter, for sale or for rent. ok is false for a filter that an address cannot express:
// with numbers, a status, a feature that must be absent, or more than limits.AddressChoices cities.
func (f PropertyFilter) ListPath(l locale.Language) (path string, ok bool) {
	if !f.fitsList() {
		return "", false
	}
	page := "sale"
	if f.Goal != nil && *f.Goal != market.Sale {
		page = "rent"
	}
	return Path(page, l) + f.ListSearch(), true
}

func (f PropertyFilter) fitsList() bool {
	for _, c := range YesNoCriteria {
		if required := c.In(f); required != nil && !*required {
			return false
		}
	}
	foreign := len(f.Numbers) > 0 || f.Project != nil || f.Agents != nil || len(f.Statuses) > 0 || f.UpdatedSince != nil
	return !foreign && len(f.Cities) <= limits.AddressChoices && len(f.Categories) <= limits.AddressChoices
}

// ListSearch is the address part of the list of a filter, its parameters named and ordered as the web app writes them
// (web/shared/list/criteria.ts), so that a list has one address; "" for an empty filter.
func (f PropertyFilter) ListSearch() string {
	s := &listSearch{}
	s.text("text", f.Text)
	for _, c := range f.Cities {
		s.add("city", strings.TrimSuffix(value(c.Name)+"|"+value(c.Zip), "|"))
	}
	if len(f.Cities) > 0 {
		s.number("radius", f.Radius)
	}
	s.numbers("type", f.Categories)
	s.number("priceMin", f.PriceMin)
	s.number("priceMax", f.PriceMax)
	s.number("bedrooms", f.BedroomsMin)
	s.number("bathrooms", f.BathroomsMin)
	s.number("garages", f.GaragesMin)
	s.number("parkings", f.ParkingsMin)
	s.number("surfaceMin", f.SurfaceMin)
	s.number("surfaceMax", f.SurfaceMax)
	s.number("plotMin", f.PlotMin)
	s.number("plotMax", f.PlotMax)
	s.numbers("facades", f.Facades)
	for _, class := range f.EnergyClasses {
		s.add("energy", string(class))
	}
	s.number("yearMin", f.ConstructionYearMin)
	s.number("yearMax", f.ConstructionYearMax)
	s.text("availableBy", (*string)(f.AvailableBy))
	for _, c := range YesNoCriteria {
		s.yes(string(c.Name), c.In(f))
	}
	s.text("description", f.Description)
	for _, region := range f.Regions {
		s.add("region", string(region))
	}
	s.area(f.Bounds, f.Polygon)
	return s.String()
}

// listSearch writes the parameters of an address. Empty conditions are left out.
type listSearch struct{ strings.Builder }

func (s *listSearch) add(name, text string) {
	mark := "&"
	if s.Len() == 0 {
		mark = "?"
	}
	s.WriteString(mark + name + "=" + asInAddress.Replace(url.QueryEscape(text)))
}

func (s *listSearch) text(name string, text *string) {
	if value(text) != "" {
		s.add(name, *text)
	}
}

func (s *listSearch) number(name string, n *int) {
	if n != nil && *n > 0 {
		s.add(name, strconv.Itoa(*n))
	}
}

func (s *listSearch) numbers(name string, list []int) {
	for _, n := range list {
		s.add(name, strconv.Itoa(n))
	}
}

func (s *listSearch) yes(name string, required *bool) {
	if required != nil && *required {
		s.add(name, "1")
	}
}

// area writes the parameters of an area on the map, and the one that shows the map.
func (s *listSearch) area(sides *geo.Bounds, corners []geo.Point) {
	if sides != nil {
		s.add("bounds", degrees(",", sides.South, sides.West, sides.North, sides.East))
	}
	if len(corners) > 0 {
		texts := make([]string, len(corners))
		for i, p := range corners {
			texts[i] = degrees(",", p.Latitude, p.Longitude)
		}
		s.add("area", strings.Join(texts, ";"))
	}
	if sides != nil || len(corners) > 0 {
		s.add("view", "map")
	}
}

// degrees writes degrees with the four decimals that an address keeps, about ten metres.
func degrees(with string, list ...float64) string {
	texts := make([]string, len(list))
	for i, d := range list {
		texts[i] = strconv.FormatFloat(math.Round(d*1e4)/1e4, 'f', -1, 64)
	}
	return strings.Join(texts, with)
}
