package intake

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/intake/settings"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/merge"
)

// Delivery is properties and projects from another system, without the rest of an import folder. Those that it does not contain stay as
// they are.
type Delivery struct {
	Properties []Property
	Withdraw   []int
	// Source is the way in, of which a record's reference is the same property for ever: "openimmo", "sheet", "omnicasa", "key:NAME",
	// "link:NAME". Properties with a reference and without a number, and those of WithdrawReferences, are of it. A link knows all numbers,
	// and a record's reference there may change (linkreferences.go).
	Source             string
	WithdrawReferences []string
	gone               []property // those to withdraw, by readReferences

	Projects         []Project
	WithdrawProjects []int
	// NewCities are cities that the site does not have yet, and NewCountries their countries.
	NewCities    []agency.CityRecord
	NewCountries []agency.CountryRecord
	// OfLink says that it comes from a link to a CRM, which alone may write the records of links.
	OfLink bool
	// Edits are what the desk writes with each property of the delivery; none in a delivery of others, which leaves the desk's alone.
	Edits []*imports.PropertyEdit
	// AtDesk is what is written with a delivery that somebody takes at the desk, or takes back; nil for every other one. Who takes it has
	// seen its prices, so that none is doubtful; Seen is so while it is only looked at.
	AtDesk *imports.DeskDelivery
	Seen   bool
	// Expected are checksums of stored properties by number, "" where there was none. When one has another by now, nothing is written and
	// the error is imports.ErrPropertiesChanged.
	Expected map[int]string
	// Checked is called with each property as it would be written, by the name that problems use for it; nil for nobody who wants to know.
	Checked func(name string, e imports.PropertyEntry)
	// Files holds the files of the properties: photos/… and documents/…
	Files fs.FS
	// Sources are the https addresses of files that are not in Files, by photos/NAME and documents/NAME. They are fetched later. A name
	// stays the same while its address may change, because a name that was fetched is never fetched again. A property may also name an
	// https address itself.
	Sources map[string]string
	// Hosts are the servers that Sources may lead to: img.example.com, or *.example.com for all names below; empty for any.
	Hosts []string
	// NewOn is the publication date of new properties and projects without one; today when it is "".
	NewOn locale.Date
	// Alts describes pictures by their names under photos/.
	Alts map[string]locale.Localized
	// Problems are those that the reader of a file found already. A record that one of them names by its File is left out; it need not be
	// among the properties.
	Problems check.Problems
	// Warnings name what the reader of a file left out or took otherwise than it is written.
	Warnings check.Problems
}

// Property is a property with the name that problems use for it. Without a number it is that of its reference. A reference that is nil,
// photos, plans and documents that are nil, and an empty publication date, stay as they are in the store.
type Property struct {
	Name   string
	Record *records.Property
}

// Project is a project with the name that problems use for it. An empty publication date stays as it is in the store.
type Project struct {
	Name   string
	Record records.Project
}

// Outcome is what a delivery did, or would do.
type Outcome struct {
	imports.Report
	Differences []imports.Difference
	Warnings    check.Problems
	Questions   []merge.Question
	LeftOut     []LeftOut // records that were not taken
	State       imports.ImportState
	Numbers     map[string]ReferredNumber // of the records of a delivery, by the names that problems use for them
}

// ReferredNumber is the number of a property and its reference, "" for one that is not known.
type ReferredNumber struct {
	Number    int
	Reference string
}

// Taken is how many properties and projects were taken, those that were the same already and those that were removed too.
func (o Outcome) Taken() int {
	p := o.Projects
	return o.Added + o.Changed + o.Unchanged + o.Removed + p.Added + p.Changed + p.Unchanged + p.Removed
}

// Deliver imports a delivery with the checks of an import folder. Records with problems are left out, and the outcome names them. With dry
// it only returns what it would do. When another import writes one of its properties after what stays of that was read, it is read again;
// after limits.PartTries tries nothing is changed and the error is imports.ErrPropertiesChanged.
func Deliver(ctx context.Context, store *db.Store, d Delivery, mediaDir string, dry bool) (Outcome, error) {
	return DeliverFrom(ctx, store, func() (Delivery, error) { return d.copied(), nil }, mediaDir, dry)
}

