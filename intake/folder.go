// Package intake imports an agency's folder into the store: it reads and checks all files, copies pictures and documents into the media
// folder, and writes what changed in one transaction.
package intake

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"maps"
	"path"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// folder is the content of an import folder. What could not be read is among the problems.
type folder struct {
	files      fs.FS
	site       agency.Site
	countries  []agency.CountryRecord
	categories []agency.CategoryRecord
	types      []agency.TypeRecord
	cities     []agency.CityRecord
	properties []property
	projects   []named[agency.ProjectRecord]
	articles   []named[article]
	owners     []agency.OwnerRecord
	histories  []named[agency.History]
	alts       map[string]locale.Localized // descriptions of pictures, by file
	pictures   map[string]*agency.Picture  // that the desk's parts may name, by file
	library    []Described                 // pictures of which the desk of the site they come from said something
	problems   Problems
	warnings   Problems // what the law requires in an advertisement and the folder lacks
	media      *media
	linked     map[string]map[int]string // names of links, by kind and number of the records that they bring
	remotes    map[string]db.Remote      // a delivery's files that other servers have, by photos/NAME and documents/NAME
	now        time.Time
	doubtful   map[string][]string // fields that could not be read, by file; "" is all of it
	owned      *db.PartBatch       // what becomes of the parts that were edited at the desk
	made       []string            // the keys of articles that were made at the desk
	questions  []Question          // those that folder and desk changed both
}

// named is a record with the name of its file.
type named[T any] struct {
	file   string
	record T
}

// Problem is one mistake in a folder. Field is empty when the whole file is meant.
type Problem struct {
	File  string
	Field string
	Text  string
}

// Problems lists all mistakes in a folder, in the order of the files.
type Problems []Problem

// Error lists all problems, a line each.
func (p Problems) Error() string {
	lines := make([]string, len(p))
	for i, x := range p {
		where := x.File
		if x.Field != "" {
			where += ", " + x.Field
		}
		lines[i] = where + ": " + x.Text
	}
	return strings.Join(lines, "\n")
}

func (f *folder) problem(file, field, text string, args ...any) {
	if f.isDoubtful(file, field) {
		return
	}
	f.problems = append(f.problems, Problem{File: file, Field: field, Text: fmt.Sprintf(text, args...)})
}

// read reads all files of a folder.
func read(files fs.FS) *folder {
	f := &folder{files: files, alts: map[string]locale.Localized{}, doubtful: map[string][]string{}, now: time.Now()}
	f.media = newMedia(f)
	f.json("site.json", &f.site)
	f.joinOffices()
	f.json("countries.json", &f.countries)
	f.json("categories.json", &f.categories)
	f.json("types.json", &f.types)
	f.json("cities.json", &f.cities)
	f.projects = readAll[agency.ProjectRecord](f, "projects")
	f.properties = propertiesOf(f)
	f.readArticles()
	f.readOwners()
	f.readAlts()
	f.readArticlePictures()
	return f
}

// has reports whether the folder has a file.
func (f *folder) has(file string) bool {
	_, err := fs.Stat(f.files, file)
	return err == nil
}

// json reads one file.
func (f *folder) json(file string, into any) {
	text, err := fs.ReadFile(f.files, file)
	if err != nil {
		f.unreadable(file, "", "cannot be read: the folder has no such file")
		return
	}
	f.decodeFile(file, text, into)
}

// decodeFile reads the text of a file, at once when it has no mistake, and else part by part, so that all mistakes are found.
func (f *folder) decodeFile(file string, text []byte, into any) {
	if strictly(text, into) == nil {
		return
	}
	reflect.ValueOf(into).Elem().SetZero()
	var whole json.RawMessage
	d := json.NewDecoder(bytes.NewReader(text))
	if err := d.Decode(&whole); err != nil {
		f.unreadable(file, "", "%s", plain(err))
		return
	}
	if d.More() {
		f.unreadable(file, "", "has something after its end")
	}
	f.decode(file, "", whole, reflect.ValueOf(into).Elem())
}

// strictly reads JSON without any mistake, unknown fields and text after the end too.
func strictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("there is more")
	}
	return nil
}

// unreadable notes a problem with a value that could not be read, so that its consequences are not reported as well.
func (f *folder) unreadable(file, field, text string, args ...any) {
	f.problem(file, field, text, args...)
	f.doubtful[file] = append(f.doubtful[file], field)
}

// isDoubtful reports whether a field, a part of it or what contains it could not be read.
func (f *folder) isDoubtful(file, field string) bool {
	return slices.ContainsFunc(f.doubtful[file], func(unreadable string) bool {
		return unreadable == "" || within(unreadable, field) || within(field, unreadable)
	})
}

// within reports whether a field is another or is inside it.
func within(field, other string) bool {
	rest, ok := strings.CutPrefix(field, other)
	return ok && (rest == "" || rest[0] == '.' || rest[0] == '[')
}

// ordered iterates over a map in the order of its keys.
func ordered[V any](m map[string]V) iter.Seq2[string, V] {
	return func(yield func(string, V) bool) {
		for _, key := range slices.Sorted(maps.Keys(m)) {
			if !yield(key, m[key]) {
				return
			}
		}
	}
}

func plain(err error) string { return strings.TrimPrefix(err.Error(), "json: ") }

func readAll[T any](f *folder, dir string) []named[T] {
	files := filesOf(f, dir)
	list := make([]named[T], len(files))
	for i, file := range files {
		list[i].file = file
		f.json(file, &list[i].record)
	}
	return list
}

// filesOf lists the JSON files of a part of the folder.
func filesOf(f *folder, dir string) []string {
	files, _ := fs.Glob(f.files, path.Join(dir, "*.json")) // the pattern is well formed
	slices.SortFunc(files, naturally)
	return files
}

// naturally orders 99.json before 100.json.
func naturally(a, b string) int {
	if len(a) != len(b) {
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}

// Described is an entry of photos/index.json: what a picture shows. In an exported folder Stored is the name of a picture or video in the
// media folder as long as its content has the sum Sum; it is absent when the sum is the name.
//
// Uploaded is the name that a picture of the desk's library had, and Decorative says that a picture is mere decoration.
type Described struct {
	File   string            `json:"file"`
	Alt    *locale.Localized `json:"alt,omitempty"`
	Stored string            `json:"stored,omitempty"`
	Sum    string            `json:"sum,omitempty"`

	Uploaded   string `json:"uploaded,omitempty"`
	Decorative bool   `json:"decorative,omitempty"`
}

func (f *folder) readAlts() {
	var list []Described
	text, err := fs.ReadFile(f.files, "photos/index.json")
	if err != nil {
		return // the file is optional
	}
	if err := json.Unmarshal(text, &list); err != nil {
		f.problem("photos/index.json", "", "%s", plain(err))
	}
	for _, p := range list {
		if p.Alt != nil {
			f.alts[p.File] = *p.Alt
		}
		if p.Uploaded != "" || p.Decorative {
			f.library = append(f.library, p)
		}
		if p.Stored != "" && mediaName.MatchString(p.Stored) {
			f.media.stored["photos/"+p.File] = p
		}
	}
}
