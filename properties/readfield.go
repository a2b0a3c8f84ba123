package properties

import (
	"encoding/json"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// written is a property of which somebody writes a field.
type written struct {
	edited
	field     *Field
	language  locale.Language
	at        time.Time
	cities    []agency.CityRecord // that the site does not have yet
	countries []agency.CountryRecord
}

// yearsAhead is how many years ahead a building may be planned, as an import takes it.
const yearsAhead = 5

// read reads a value as somebody typed it into the parts of the record that it is, with the code of what is wrong with it.
func (w *written) read(text string) (map[desk.Part]string, forms.ProblemCode) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	if len(text) > limits.PartBytes {
		return nil, forms.TooLong
	}
	number := w.record.Number
	if text == "" {
		if w.field.Needed || w.field.Kind == SwitchField {
			return nil, forms.Required
		}
		if w.field.Kind == PointField {
			return map[desk.Part]string{of(number, "latitude"): "", of(number, "longitude"): ""}, ""
		}
	}
	switch w.field.Kind {
	case PriceField:
		return nil, forms.Unknown
	case TownField:
		return w.readTown(text)
	case PointField:
		return w.readPoint(text)
	}
	part := of(number, w.field.Name)
	part.Language = w.language
	if text == "" {
		return map[desk.Part]string{part: ""}, ""
	}
	value, code := w.readValue(text)
	return map[desk.Part]string{part: value}, code
}

// readValue reads a value that is stated.
func (w *written) readValue(text string) (string, forms.ProblemCode) {
	f := w.field
	switch f.Kind {
	case LineField:
		return readLine(text)
	case TextField:
		return canonical(text), unless(!values.Missing(text), forms.Unknown)
	case AmountField:
		var m locale.Money
		if json.Unmarshal([]byte(text), &m) != nil {
			return "", forms.OutOfRange
		}
		return canonical(m), w.bounds(float64(m) / 100)
	case IntegerField:
		n, err := strconv.Atoi(text)
		if err != nil || n > math.MaxInt32 || n < math.MinInt32 {
			return "", forms.OutOfRange
		}
		return canonical(n), w.bounds(float64(n))
	case DecimalField:
		n, err := strconv.ParseFloat(text, 64)
		if err != nil || math.Abs(n) > math.MaxInt32 || n != math.Round(n*1000)/1000 {
			return "", forms.OutOfRange
		}
		return canonical(n), w.bounds(n)
	case FlagField, SwitchField:
		return text, unless(text == "true" || text == "false", forms.Unknown)
	case DateField:
		d := locale.Date(text)
		return canonical(d), unless(d.Valid() && d.Said() == d, forms.DateInvalid)
	case ChoiceField:
		return w.readChoice(text)
	case AddressField:
		return canonical(text), w.address(text)
	}
	return w.readList(text)
}

func (w *written) readChoice(text string) (string, forms.ProblemCode) {
	if !slices.ContainsFunc(w.choices(w.field), func(c *Choice) bool { return c.Value == text }) {
		return "", forms.Unknown
	}
	if w.field.of.Kind() == reflect.Int {
		return text, ""
	}
	return canonical(text), ""
}

// readList reads what is written as a list in JSON. An empty list says nothing.
func (w *written) readList(text string) (string, forms.ProblemCode) {
	list := reflect.New(w.field.of)
	decode := json.NewDecoder(strings.NewReader(text))
	decode.DisallowUnknownFields()
	if decode.Decode(list.Interface()) != nil || decode.More() {
		return "", forms.Unknown
	}
	n := list.Elem().Len()
	if n > limits.PropertyRows {
		return "", forms.TooMany
	}
	for i := range n {
		if code := w.item(list.Elem().Index(i)); code != "" {
			return "", code
		}
	}
	if n == 0 {
		return "", ""
	}
	var plain any
	json.Unmarshal([]byte(canonical(list.Interface())), &plain) // was marshalled just now
	return canonical(plain), ""                                 // with keys in the order of a document
}

func (w *written) item(v reflect.Value) forms.ProblemCode {
	switch w.field.Kind {
	case IntegersField:
		return unless(v.Int() > 0 && v.Int() <= limits.PropertyAge, forms.OutOfRange)
	case AddressesField:
		return w.address(v.String())
	case MeasuresField:
		measure := v.Field(1)
		if measure.Kind() == reflect.Pointer {
			if measure.IsNil() {
				return w.word(v.Field(0))
			}
			measure = measure.Elem()
		}
		if nothing, why := values.Number(w.field.Name+"."+w.field.measure, float64(measure.Int())); nothing || why != "" {
			return forms.OutOfRange
		}
		return w.word(v.Field(0))
	}
	return w.word(v)
}

