package agency

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"regexp"
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
		return PropertyFilter{}, err
	}
	return ReadListParameters(given)
}

// ReadListParameters is ReadListSearch for parameters that ParseListSearch gave.
func ReadListParameters(given url.Values) (PropertyFilter, error) {
	f := readList(given)
	return f, f.reads(given)
}

// inHTML are what addresses have that were taken out of HTML as it is written, and the semicolons between the corners of an area, which
// url.ParseQuery takes for an error.
var inHTML = strings.NewReplacer("&amp;", "&", ";", "%3B")

// barEncoded is the bar between the name of a city and its postcode, as programs that count who follows a link encode it once more.
var barEncoded = strings.NewReplacer("%7C", "|", "%7c", "|")

// ParseListSearch parses the search of a list's address, with or without its question mark, into the parameters of its filter: each value
// once, without those that are empty, as web/shared/router/params.ts does.
func ParseListSearch(search string) (url.Values, error) {
	parsed, err := url.ParseQuery(inHTML.Replace(strings.TrimPrefix(search, "?")))
	if err != nil {
		return nil, errors.New("the filter is no query string: it is what stands behind the ? of a list's address")
	}
	given := url.Values{}
	for name, values := range parsed {
		for _, value := range values {
			if value = strings.TrimSpace(value); name == "city" {
				value = barEncoded.Replace(value)
			}
			if value != "" && !slices.Contains(shownOnly, name) && !slices.Contains(given[name], value) {
				given.Add(name, value)
			}
		}
	}
	return given, nil
}

// readList reads the conditions of a list's address as the web app does (web/shared/list/criteria.ts); what is no value of a condition is
// left out.
func readList(given url.Values) PropertyFilter {
	f := PropertyFilter{
		Text: textIn(given, "text"), Description: textIn(given, "description"), AvailableBy: dayIn(given, "availableBy"),
		Radius:   numberIn(given, "radius", limits.RadiusKilometres),
		PriceMin: numberIn(given, "priceMin", limits.AddressNumber), PriceMax: numberIn(given, "priceMax", limits.AddressNumber),
		BedroomsMin: numberIn(given, "bedrooms", limits.AddressLeast), BathroomsMin: numberIn(given, "bathrooms", limits.AddressLeast),
		GaragesMin: numberIn(given, "garages", limits.AddressLeast), ParkingsMin: numberIn(given, "parkings", limits.AddressLeast),
		SurfaceMin: numberIn(given, "surfaceMin", limits.AddressNumber), SurfaceMax: numberIn(given, "surfaceMax", limits.AddressNumber),
		PlotMin: numberIn(given, "plotMin", limits.AddressNumber), PlotMax: numberIn(given, "plotMax", limits.AddressNumber),
		ConstructionYearMin: numberIn(given, "yearMin", limits.AddressYear),
		ConstructionYearMax: numberIn(given, "yearMax", limits.AddressYear),
		Cities:              citiesIn(given["city"]), Categories: numbersIn(given["type"], limits.AddressNumber),
		Facades:       amongNumbers(given["facades"], []int{2, 3, 4}),
		EnergyClasses: amongThese(given["energy"], energy.Classes),
		Regions:       amongThese(given["region"], []geo.Region{geo.Flanders, geo.Brussels, geo.Wallonia}),
		Bounds:        boundsIn(given.Get("bounds")), Polygon: cornersIn(given.Get("area")),
	}
	for _, c := range YesNoCriteria {
		if given.Get(string(c.Name)) == "1" {
			c.Require(&f)
		}
	}
	return f
}

// reads returns an error that names the first parameter of which the filter, written as an address again, has another value. A number or
// city in another writing, "51.0", is no other value.
func (f PropertyFilter) reads(given url.Values) error {
	written, err := ParseListSearch(f.ListSearch())
	if err != nil {
		return err
	}
	sorted := func(list []string) (as []string) {
		for _, text := range list {
			as = append(as, inOneWriting(text))
		}
		slices.Sort(as)
		return as
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if !slices.Equal(sorted(given[name]), sorted(written[name])) || len(given[name]) > limits.AddressChoices {
			return fmt.Errorf("the filter of a list has no %q with the value %q", name, strings.Join(given[name], ", "))
		}
	}
	return nil
}

// numberWritten is a number in the value of a parameter: alone, or a side or corner of an area.
var numberWritten = regexp.MustCompile(`-?\d+(\.\d+)?`)

