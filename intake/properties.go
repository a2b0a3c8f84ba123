package intake

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"reflect"
	"slices"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/drawn"
	"github.com/gevel/gevel/locale"
)

// property is a property of a folder or a delivery. One of a folder is read from its file each time, so that not all are in memory; one of
// a delivery is let go once it is written.
type property struct {
	file      string
	number    int
	gone      bool
	reference *string
	unitOf    int                    // the number of its project, 0 for none
	unitName  string                 // "" for none
	record    *records.Property      // a delivery's, until it is checked
	entry     *imports.PropertyEntry // a delivery's, from then on until it is written
	sum       [sha256.Size]byte      // of the file as it was checked
	entrySum  [16]byte               // of what it says, as imports.Batch.Checksum gives it
	moves     bool                   // it has remote files whose addresses may be others each time
	out       bool                   // it is left out for its problems
	ofDesk    bool                   // it is left alone: the desk is its source
	price     judgedPrice            // once it is checked
}

func propertiesOf(f *folder) []property {
	files := filesOf(f, "properties")
	list := make([]property, len(files))
	for i, file := range files {
		list[i].file = file
	}
	return list
}

// readProperty returns the record of a property, and notes what is wrong with its file.
func (f *folder) readProperty(p *property) (r records.Property) {
	if p.record != nil {
		r = *p.record
		f.nameSigned(&r)
		f.SettleValues(p.file, &r, f.now)
		return r
	}
	text, err := fs.ReadFile(f.files, p.file)
	if err != nil {
		f.Unreadable(p.file, "", "cannot be read")
		return r
	}
	p.sum = sha256.Sum256(text)
	f.Decode(p.file, text, &r)
	f.nameSigned(&r)
	r.SaidDates()
	f.ownReference(p.file, &r)
	if !f.IsDoubtful(p.file, "publishedAt") {
		r.PublishedAt = cmp.Or(r.PublishedAt, f.published.properties[r.Number], locale.Today(f.now))
	}
	f.SettleValues(p.file, &r, f.now)
	return r
}

// nameSigned names a property's files at signed addresses by what stays of these.
func (f *folder) nameSigned(r *records.Property) {
	r.Photos, r.Plans = f.media.UnsignedPhotos(r.Photos), f.media.UnsignedPhotos(r.Plans)
	r.Documents = slices.Clone(r.Documents)
	for i := range r.Documents {
		r.Documents[i].File = f.media.Unsigned("documents", r.Documents[i].File)
	}
}

// checkProperties reads and checks the properties one by one, with their files.
func (f *folder) checkProperties(types, projects []int) {
	seen, units := map[int]string{}, map[unit]string{}
	b := imports.Batch{Site: f.site, Types: f.types, Categories: f.categories}
	for i := range f.properties {
		p := &f.properties[i]
		r := f.readProperty(p)
		f.settle(&r, f.noteOf(p.file))
		if _, is := f.ofDesk[r.Number]; is {
			b.Cities = f.cities
			f.leaveAlone(p, r, &b)
			continue
		}
		p.price = f.judgePrice(p.file, &r)
		b.Cities = f.cities
		f.warnReference(p.file, r)
		p.note(r)
		f.Unique(p.file, r.Number, seen)
		f.notOfLink("property", p.file, r.Number)
		f.warnSameUnit(p, units)
		if !r.Gone {
			f.checkProperty(p.file, r, types, projects)
			advert.Warn(&f.Book, p.file, r, f.lacks.Of(r, f.cities, f.now), f.site.Settings)
		}
		entry := f.entryOf(p.file, r)
		p.entrySum, p.moves = b.Checksum(entry), moves(entry)
		if f.checked != nil {
			f.checked(p.file, entry)
		}
		if f.isDelivery {
			p.entry, p.record = &entry, nil
		}
	}
}

// leaveAlone leaves out a property of which the desk is the source, whatever is said of it, and warns when that is something else than what
// the site has.
func (f *folder) leaveAlone(p *property, r records.Property, b *imports.Batch) {
	p.note(r)
	p.out, p.ofDesk, p.entry, p.record = true, true, nil, nil
	sum := b.Checksum(f.entryOf(p.file, r))
	of := func(problem check.Problem) bool { return problem.File == p.file }
	f.Problems, f.Warnings = slices.DeleteFunc(f.Problems, of), slices.DeleteFunc(f.Warnings, of)
	if r.Gone || hex.EncodeToString(sum[:]) != f.prices[r.Number].Checksum {
		text := fmt.Sprintf("the property %d is the desk's and stays as it is there; give it back there to take it from here", r.Number)
		f.WarnValue(records.LeftToDesk, p.file, "number", r.Number, text)
	}
}

// note remembers what the checks of other records need.
func (p *property) note(r records.Property) {
	p.number, p.gone, p.reference = r.Number, r.Gone, r.Reference
	if r.Project != nil {
		p.unitOf = *r.Project
	}
	if r.UnitName != nil {
		p.unitName = *r.UnitName
	}
}

// unitsOf lists the units of a project.
func (f *folder) unitsOf(project int) (list []drawn.Unit) {
	for _, p := range f.properties {
		if p.unitOf == project && !p.gone {
			list = append(list, drawn.Unit{Number: p.number, Name: p.unitName})
		}
	}
	return list
}

// unit is a unit of a project, by its name.
type unit struct {
	project int
	name    string
}

