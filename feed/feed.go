// Package feed reads properties from files of other systems (the CRM's JSON, OpenImmo) into deliveries for package intake.
package feed

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// Formats are those that Open reads.
var Formats = []string{"omnicasa", "openimmo"}

// Open reads a file of a format, or a ZIP archive with one and the pictures and documents that it names. The catalog tells which
// cities, types and agents there are. Records with problems are left out by intake.Deliver. Call done after the import to close the
// file.
func Open(format, file string, c *agency.Catalog) (d intake.Delivery, done func() error, err error) {
	if strings.EqualFold(path.Ext(file), ".zip") {
		archive, err := zip.OpenReader(file)
		if err != nil {
			return d, nil, err
		}
		text, err := only(archive, map[string]string{"omnicasa": ".json", "openimmo": ".xml"}[format])
		if err == nil {
			d, err = read(format, text, c)
		}
		d.Files = flat{archive}
		return d, archive.Close, err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return d, nil, err
	}
	d, err = read(format, text, c)
	return d, func() error { return nil }, err
}

func read(format string, text []byte, c *agency.Catalog) (intake.Delivery, error) {
	switch format {
	case "omnicasa":
		return Omnicasa(bytes.NewReader(text), c)
	case "openimmo":
		return OpenImmo(bytes.NewReader(text), c)
	}
	return intake.Delivery{}, fmt.Errorf("%q is not a format; the formats are %s", format, strings.Join(Formats, ", "))
}

// only reads the single file with an extension in an archive.
func only(archive *zip.ReadCloser, extension string) ([]byte, error) {
	var found fs.File
	for _, f := range archive.File {
		if !strings.EqualFold(path.Ext(f.Name), extension) {
			continue
		}
		if found != nil {
			return nil, fmt.Errorf("the archive has several files *%s", extension)
		}
		var err error
		if found, err = archive.Open(f.Name); err != nil {
			return nil, err
		}
		defer found.Close()
	}
	if found == nil {
		return nil, fmt.Errorf("the archive has no file *%s", extension)
	}
	return io.ReadAll(found)
}

// flat presents the files of one folder as an import folder: photos/a.jpg is a.jpg.
type flat struct{ fs.FS }

func (f flat) Open(name string) (fs.File, error) {
	return f.FS.Open(strings.TrimPrefix(strings.TrimPrefix(name, "photos/"), "documents/"))
}

// reader collects properties, problems and warnings.
type reader struct {
	catalog  *agency.Catalog
	delivery intake.Delivery
	finder   *agency.CityFinder
}

// problem notes why a record cannot be taken; the others are.
func (r *reader) problem(record, field, text string, args ...any) {
	r.delivery.Problems = append(r.delivery.Problems, intake.Problem{File: record, Field: field, Text: fmt.Sprintf(text, args...)})
}

// warn notes what was left out or read in part; it stops nothing.
func (r *reader) warn(p intake.Problem) { r.delivery.Warnings = append(r.delivery.Warnings, p) }

// valuesOf reads values of a record, with warnings. zeroIsEmpty is that of values.Reader.
func (r *reader) valuesOf(record string, zeroIsEmpty bool) values.Reader {
	return values.Reader{ZeroIsEmpty: zeroIsEmpty, Note: func(n values.Note) {
		p := intake.ProblemOf(n)
		p.File = record
		r.warn(p)
	}}
}

// city finds a record's city, and makes one that the site does not have. part is the village within the city, nil when there is none to
// tell. What is said of it is a problem when there is no city, and else a warning, of a field.
func (r *reader) city(record, field string, s places.Said) (number int, part locale.Localized) {
	if r.finder == nil {
		r.finder = agency.NewCityFinder(r.catalog.Cities, r.catalog.Countries)
	}
	found, ok := r.finder.Find(s)
	r.delivery.NewCities, r.delivery.NewCountries = r.finder.MadeCities, r.finder.MadeCountries
	if n := found.Note; n.Kind != "" {
		note := intake.Problem{File: record, Field: field, Text: n.Text, Kind: n.Kind, Value: n.Value}
		if ok {
			r.delivery.Warnings = append(r.delivery.Warnings, note)
		} else {
			r.delivery.Problems = append(r.delivery.Problems, note)
		}
	}
	return found.Number, found.Part
}

// pointOf is a point whose two coordinates are said, nil for none.
func pointOf(latitude, longitude *float64) *places.Point {
	if latitude == nil || longitude == nil || *latitude == 0 && *longitude == 0 {
		return nil
	}
	return &places.Point{Latitude: *latitude, Longitude: *longitude}
}

// agent finds an agent by e-mail address, or gives the first one, with a warning when the address is nobody's.
func (r *reader) agent(record, field, email string) int {
	agents := r.catalog.Site.Agents
	for _, a := range agents {
		if strings.EqualFold(a.Email, email) {
			return a.ID
		}
	}
	if email != "" {
		r.warn(intake.Problem{File: record, Field: field, Kind: agency.AgentUnknown, Value: email,
			Text: fmt.Sprintf("%s is the email address of no agent in site.json; %s is shown", email, agents[0].Name)})
	}
	return agents[0].ID
}
