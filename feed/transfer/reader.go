package transfer

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// Reader collects properties, problems and warnings.
type Reader struct {
	Catalog  *agency.Catalog
	Delivery intake.Delivery
	finder   *records.CityFinder
	Attached *Attached
	Dir      string // of the file that is read, among the files that came with it
	Words    *Words // what the agency says that words mean
}

// NewReader makes a reader of files for a site, which has the cities, types and agents of the catalog.
func NewReader(c *agency.Catalog, words *Words) *Reader {
	r := &Reader{Catalog: c, Attached: newAttached(nil), Dir: ".", Words: words}
	r.Delivery.Alts, r.Delivery.Files = map[string]locale.Localized{}, r.Attached
	return r
}

// Problem notes why a record cannot be taken; the others are.
func (r *Reader) Problem(record, field, text string, args ...any) {
	r.ProblemOf("", "", record, field, text, args...)
}

// ProblemOf is Problem with what the desk says of it in its own language.
func (r *Reader) ProblemOf(kind records.ProblemKind, value, record, field, text string, args ...any) {
	r.Delivery.Problems = append(r.Delivery.Problems, check.Problem{File: record, Field: field, Text: fmt.Sprintf(text, args...),
		Kind: kind, Value: value})
}

// TheFile and TheColumns stand in the place of a record's name for what is said of a whole file, and of the columns of a sheet.
const (
	TheFile    = "the file"
	TheColumns = "columns"
)

// Warn notes what was left out or read in part; it stops nothing.
func (r *Reader) Warn(p check.Problem) { r.Delivery.Warnings = append(r.Delivery.Warnings, p) }

// ValuesOf reads values of a record, with warnings. zeroIsEmpty is that of values.Reader.
func (r *Reader) ValuesOf(record string, zeroIsEmpty bool) values.Reader {
	return values.Reader{ZeroIsEmpty: zeroIsEmpty, Note: func(n values.Note) {
		p := check.ProblemOf(n)
		p.File = record
		r.Warn(p)
	}}
}

// City finds a record's city, and makes one that the site does not have. part is the village within the city, nil when there is none to
// tell. What is said of it is a problem when there is no city, and else a warning, of a field.
func (r *Reader) City(record, field string, s places.Said) (number int, part locale.Localized) {
	if r.finder == nil {
		r.finder = records.NewCityFinder(r.Catalog.Cities, r.Catalog.Countries)
	}
	found, ok := r.finder.Find(s)
	r.Delivery.NewCities, r.Delivery.NewCountries = r.finder.MadeCities, r.finder.MadeCountries
	if n := found.Note; n.Kind != "" {
		note := check.Problem{File: record, Field: field, Text: n.Text, Kind: n.Kind, Value: n.Value}
		if ok {
			r.Delivery.Warnings = append(r.Delivery.Warnings, note)
		} else {
			r.Delivery.Problems = append(r.Delivery.Problems, note)
			return intake.NamedInVain, nil
		}
	}
	return found.Number, found.Part
}

// Entitle gives the properties that have no title in the site's main language one, when a file is read to its end.
func (r *Reader) Entitle() {
	main, made := r.Catalog.Fallback(), map[int]string{}
	for _, c := range r.Delivery.NewCities {
		made[c.Number] = c.Names.In(main, main)
	}
	for i := range r.Delivery.Properties {
		p := r.Delivery.Properties[i].Record
		place := made[p.City]
		if city := r.Catalog.City(p.City, main); city != nil {
			place = city.Name
		}
		if p.Type != 0 {
			p.Title = values.Title(p.Title, main, r.Catalog.TypeName(p.Type, main), place)
		}
	}
}

// PointOf is a point whose two coordinates are said, nil for none.
func PointOf(latitude, longitude *float64) *places.Point {
	if latitude == nil || longitude == nil || *latitude == 0 && *longitude == 0 {
		return nil
	}
	return &places.Point{Latitude: *latitude, Longitude: *longitude}
}

// Agent finds an agent by e-mail address, or gives the first one, with a warning when the address is nobody's.
func (r *Reader) Agent(record, field, email string) int {
	agents := r.Catalog.Site.Agents
	for _, a := range agents {
		if strings.EqualFold(a.Email, email) {
			return a.ID
		}
	}
	if email != "" {
		r.Warn(check.Problem{File: record, Field: field, Kind: records.AgentUnknown, Value: email,
			Text: fmt.Sprintf("%s is the email address of no agent in site.json; %s is shown", email, agents[0].Name)})
	}
	return agents[0].ID
}
