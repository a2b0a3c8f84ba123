package intake

import (
	"cmp"
	"context"
	"io/fs"
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
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/intake/articles"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/intake/settings"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/merge"
)

// folder is the content of an import folder. What could not be read is among the problems.
type folder struct {
	check.Book
	files      fs.FS
	site       agency.Site
	countries  []agency.CountryRecord
	categories []agency.CategoryRecord
	types      []agency.TypeRecord
	cities     []agency.CityRecord
	properties []property
	projects   []check.Named[records.Project]
	articles   articles.List
	owners     []records.Owner
	histories  []check.Named[owned.History]
	library    []mediafiles.Described // pictures of which the desk of the site they come from said something
	isDelivery bool                   // every problem is of the record that it names

	bound map[int]imports.BoundDrawing // drawings of which the desk bound shapes, by project

	projectsMade []imports.ProjectEntry         // in the order of projects
	stored       map[int]*imports.PropertyEntry // of a delivery: its properties as the site has them

	media      *mediafiles.Folder
	linked     map[string]map[int]string // names of links, by kind and number of the records that they bring
	ofDesk     map[int]int               // the properties of which the desk is the source, with their projects
	isEdit     bool                      // the desk itself writes the property
	isSeen     bool                      // somebody at the desk looks at each price
	checked    func(name string, e imports.PropertyEntry)
	now        time.Time
	published  published
	prices     map[int]imports.PriceState // of the site, by number
	lacks      advert.Lists
	owned      *parts.PartBatch    // what becomes of the parts that were edited at the desk
	made       []string            // the keys of articles that were made at the desk
	questions  []merge.Question    // those that folder and desk changed both
	towns      *records.CityFinder // nil until a record names its city in words
	townsAdded int                 // how many of the cities that it made are in cities
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
		p.Record.SaidDates()
		if !f.IsDoubtful(p.File, "publishedAt") {
			p.Record.PublishedAt = cmp.Or(p.Record.PublishedAt, f.published.projects[p.Record.Number], locale.Today(f.now))
		}
	}
	return nil
}

// read reads all files of a folder.
func read(files fs.FS) *folder {
	f := &folder{files: files, now: time.Now()}
	f.media = mediafiles.New(files, &f.Book)
	f.json("site.json", &f.site)
	settings.JoinOffices(&f.Book, &f.site)
	f.jsonIfAny("countries.json", &f.countries)
	f.json("categories.json", &f.categories)
	f.json("types.json", &f.types)
	f.jsonIfAny("cities.json", &f.cities)
	f.projects = readAll[records.Project](f, "projects")
	f.properties = propertiesOf(f)
	f.articles = articles.Read(f.files, &f.Book, f.site.DefaultLanguage)
	f.readOwners()
	f.library = f.media.ReadIndex()
	return f
}

// readOwners reads owners.json and history/. A folder without them leaves owners and histories as they are.
func (f *folder) readOwners() {
	if f.has("owners.json") {
		f.json("owners.json", &f.owners)
	}
	f.histories = readAll[owned.History](f, "history")
}

// remaining lists the numbers of the folder's properties that are not marked gone.
func (f *folder) remaining() []int {
	var list []int
	for _, p := range f.properties {
		if !p.gone {
			list = append(list, p.number)
		}
	}
	return list
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
		f.Unreadable(file, "", "cannot be read: the folder has no such file")
		return
	}
	f.Decode(file, text, into)
}

func readAll[T any](f *folder, dir string) []check.Named[T] {
	files := filesOf(f, dir)
	list := make([]check.Named[T], len(files))
	for i, file := range files {
		list[i].File = file
		f.json(file, &list[i].Record)
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