// warnSameUnit warns when two units of a project have one name: a drawing and visitors cannot tell them apart.
func (f *folder) warnSameUnit(p *property, seen map[unit]string) {
	if p.gone || p.unitOf == 0 || p.unitName == "" {
		return
	}
	u := unit{p.unitOf, locale.Fold(p.unitName)}
	if other, is := seen[u]; is {
		f.WarnValue(records.UnitNameTaken, p.file, "unitName", p.unitName,
			fmt.Sprintf("%q is also the name of %s, another unit of the project %d", p.unitName, other, p.unitOf))
	}
	seen[u] = p.file
}

func (f *folder) checkProperty(file string, r records.Property, types, projects []int) {
	f.Known(file, "type", "type", r.Type, types)
	f.knownCity(file, r.City)
	f.Known(file, "agent", "agent", r.Agent, f.agents())
	if r.Project != nil {
		f.Known(file, "project", "project", *r.Project, projects)
	}
	f.NeedsText(file, "title", r.Title, f.site.DefaultLanguage)
	f.Date(file, "publishedAt", r.PublishedAt)
	if r.Price != nil && *r.Price < 0 {
		f.BelowZero(file, "price", reflect.ValueOf(*r.Price))
	}
	f.Between(file, "goal", int(r.Goal), 0, 2)
	f.Between(file, "status", int(r.Status), 0, 6)
	f.Between(file, "marquee", r.Marquee, 0, market.MarqueeRented)
	f.Groups(file, r)
	if n := r.VisitCapacity; n != nil {
		f.Between(file, "letting.visitCapacity", *n, 0, 100)
	}
}

// entryOf returns a property with its files. One that cannot be used is left out of it, and its name too.
func (f *folder) entryOf(file string, r records.Property) imports.PropertyEntry {
	clean(r.Description)
	named := r
	r.Videos = f.media.Videos(file, r.Videos)
	entry := imports.PropertyEntry{Lacks: f.lacks.Of(r, f.cities, f.now)}
	r.Photos, entry.Photos = f.media.Photos(file, "photos", r.Photos)
	r.Plans, entry.Plans = f.media.Photos(file, "plans", r.Plans)
	r.Panoramas, entry.Panoramas = f.media.Panoramas(file, r.Panoramas)
	r.Documents, entry.Documents = f.documents(file, r.Documents)
	f.filesStay(file, &r, &entry, named)
	entry.Record = r
	f.addPoints(file, &entry, named)
	f.media.CheckRemotes(file, entry.Photos, entry.Plans, entry.Documents)
	return entry
}

// filesStay gives a delivered property the files that it has on the site when it names some and none of them can be used, as when a
// transfer came without its pictures.
func (f *folder) filesStay(file string, r *records.Property, e *imports.PropertyEntry, named records.Property) {
	before := f.stored[r.Number]
	if before == nil {
		return
	}
	if len(e.Photos) == 0 && len(named.Photos) > 0 {
		r.Photos, e.Photos = f.media.Photos(file, "photos", before.Record.Photos)
	}
	if len(e.Plans) == 0 && len(named.Plans) > 0 {
		r.Plans, e.Plans = f.media.Photos(file, "plans", before.Record.Plans)
	}
	if len(e.Documents) == 0 && len(named.Documents) > 0 {
		r.Documents, e.Documents = f.documents(file, before.Record.Documents)
	}
}

func (f *folder) documents(file string, records []records.Document) (used []records.Document, list []imports.Media) {
	for i, d := range records {
		m, err := f.media.Document(d.File)
		if err != nil {
			f.BadFile(file, fmt.Sprintf("documents[%d].file", i), "documents/%s %s", d.File, err)
			continue
		}
		used, list = append(used, d), append(list, m)
	}
	return used, list
}

// checked are the properties of a checked folder that are not left out, for the store.
type checked struct {
	*folder
	taken []*property
}

func checkedOf(f *folder) checked {
	c := checked{folder: f}
	for i := range f.properties {
		if p := &f.properties[i]; !p.out {
			c.taken = append(c.taken, p)
		}
	}
	return c
}

// Len returns how many properties there are.
func (c checked) Len() int { return len(c.taken) }

// SumOf returns the checksum of a property. One whose remote files may have moved must be read for their addresses.
func (c checked) SumOf(i int) (imports.EntrySum, bool) {
	p := c.taken[i]
	return imports.EntrySum{Number: p.number, Gone: p.gone, Checksum: p.entrySum}, !p.moves && (!c.isDelivery || p.entry != nil)
}

// moves reports whether a property has remote files whose names are not their addresses.
func moves(e imports.PropertyEntry) bool {
	return slices.ContainsFunc(slices.Concat(e.Photos, e.Plans, e.Documents), func(m imports.Media) bool {
		return m.Remote != nil && !m.Remote.IsItsName()
	})
}

// LetGo frees the memory of a property that was written.
func (c checked) LetGo(i int) { c.taken[i].entry = nil }

// At reads a property. One that changed since it was checked is an error. What is said of it was said when it was checked.
func (c checked) At(i int) (imports.PropertyEntry, error) {
	if entry := c.taken[i].entry; entry != nil {
		return *entry, nil
	}
	if c.isDelivery {
		return imports.PropertyEntry{}, fmt.Errorf("%s was written already", c.taken[i].file)
	}
	p := *c.taken[i]
	before, again, files := p.sum, *c.folder, *c.media
	again.media, files.Book = &files, &again.Book // what is noted there is dropped
	r := again.readProperty(&p)
	if p.sum != before {
		return imports.PropertyEntry{}, fmt.Errorf("%s changed during the import; import the folder again", p.file)
	}
	again.settle(&r, func(string, records.FieldNote, bool) {})
	p.price.apply(&r)
	return again.entryOf(p.file, r), nil
}
