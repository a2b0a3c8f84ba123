package intake

import (
	"cmp"
	"context"
	"io/fs"
	"iter"
	"maps"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/merge"
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
	projects   []named[records.Project]
	articles   []named[article]
	owners     []records.Owner
	histories  []named[owned.History]
	alts       map[string]locale.Localized // descriptions of pictures, by file
	library    []Described                 // pictures of which the desk of the site they come from said something
	problems   Problems
	warnings   Problems // what the law requires in an advertisement and the folder lacks, and what was left out of a record
	strict     bool     // a file that cannot be used is a problem
	isDelivery bool     // every problem is of the record that it names

	projectsMade []imports.ProjectEntry         // in the order of projects
	stored       map[int]*imports.PropertyEntry // of a delivery: its properties as the site has them

	media      *mediaFolder
	linked     map[string]map[int]string // names of links, by kind and number of the records that they bring
	ofDesk     map[int]int               // the properties of which the desk is the source, with their projects
	isEdit     bool                      // the desk itself writes the property
	isSeen     bool                      // somebody at the desk looks at each price
	checked    func(name string, e imports.PropertyEntry)
	remotes    map[string]imports.Remote // a delivery's files that other servers have, by photos/NAME and documents/NAME
	now        time.Time
	published  published
	prices     map[int]imports.PriceState // of the site, by number
	doubtful   map[string][]string        // fields that could not be read, by file; "" is all of it
	lacks      map[string][]imports.Lack  // the lists of what properties lack, each once, by what they say
	owned      *parts.PartBatch           // what becomes of the parts that were edited at the desk
	made       []string                   // the keys of articles that were made at the desk
	questions  []merge.Question           // those that folder and desk changed both
	towns      *records.CityFinder        // nil until a record names its city in words
	townsAdded int                        // how many of the cities that it made are in cities
}

// published are the publication dates in the store, by number: those of records whose file says none.
type published struct{ properties, projects map[int]locale.Date }

// readPublished reads them, and gives the projects that have been read theirs.
func (f *folder) readPublished(ctx context.Context, store *db.Store) (err error) {
	if f.published.properties, err = store.PropertyDates(ctx); err != nil {
		return err
	}
	if f.published.projects, err = store.ProjectDates(ctx); err != nil {
		return err
	}
	for i := range f.projects {
		p := &f.projects[i]
		p.record.SaidDates()
		if !f.isDoubtful(p.file, "publishedAt") {
			p.record.PublishedAt = cmp.Or(p.record.PublishedAt, f.published.projects[p.record.Number], locale.Today(f.now))
		}
	}
	return nil
}

// named is a record with the name of its file.
type named[T any] struct {
	file   string
	record T
}

// read reads all files of a folder.
func read(files fs.FS) *folder {
	f := &folder{files: files, alts: map[string]locale.Localized{}, doubtful: map[string][]string{}, now: time.Now()}
	f.media = newMedia(f)
	f.json("site.json", &f.site)
	f.joinOffices()
	f.jsonIfAny("countries.json", &f.countries)
	f.json("categories.json", &f.categories)
	f.json("types.json", &f.types)
	f.jsonIfAny("cities.json", &f.cities)
	f.projects = readAll[records.Project](f, "projects")
	f.properties = propertiesOf(f)
	f.readArticles()
	f.readOwners()
	f.readAlts()
	return f
}

// has reports whether the folder has a file.
func (f *folder) has(file string) bool {
	_, err := fs.Stat(f.files, file)
	return err == nil
}

// jsonIfAny reads a file that a folder need not have.
func (f *folder) jsonIfAny(file string, into any) {
	if f.has(file) {
		f.json(file, into)
	}
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