// inOneWriting is a value of a parameter with its numbers and its city as ListSearch writes them.
func inOneWriting(text string) string {
	if name, zip, isCity := strings.Cut(text, "|"); isCity {
		return strings.TrimSuffix(strings.TrimSpace(name)+"|"+strings.TrimSpace(zip), "|")
	}
	if strings.Trim(text, "-0123456789.,;") != "" {
		return text
	}
	return numberWritten.ReplaceAllStringFunc(text, func(number string) string {
		n, err := strconv.ParseFloat(number, 64)
		if err != nil {
			return number
		}
		return strconv.FormatFloat(n+0, 'f', -1, 64) // without the sign of -0
	})
}

func textIn(given url.Values, name string) *string {
	if text := given.Get(name); utf8.RuneCountInString(text) <= limits.DescriptionCharacters {
		return optional(text)
	}
	return nil
}

func dayIn(given url.Values, name string) *locale.Date {
	if day := locale.Date(given.Get(name)); day.Valid() {
		return &day
	}
	return nil
}

func numberIn(given url.Values, name string, most int) *int {
	if numbers := numbersIn(given[name], most); len(numbers) > 0 {
		return &numbers[0]
	}
	return nil
}

// numbersIn are the numbers from 1 to most.
func numbersIn(texts []string, most int) (list []int) {
	for _, text := range texts {
		if n, err := strconv.Atoi(text); err == nil && n > 0 && n <= most {
			list = append(list, n)
		}
	}
	return list
}

// amongThese are those of these values that a text is, in their order.
func amongThese[T ~string](texts []string, these []T) (list []T) {
	for _, one := range these {
		if slices.Contains(texts, string(one)) {
			list = append(list, one)
		}
	}
	return list
}

func amongNumbers(texts []string, these []int) (list []int) {
	for _, n := range these {
		if slices.Contains(texts, strconv.Itoa(n)) {
			list = append(list, n)
		}
	}
	return list
}

var zipWritten = regexp.MustCompile(`^[\w -]{0,10}$`)

// citiesIn reads cities, each its name, its postcode or both: "Bree|3960".
func citiesIn(texts []string) (list []CityInput) {
	for _, text := range texts {
		name, zip, _ := strings.Cut(text, "|")
		name, zip = strings.TrimSpace(name), strings.TrimSpace(zip)
		if utf8.RuneCountInString(name) <= limits.DescriptionCharacters && zipWritten.MatchString(zip) && name+zip != "" {
			list = append(list, CityInput{Name: optional(name), Zip: optional(zip)})
		}
	}
	return list
}

// boundsIn reads the sides of a map, "51,5.5,51.2,5.9": south, west, north, east. It is nil for anything else.
func boundsIn(text string) *geo.Bounds {
	d := degreesIn(text, 4)
	if d == nil {
		return nil
	}
	b := geo.Bounds{South: d[0], West: d[1], North: d[2], East: d[3]}
	if b.South >= b.North || b.West >= b.East || !onMap(b.South, b.West) || !onMap(b.North, b.East) {
		return nil
	}
	return &b
}

// cornersIn reads the corners of an area that was drawn on the map, "51.1,5.7;51.2,5.8;51,5.9". It is nil for anything else.
func cornersIn(text string) (list []geo.Point) {
	for corner := range strings.SplitSeq(text, ";") {
		d := degreesIn(corner, 2)
		if d == nil || !onMap(d[0], d[1]) {
			return nil
		}
		list = append(list, geo.Point{Latitude: d[0], Longitude: d[1]})
	}
	if len(list) < 3 || len(list) > limits.ListLength {
		return nil
	}
	return list
}

// onMap reports whether a point can be shown on a map, which ends before the poles.
func onMap(latitude, longitude float64) bool {
	return latitude >= -limits.MapLatitude && latitude <= limits.MapLatitude && longitude >= -180 && longitude <= 180
}

var degreesWritten = regexp.MustCompile(`^-?\d{1,3}(\.\d{1,4})?$`)

// degreesIn reads so many degrees with commas between them; nil for anything else.
func degreesIn(text string, count int) (list []float64) {
	for part := range strings.SplitSeq(text, ",") {
		n, err := strconv.ParseFloat(part, 64)
		if err != nil || !degreesWritten.MatchString(part) {
			return nil
		}
		list = append(list, n)
	}
	if len(list) != count {
		return nil
	}
	return list
}
