// Package feed reads properties from files of other systems (the CRM's JSON, OpenImmo) and from spreadsheets into deliveries for package
// intake.
package feed

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// Formats are those that Open reads.
var Formats = []string{"omnicasa", "openimmo", "csv", "xlsx"}

// sourceOf names the ways in, whose references each are the same properties for ever. All spreadsheets are one.
var sourceOf = map[string]string{"omnicasa": "omnicasa", "openimmo": "openimmo", "csv": "sheet", "xlsx": "sheet"}

// extensions are those of the files of data, by format.
var extensions = map[string]string{"omnicasa": ".json", "openimmo": ".xml", "csv": ".csv", "xlsx": ".xlsx"}

// Open reads a file of a format, or a ZIP archive or folder with such files, each in the order of their names, and the pictures and
// documents that they name. The catalog tells which cities, types and agents there are. Records with problems are left out by
// intake.Deliver. Call done after the import to close the files.
func Open(format, file string, c *agency.Catalog) (d intake.Delivery, done func() error, err error) {
	if !slices.Contains(Formats, format) {
		return d, nil, fmt.Errorf("%q is not a format; the formats are %s", format, strings.Join(Formats, ", "))
	}
	texts, files, done, err := open(format, file)
	if err != nil {
		return d, done, err
	}
	r := newReader(c)
	r.delivery.Source = sourceOf[format]
	r.attached.sources, r.delivery.Files = files, r.attached
	var failures intake.Problems
	for _, t := range texts {
		text, err := t.text()
		if err == nil {
			r.dir = path.Dir(t.names[0])
			err = r.read(format, text)
		}
		if err != nil && len(texts) == 1 {
			return r.delivery, done, err
		}
		if err != nil {
			failures = append(
				failures,
				intake.Problem{File: t.names[0], Text: err.Error() + "; it is left out", Kind: records.RecordUnread},
			)
		}
	}
	if len(failures) == len(texts) {
		return r.delivery, done, failures
	}
	r.delivery.Warnings = append(failures, r.delivery.Warnings...)
	return r.delivery, done, nil
}

// open lists the files of data and all files that came with them.
func open(format, file string) (texts []source, files *sources, done func() error, err error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, nil, nil, err
	}
	what := "folder"
	switch {
	case info.IsDir():
		files, done, err = folderSources(file)
	case isZip(file) && !isWorkbook(file):
		what = "archive"
		var archive *zip.ReadCloser
		if archive, err = zip.OpenReader(file); err == nil {
			done = archive.Close
			files, err = zipSources(&archive.Reader)
		}
	default:
		name := filepath.Base(file)
		if files, done, err = folderSources(filepath.Dir(file)); errors.Is(err, errTooMany) {
			files, done, err = &sources{}, func() error { return nil }, nil
		}
		return []source{{names: []string{name}, open: func() (io.ReadCloser, error) { return os.Open(file) }}}, files, done, err
	}
	if err != nil {
		return nil, nil, done, err
	}
	if texts = files.texts(extensions[format]); len(texts) == 0 {
		err = fmt.Errorf("the %s has no file *%s", what, extensions[format])
	}
	return texts, files, done, err
}

// isZip reports whether a file is an archive, whatever its name.
func isZip(file string) bool {
	in, err := os.Open(file)
	if err != nil {
		return false
	}
	defer in.Close()
	head := make([]byte, 4)
	_, err = io.ReadFull(in, head)
	return err == nil && string(head) == "PK\x03\x04"
}

// isWorkbook reports whether an archive is one of Excel or LibreOffice, which is a file of data itself.
func isWorkbook(file string) bool {
	archive, err := zip.OpenReader(file)
	if err != nil {
		return false
	}
	defer archive.Close()
	return slices.ContainsFunc(archive.File, func(f *zip.File) bool { return f.Name == "[Content_Types].xml" })
}

// read reads a file of data.
func (r *reader) read(format string, text []byte) error {
	switch format {
	case "omnicasa":
		return r.omnicasaText(text)
	case "openimmo":
		return r.openImmoText(text)
	}
	return r.sheetFile(text)
}

// reader collects properties, problems and warnings.
type reader struct {
	catalog  *agency.Catalog
	delivery intake.Delivery
	finder   *records.CityFinder
	attached *attached
	dir      string // of the file that is read, among the files that came with it

	at      map[string]int   // where the properties stand in the delivery, by reference
	entries map[string]entry // those that were read, by reference, and by reference and language
	kinds   map[string]int   // the types by what a sheet calls them, once one was looked up
}

func newReader(c *agency.Catalog) *reader {
	r := &reader{catalog: c, attached: newAttached(nil), dir: ".", at: map[string]int{}, entries: map[string]entry{}}
	r.delivery.Alts, r.delivery.Files = map[string]locale.Localized{}, r.attached
	return r
}

// problem notes why a record cannot be taken; the others are.
func (r *reader) problem(record, field, text string, args ...any) {
	r.problemOf("", "", record, field, text, args...)
}

// problemOf is problem with what the desk says of it in its own language.
func (r *reader) problemOf(kind records.ProblemKind, value, record, field, text string, args ...any) {
	r.delivery.Problems = append(r.delivery.Problems, intake.Problem{File: record, Field: field, Text: fmt.Sprintf(text, args...),
		Kind: kind, Value: value})
}

// theFile and theColumns stand in the place of a record's name for what is said of a whole file, and of the columns of a sheet.
const (
	theFile    = "the file"
	theColumns = "columns"
)

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
		r.finder = records.NewCityFinder(r.catalog.Cities, r.catalog.Countries)
	}
	found, ok := r.finder.Find(s)
	r.delivery.NewCities, r.delivery.NewCountries = r.finder.MadeCities, r.finder.MadeCountries
	if n := found.Note; n.Kind != "" {
		note := intake.Problem{File: record, Field: field, Text: n.Text, Kind: n.Kind, Value: n.Value}
		if ok {
			r.delivery.Warnings = append(r.delivery.Warnings, note)
		} else {
			r.delivery.Problems = append(r.delivery.Problems, note)
			return intake.NamedInVain, nil
		}
	}
	return found.Number, found.Part
}

// entitle gives the properties that have no title in the site's main language one, when a file is read to its end.
func (r *reader) entitle() {
	main, made := r.catalog.Fallback(), map[int]string{}
	for _, c := range r.delivery.NewCities {
		made[c.Number] = c.Names.In(main, main)
	}
	for i := range r.delivery.Properties {
		p := r.delivery.Properties[i].Record
		place := made[p.City]
		if city := r.catalog.City(p.City, main); city != nil {
			place = city.Name
		}
		if p.Type != 0 {
			p.Title = values.Title(p.Title, main, r.catalog.TypeName(p.Type, main), place)
		}
	}
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
		r.warn(intake.Problem{File: record, Field: field, Kind: records.AgentUnknown, Value: email,
			Text: fmt.Sprintf("%s is the email address of no agent in site.json; %s is shown", email, agents[0].Name)})
	}
	return agents[0].ID
}