// DeliverFrom is Deliver for a delivery that is read anew for each attempt and is that attempt's own, so that records are in memory once.
func DeliverFrom(ctx context.Context, store *db.Store, read func() (Delivery, error), mediaDir string, dry bool) (Outcome, error) {
	for try := 1; ; try++ {
		d, err := read()
		if err != nil {
			return Outcome{}, err
		}
		out, err := d.deliver(ctx, store, mediaDir, dry)
		if !errors.Is(err, imports.ErrPropertiesChanged) || !parts.TryAgain(ctx, try) {
			return out, err
		}
	}
}

// deliver is one attempt. It changes the delivery, and lets the records go one by one as they are checked.
func (d *Delivery) deliver(ctx context.Context, store *db.Store, mediaDir string, dry bool) (Outcome, error) {
	for i := range d.Properties {
		d.Properties[i].Record.SaidDates()
	}
	for i := range d.Projects {
		d.Projects[i].Record.SaidDates()
	}
	d.NewOn = cmp.Or(d.NewOn, locale.Today(time.Now()))
	references, err := d.readReferences(ctx, store)
	if err != nil {
		return Outcome{}, err
	}
	before, err := d.sums(ctx, store)
	if err != nil {
		return Outcome{}, err
	}
	f, projects, err := d.folder(ctx, store, mediaDir)
	if err != nil {
		return Outcome{}, err
	}
	d.Properties = nil // a record is large: from here on its entry has it
	if err := f.readPrices(ctx, store); err != nil {
		return Outcome{}, err
	}
	settings.WarnIdentity(&f.Book, &f.site)
	f.checkProjects()
	f.checkProperties(numbers(f.types, func(r agency.TypeRecord) int { return r.Number }), projects)
	maps.Copy(before, d.Expected)
	if d.AtDesk != nil {
		d.AtDesk.Before = f.restorable()
	}
	batch := imports.Batch{OnlyProperties: true, OfLink: d.OfLink, Source: d.source(), Edits: d.Edits, Delivery: d.AtDesk, Before: before,
		Site:       f.site,
		Categories: f.categories, Types: f.types, Cities: f.cities, NewCities: f.newCities(*d), NewCountries: f.newCountries(*d),
		Projects: f.projectEntries(), Properties: checkedOf(f)}
	if err := f.leaveOut(ctx, store, &batch); err != nil {
		return Outcome{}, err
	}
	if len(d.Edits) > 0 && len(f.Problems) > 0 {
		return Outcome{LeftOut: f.leftOut()}, nil // nor is its history written
	}
	f.notePrices(&batch)
	batch.Given = slices.Concat(references.Given(f.taken()), f.linkReferences(*d))
	if dry {
		out, err := f.preview(ctx, store, batch)
		out.Numbers = f.referred()
		return out, err
	}
	_, differences, err := store.Imports.Differences(ctx, batch)
	if err != nil {
		return Outcome{}, err
	}
	out, err := f.write(ctx, store, batch, mediaDir)
	out.Differences, out.Numbers = differences, f.referred()
	return out, err
}

// source is who brings the properties.
func (d *Delivery) source() records.PropertySource {
	if len(d.Edits) > 0 {
		return records.DeskSource
	}
	return records.PropertySource(cmp.Or(d.Source, "file"))
}

// copied is the delivery with records that an attempt may change.
func (d Delivery) copied() Delivery {
	d.Properties, d.Projects = slices.Clone(d.Properties), slices.Clone(d.Projects)
	for i := range d.Properties {
		r := *d.Properties[i].Record
		d.Properties[i].Record = &r
	}
	return d
}

// sums gives the checksums of the stored properties of which something stays, "" for those that there are not.
func (d *Delivery) sums(ctx context.Context, store *db.Store) (map[int]string, error) {
	var list []int
	for i := range d.Properties {
		r := d.Properties[i].Record
		if r.Reference == nil || r.Photos == nil || r.Plans == nil || r.Panoramas == nil || r.Points == nil || r.Documents == nil ||
			r.PublishedAt == "" {
			list = append(list, r.Number)
		}
	}
	stored, err := store.Imports.PropertySums(ctx, list)
	before := make(map[int]string, len(list))
	for _, number := range list {
		before[number] = stored[number]
	}
	return before, err
}