func (w *written) word(v reflect.Value) forms.ProblemCode {
	_, known := detail.Vocabulary[w.field.Vocabulary][v.String()]
	return unless(known, forms.Unknown)
}

// address checks the address of a film or tour. One that the property has already stays.
func (w *written) address(text string) forms.ProblemCode {
	_, ok := media.VideoOf(text, w.catalog.Site.Settings.PropertyVideoHosts)
	return unless(len(text) <= limits.AddressBytes && (ok || slices.Contains(w.record.Videos, text)), forms.Unknown)
}

// bounds checks a number by the row of its field.
func (w *written) bounds(n float64) forms.ProblemCode {
	nothing, why := values.Number(w.field.Name, n)
	late := values.IsYear(w.field.Name) && n > float64(w.at.Year()+yearsAhead)
	negative := !values.Has(w.field.Name) && n < 0
	return unless(!nothing && why == "" && !late && !negative, forms.OutOfRange)
}

func readLine(text string) (string, forms.ProblemCode) {
	line := values.Filled(text)
	switch {
	case line == nil:
		return "", forms.Unknown
	case utf8.RuneCountInString(*line) > limits.PropertyLineCharacters:
		return "", forms.TooLong
	}
	return canonical(*line), ""
}

func (w *written) readTown(text string) (map[desk.Part]string, forms.ProblemCode) {
	if utf8.RuneCountInString(text) > limits.PropertyLineCharacters {
		return nil, forms.TooLong
	}
	finder := records.NewCityFinder(w.catalog.Cities, w.catalog.Countries)
	found, ok := finder.Find(places.SaidOf(text, nil))
	if !ok {
		return nil, forms.Unknown
	}
	w.cities, w.countries = finder.MadeCities, finder.MadeCountries
	return map[desk.Part]string{of(w.record.Number, "city"): strconv.Itoa(found.Number)}, ""
}

// readPoint reads a place on the map. One that an import would leave out is refused.
func (w *written) readPoint(text string) (map[desk.Part]string, forms.ProblemCode) {
	north, east := pointTyped(text)
	latitude, errNorth := strconv.ParseFloat(north, 64)
	longitude, errEast := strconv.ParseFloat(east, 64)
	at := slices.IndexFunc(w.catalog.Cities, func(c agency.CityRecord) bool { return c.Number == w.record.City })
	if errNorth != nil || errEast != nil || at < 0 {
		return nil, forms.OutOfRange
	}
	city := w.catalog.Cities[at]
	country := agency.CountryRecord{Number: city.CountryID}.Code()
	if _, _, note := records.CheckedPoint(&latitude, &longitude, city, country); note.Kind != "" && note.Kind != records.PointFar {
		return nil, forms.OutOfRange
	}
	return map[desk.Part]string{of(w.record.Number, "latitude"): canonical(latitude),
		of(w.record.Number, "longitude"): canonical(longitude)}, ""
}

// copiedPoints find the two numbers of a point in what a map on the internet lets one copy: "51.0543, 3.7174", ".../@51.0543,3.7174,17z",
// "...#map=18/51.0543/3.7174". The address of a place at Google has the place itself behind !3d and !4d, and behind the @ the middle of
// the map.
var copiedPoints = []*regexp.Regexp{
	regexp.MustCompile(`!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)`),
	regexp.MustCompile(`(?:^|[^\d.-])(-?\d{1,2}\.\d+)(?:\s*[,/]\s*|\s+)(-?\d{1,3}\.\d+)(?:$|[^\d.])`),
}

// pointTyped gives the latitude and the longitude of a point as it was typed, or pasted from a map.
func pointTyped(text string) (north, east string) {
	for _, point := range copiedPoints {
		if copied := point.FindStringSubmatch(text); copied != nil {
			return copied[1], copied[2]
		}
	}
	north, east, _ = strings.Cut(text, ",")
	return strings.TrimSpace(north), strings.TrimSpace(east)
}

// canonical is a value as the record has it.
func canonical(v any) string {
	b, _ := json.Marshal(v) // values of records always have a JSON form
	return string(b)
}

func unless(holds bool, code forms.ProblemCode) forms.ProblemCode {
	if holds {
		return ""
	}
	return code
}
