package intake

import (
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
)

// FolderDelivery reads the properties of an import folder as a delivery, and the cities that the site does not have. The rest of the folder
// is not read. Its numbers of types, cities and agents must be those of the site: a property that means another one is a problem.
func FolderDelivery(files fs.FS, c *agency.Catalog) (d Delivery) {
	f := &folder{files: files}
	f.media = mediafiles.New(files, &f.Book)
	f.library = f.media.ReadIndex()
	f.jsonIfAny("countries.json", &f.countries)
	f.jsonIfAny("cities.json", &f.cities)
	f.jsonIfAny("types.json", &f.types)
	f.jsonIfAny("site.json", &f.site)
	f.Problems = nil // of files that are not taken
	d = Delivery{Source: string(records.FolderSource), Files: files, Alts: f.media.Alts}
	d.NewCountries = lacking(f.countries, c.Countries, func(k agency.CountryRecord) int { return k.Number })
	d.NewCities = lacking(f.cities, c.Cities, func(k agency.CityRecord) int { return k.Number })
	for _, file := range filesOf(f, "properties") {
		text, err := fs.ReadFile(files, file)
		if err != nil {
			d.Problems = append(d.Problems, check.Problem{File: file, Text: "cannot be read", Kind: records.RecordUnread})
			continue
		}
		r, problems, warnings := check.ReadProperty(file, text)
		problems = append(problems, f.meansOthers(file, r, c)...)
		d.Problems, d.Warnings = append(d.Problems, problems...), append(d.Warnings, warnings...)
		r.Photos, r.Plans, r.Panoramas, r.Points = orNone(r.Photos), orNone(r.Plans), orNone(r.Panoramas), orNone(r.Points)
		r.Documents = orNone(r.Documents)
		if r.Gone {
			d.Withdraw = append(d.Withdraw, r.Number)
		} else if len(problems) == 0 {
			d.Properties = append(d.Properties, Property{Name: file, Record: &r})
		}
	}
	return d
}

// lacking are the records of the folder whose numbers the site does not have.
func lacking[T any](list, site []T, number func(T) int) (more []T) {
	for _, r := range list {
		if !slices.ContainsFunc(site, func(s T) bool { return number(s) == number(r) }) {
			more = append(more, r)
		}
	}
	return more
}

// meansOthers are the problems of a property whose numbers of type, city or agent mean something else in its folder than on the site.
func (f *folder) meansOthers(file string, r records.Property, c *agency.Catalog) (list check.Problems) {
	differ := func(field string, kind records.ProblemKind, value string) {
		list = append(
			list,
			check.Problem{File: file, Field: field, Kind: kind, Value: value, Text: value + " is something else on the site"},
		)
	}
	for _, t := range f.types {
		for _, s := range c.Types {
			if t.Number == r.Type && s.Number == t.Number && (s.Category != t.Category || !maps.Equal(s.Names, t.Names)) {
				differ("type", records.TypeAbsent, t.Names.In(c.Fallback(), c.Fallback()))
			}
		}
	}
	for _, k := range f.cities {
		for _, s := range c.Cities {
			if k.Number == r.City && s.Number == k.Number && (s.CountryID != k.CountryID || s.Zip != k.Zip) {
				differ("city", records.CityUnknown, prose.Joined(" ", k.Zip, k.Names.In(c.Fallback(), c.Fallback())))
			}
		}
	}
	for _, a := range f.site.Agents {
		for _, s := range c.Site.Agents {
			if a.ID == r.Agent && s.ID == a.ID && !strings.EqualFold(a.Email, s.Email) {
				differ("agent", records.AgentUnknown, a.Email)
			}
		}
	}
	return list
}
