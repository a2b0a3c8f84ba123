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
	"github.com/gevel/gevel/feed/openimmo"
	"github.com/gevel/gevel/feed/sheets"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
)

// Formats are those that Open reads.
var Formats = []string{"omnicasa", "openimmo", "csv", "xlsx"}

// sourceOf names the ways in, whose references each are the same properties for ever. All spreadsheets are one.
var sourceOf = map[string]string{"omnicasa": "omnicasa", "openimmo": "openimmo", "csv": "sheet", "xlsx": "sheet"}

// extensions are those of the files of data, by format.
var extensions = map[string]string{"omnicasa": ".json", "openimmo": ".xml", "csv": ".csv", "xlsx": ".xlsx"}

// Open reads a file of a format, or a ZIP archive or folder with such files, each in the order of their names, and the pictures and
// documents that they name. The catalog tells which cities, types and agents there are, words what the agency says of words that the site
// does not know. Records with problems are left out by intake.Deliver. Call done after the import to close the files.
func Open(format, file string, c *agency.Catalog, words *transfer.Words) (d intake.Delivery, done func() error, err error) {
	if !slices.Contains(Formats, format) {
		return d, nil, fmt.Errorf("%q is not a format; the formats are %s", format, strings.Join(Formats, ", "))
	}
	texts, files, done, err := open(format, file)
	if err != nil {
		return d, done, err
	}
	r := transfer.NewReader(c, words)
	r.Delivery.Source = sourceOf[format]
	r.Attached.Sources, r.Delivery.Files = files, r.Attached
	read := readerOf(format, r)
	var failures failures
	for _, t := range texts {
		text, err := t.Text()
		if err == nil {
			r.Dir = path.Dir(t.Names[0])
			err = read(text)
		}
		if err != nil && len(texts) == 1 {
			return r.Delivery, done, err
		}
		if err != nil {
			failures.errs = append(failures.errs, err)
			failures.Problems = append(
				failures.Problems,
				check.Problem{File: t.Names[0], Text: err.Error() + "; it is left out", Kind: records.RecordUnread},
			)
		}
	}
	if len(failures.errs) == len(texts) {
		return r.Delivery, done, failures
	}
	r.Delivery.Warnings = append(failures.Problems, r.Delivery.Warnings...)
	return r.Delivery, done, nil
}

// failures are why none of several files of data could be read.
type failures struct {
	check.Problems
	errs []error
}

// Unwrap gives the reasons.
func (f failures) Unwrap() []error { return f.errs }

// open lists the files of data and all files that came with them.
func open(format, file string) (texts []transfer.Source, files *transfer.Sources, done func() error, err error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, nil, nil, err
	}
	what := "folder"
	if kind := transfer.ForeignOf(file); kind != "" {
		return nil, nil, nil, kind
	}
	switch {
	case info.IsDir():
		files, done, err = transfer.FolderSources(file)
	case isZip(file) && !isWorkbook(file):
		what = "archive"
		var archive *zip.ReadCloser
		if archive, err = zip.OpenReader(file); err == nil {
			done = archive.Close
			files, err = transfer.ZipSources(&archive.Reader)
		}
	default:
		name := filepath.Base(file)
		if files, done, err = transfer.FolderSources(filepath.Dir(file)); errors.Is(err, transfer.ErrTooMany) {
			files, done, err = &transfer.Sources{}, func() error { return nil }, nil
		}
		return []transfer.Source{{Names: []string{name}, Open: func() (io.ReadCloser, error) { return os.Open(file) }}}, files, done, err
	}
	if err != nil {
		return nil, nil, done, err
	}
	if texts = files.Texts(extensions[format]); len(texts) == 0 {
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

// readerOf reads a file of data after the other.
func readerOf(format string, r *transfer.Reader) func(text []byte) error {
	switch format {
	case "omnicasa":
		return omnicasaReader{r}.read
	case "openimmo":
		return openimmo.New(r).Read
	}
	return sheets.New(r).Read
}