// folder returns an import folder of the delivery and of the store's other data, and the numbers of all projects.
func (d *Delivery) folder(ctx context.Context, store *db.Store, mediaDir string) (f *folder, projects []int, err error) {
	c, err := store.Catalog(db.Unpinned(ctx))
	if err != nil {
		return nil, nil, err
	}
	f = &folder{
		files:      mediafiles.Delivered{Files: d.Files, Media: mediaDir},
		site:       *c.Site,
		countries:  slices.Concat(c.Countries, d.NewCountries),
		categories: c.Categories,
		types:      c.Types,
		cities:     slices.Concat(c.Cities, d.NewCities),
		now:        time.Now(),
		isDelivery: true,
		isSeen:     d.Seen || d.AtDesk != nil,
		checked:    d.Checked,
		Book:       check.Book{Problems: slices.Clone(d.Problems), Warnings: slices.Clone(d.Warnings)},
	}
	f.media = mediafiles.New(f.files, &f.Book)
	f.media.Dir, f.media.Remotes = mediaDir, d.remotes()
	if err := d.addStoredFiles(ctx, store, f); err != nil {
		return nil, nil, err
	}
	for name, alt := range d.Alts {
		f.media.Alts[name] = alt
	}
	if f.bound, err = store.Imports.BoundDrawings(ctx); err != nil {
		return nil, nil, err
	}
	f.properties = make([]property, 0, len(d.Properties)+len(d.gone))
	for _, h := range d.Properties {
		f.properties = append(f.properties, property{file: h.Name, record: h.Record})
	}
	f.properties = append(f.properties, d.gone...)
	if f.isEdit = len(d.Edits) > 0; !f.isEdit {
		if f.ofDesk, err = store.Imports.PropertiesOfDesk(ctx); err != nil {
			return nil, nil, err
		}
	}
	if !d.OfLink && !f.isEdit {
		if f.linked, err = store.Links.LinkedNumbers(ctx); err != nil {
			return nil, nil, err
		}
	}
	projects, err = d.addProjects(ctx, store, f)
	return f, projects, err
}

// addStoredFiles adds the store's files to properties for which the delivery has none, and the descriptions of pictures that stay.
func (d *Delivery) addStoredFiles(ctx context.Context, store *db.Store, f *folder) error {
	stored, err := store.Imports.Entries(ctx, numbers(d.Properties, func(h Property) int { return h.Record.Number }))
	f.stored = stored
	for i := range d.Properties {
		r := d.Properties[i].Record
		before := stored[r.Number]
		if r.Reference == nil && before != nil {
			r.Reference = before.Record.Reference
		}
		r.Reference = reference.Own(r.Number, r.Reference)
		if r.PublishedAt == "" && before == nil {
			r.PublishedAt = d.NewOn
		}
		if before == nil {
			continue
		}
		if r.PublishedAt == "" {
			r.PublishedAt = before.Record.PublishedAt
		}
		for i, name := range before.Record.Photos {
			f.media.Alts[name] = before.Photos[i].Alt
		}
		for i, name := range before.Record.Plans {
			f.media.Alts[name] = before.Plans[i].Alt
		}
		for i, name := range before.Record.Panoramas {
			f.media.Alts[name] = before.Panoramas[i].Alt
		}
		addStoredRemotes(f.media.Remotes, before)
		if r.Photos == nil {
			r.Photos = before.Record.Photos
		}
		if r.Plans == nil {
			r.Plans = before.Record.Plans
		}
		if r.Documents == nil {
			r.Documents = before.Record.Documents
		}
		addStoredPanoramas(r, &before.Record)
	}
	return err
}

// remotes are a delivery's sources by their names.
func (d Delivery) remotes() map[string]imports.Remote {
	list := map[string]imports.Remote{}
	for name, address := range d.Sources {
		list[name] = imports.Remote{Name: name, Address: address, Hosts: d.Hosts}
	}
	return list
}

// addStoredRemotes adds the addresses of a stored property's files for which the delivery says none.
func addStoredRemotes(remotes map[string]imports.Remote, e *imports.PropertyEntry) {
	for _, m := range slices.Concat(e.Photos, e.Plans, e.Documents) {
		if m.Remote == nil {
			continue
		}
		if _, said := remotes[m.Remote.Name]; !said {
			remotes[m.Remote.Name] = *m.Remote
		}
	}
}
