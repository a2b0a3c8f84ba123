// Package feed reads properties from files of other systems (the CRM's JSON, OpenImmo) into deliveries for package intake.
package feed

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/values"
)

// Formats are those that Open reads.
var Formats = []string{"omnicasa", "openimmo"}

// Open reads a file of a format, or a ZIP archive with one and the pictures and documents that it names. The catalog tells which
// cities, types and agents there are. The error is intake.Problems when the content has mistakes. Call done after the import to close the
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

// reader collects properties and problems.
type reader struct {
	catalog  *agency.Catalog
	delivery intake.Delivery
	problems intake.Problems
}

func (r *reader) problem(record, field, text string, args ...any) {
	r.problems = append(r.problems, intake.Problem{File: record, Field: field, Text: fmt.Sprintf(text, args...)})
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

// done gives the delivery, or its problems.
func (r *reader) done() (intake.Delivery, error) {
	if len(r.problems) > 0 {
		return r.delivery, r.problems
	}
	return r.delivery, nil
}

var errNoCity = errors.New("is in no city of cities.json")

// city finds a city by postcode and name, or by the postcode where only one city has it.
func (r *reader) city(zip, name string) (int, error) {
	for _, input := range []agency.CityInput{{Name: &name, Zip: &zip}, {Zip: &zip}} {
		if found := r.catalog.CitiesNamed([]agency.CityInput{input}); len(found) == 1 {
			return found[0], nil
		}
	}
	return 0, errNoCity
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
