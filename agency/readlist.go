package agency

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// shownOnly are parameters of a list that say how it is shown, so that an address copied from a list still is a filter.
var shownOnly = []string{"sort", "view", "page"}

// ReadListSearch reads what ListSearch writes: the part of a list's address that is its filter, with or without its question mark. What
// the web app would leave out or read as something near it is an error here, which names the parameter: a list that is wider than somebody
// wrote looks right.
func ReadListSearch(search string) (PropertyFilter, error) {
	given, err := ParseListSearch(search)
	if err != nil {
		return PropertyFilter{}, errors.New("the filter is not what stands behind the ? of a list's address")
	}
	f := readList(given)
	if err := f.reads(given); err != nil {
		return PropertyFilter{}, err
	}
	return f, f.Check()
}

// ParseListSearch parses the search of a list's address, with or without its question mark, into the parameters of its filter. Semicolons
// divide the corners of an area there, which url.ParseQuery takes for an error.
func ParseListSearch(search string) (url.Values, error) {
	given, err := url.ParseQuery(strings.ReplaceAll(strings.TrimPrefix(search, "?"), ";", "%3B"))
	for _, name := range shownOnly {
		given.Del(name)
	}
	return given, err
}

// readList reads the conditions of a list's address; what is no value of a condition is left out.
func readList(given url.Values) PropertyFilter {
	f := PropertyFilter{
		Text: textIn(given, "text"), Description: textIn(given, "description"), AvailableBy: (*locale.Date)(textIn(given, "availableBy")),
		Radius: numberIn(given, "radius"), PriceMin: numberIn(given, "priceMin"), PriceMax: numberIn(given, "priceMax"),
		BedroomsMin: numberIn(given, "bedrooms"), BathroomsMin: numberIn(given, "bathrooms"), GaragesMin: numberIn(given, "garages"),
		ParkingsMin: numberIn(given, "parkings"), SurfaceMin: numberIn(given, "surfaceMin"), SurfaceMax: numberIn(given, "surfaceMax"),
		PlotMin: numberIn(given, "plotMin"), PlotMax: numberIn(given, "plotMax"),
		ConstructionYearMin: numberIn(given, "yearMin"), ConstructionYearMax: numberIn(given, "yearMax"),
		Categories:    numbersIn(given["type"]),
		Facades:       slices.DeleteFunc(numbersIn(given["facades"]), func(n int) bool { return n < 2 || n > 4 }),
		EnergyClasses: amongThese(given["energy"], energy.Classes),
		Regions:       amongThese(given["region"], []geo.Region{geo.Flanders, geo.Brussels, geo.Wallonia}),
		Polygon:       cornersIn(given.Get("area")),
	}
	for _, text := range given["city"] {
		name, zip, _ := strings.Cut(text, "|")
		f.Cities = append(f.Cities, CityInput{Name: optional(name), Zip: optional(zip)})
	}
	for _, c := range YesNoCriteria {
		if given.Get(string(c.Name)) == "1" {
			c.Require(&f)
		}
	}
	return f
}

// reads returns an error that names the first parameter of which the filter, written as an address again, has another value.
func (f PropertyFilter) reads(given url.Values) error {
	written, err := ParseListSearch(f.ListSearch())
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if !slices.Equal(given[name], written[name]) || len(given[name]) > limits.AddressChoices {
			return fmt.Errorf("the filter of a list has no %q with the value %q", name, strings.Join(given[name], ", "))
		}
	}
	return nil
}

func textIn(given url.Values, name string) *string {
	if text := given.Get(name); utf8.RuneCountInString(text) <= limits.DescriptionCharacters {
		return optional(text)
	}
	return nil
}

func numberIn(given url.Values, name string) *int {
	if numbers := numbersIn(given[name]); len(numbers) > 0 {
		return &numbers[0]
	}
	return nil
}

func numbersIn(texts []string) (list []int) {
	for _, text := range texts {
		if n, err := strconv.Atoi(text); err == nil && n > 0 {
			list = append(list, n)
		}
	}
	return list
}

// amongThese are the texts that are one of these values.
func amongThese[T ~string](texts []string, these []T) (list []T) {
	for _, text := range texts {
		if slices.Contains(these, T(text)) {
			list = append(list, T(text))
		}
	}
	return list
}

// cornersIn reads the corners of an area that was drawn on the map: "51.1,5.7;51.2,5.8;51,5.9".
func cornersIn(text string) (list []geo.Point) {
	for corner := range strings.SplitSeq(text, ";") {
		north, east, _ := strings.Cut(corner, ",")
		latitude, err := strconv.ParseFloat(north, 64)
		longitude, wrong := strconv.ParseFloat(east, 64)
		if err == nil && wrong == nil {
			list = append(list, geo.Point{Latitude: latitude, Longitude: longitude})
		}
	}
	return list
}
