package intake

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"reflect"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// property is a property of a folder or a delivery. One of a folder is read from its file each time, so that not all are in memory.
type property struct {
	file     string
	number   int
	gone     bool
	unitOf   int                    // the number of its project, 0 for none
	unitName string                 // "" for none
	record   *agency.PropertyRecord // a delivery's
	entry    *db.PropertyEntry      // a delivery's, once it is checked
	sum      [sha256.Size]byte      // of the file as it was checked
	entrySum [16]byte               // of what the file says, as db.Batch.Checksum gives it
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
func (f *folder) readProperty(p *property) (r agency.PropertyRecord) {
	if p.record != nil {
		r = *p.record
		f.settleValues(p.file, &r)
		return r
	}
	text, err := fs.ReadFile(f.files, p.file)
	if err != nil {
		f.unreadable(p.file, "", "cannot be read")
		return r
	}
	p.sum = sha256.Sum256(text)
	f.decodeFile(p.file, text, &r)
	r.SaidDates()
	if !f.isDoubtful(p.file, "publishedAt") {
		r.PublishedAt = cmp.Or(r.PublishedAt, f.published.properties[r.Number], locale.Today(f.now))
	}
	f.settleValues(p.file, &r)
	return r
}

// checkProperties reads and checks the properties one by one, with their files.
func (f *folder) checkProperties(types, projects []int) {
	seen, units := map[int]string{}, map[unit]string{}
	b := db.Batch{Site: f.site, Types: f.types, Categories: f.categories}
	for i := range f.properties {
		p := &f.properties[i]
		r := f.readProperty(p)
		f.settle(&r, f.noteOf(p.file))
		b.Cities = f.cities
		p.note(r)
		f.unique(p.file, r.Number, seen)
		f.notOfLink("property", p.file, r.Number)
		f.warnSameUnit(p, units)
		if !r.Gone {
			f.checkProperty(p.file, r, types, projects)
			f.warnProperty(p.file, r)
		}
		entry := f.entryOf(p.file, r)
		if p.record != nil {
			p.entry = &entry
		} else {
			p.entrySum = b.Checksum(entry)
		}
	}
}

// note remembers what the checks of other records need.
func (p *property) note(r agency.PropertyRecord) {
	p.number, p.gone = r.Number, r.Gone
	if r.Project != nil {
		p.unitOf = *r.Project
	}
	if r.UnitName != nil {
		p.unitName = *r.UnitName
	}
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
		f.warning(p.file, "unitName", "%q is also the name of %s, another unit of the project %d", p.unitName, other, p.unitOf)
	}
	seen[u] = p.file
}

func (f *folder) checkProperty(file string, r agency.PropertyRecord, types, projects []int) {
	f.known(file, "type", "type", r.Type, types)
	f.knownCity(file, r.City)
	f.known(file, "agent", "agent", r.Agent, f.agents())
	if r.Project != nil {
		f.known(file, "project", "project", *r.Project, projects)
	}
	f.needsText(file, "title", r.Title)
	f.date(file, "publishedAt", r.PublishedAt)
	if r.Price != nil && *r.Price < 0 {
		f.belowZero(file, "price", reflect.ValueOf(*r.Price))
	}
	f.between(file, "goal", int(r.Goal), 0, 2)
	f.between(file, "status", int(r.Status), 0, 6)
	f.between(file, "marquee", r.Marquee, 0, agency.MarqueeRented)
	f.checkGroups(file, r)
	if n := r.VisitCapacity; n != nil {
		f.between(file, "letting.visitCapacity", *n, 0, 100)
	}
}

// entryOf returns a property with its files.
func (f *folder) entryOf(file string, r agency.PropertyRecord) db.PropertyEntry {
	clean(r.Description)
	r.Videos = f.media.videos(file, r.Videos)
	entry := db.PropertyEntry{Record: r, Photos: f.media.photos(file, "photos", r.Photos), Plans: f.media.photos(file, "plans", r.Plans),
		Panoramas: f.panoramas(file, r.Panoramas), Lacks: f.lacksOf(r)}
	f.addPoints(file, &entry)
	for i, d := range r.Documents {
		document, err := f.media.document(d.File)
		if err != nil {
			f.problem(file, fmt.Sprintf("documents[%d].file", i), "documents/%s %s", d.File, err)
		}
		entry.Documents = append(entry.Documents, document)
	}
	f.checkRemotes(file, entry.Photos, entry.Plans, entry.Documents)
	return entry
}

// checked are the properties of a checked folder, for the store.
type checked struct{ *folder }

// Len returns how many properties there are.
func (c checked) Len() int { return len(c.properties) }

// SumOf returns the checksum of a property of a folder. Its remote files are their own addresses, so none ever moves.
func (c checked) SumOf(i int) (db.EntrySum, bool) {
	p := c.properties[i]
	return db.EntrySum{Number: p.number, Gone: p.gone, Checksum: p.entrySum}, p.record == nil
}

// At reads a property. One that changed since it was checked is an error.
func (c checked) At(i int) (db.PropertyEntry, error) {
	p := c.properties[i]
	if p.entry != nil {
		return *p.entry, nil
	}
	before, warned := p.sum, len(c.warnings)
	r := c.readProperty(&p)
	c.warnings = c.warnings[:warned] // they were noted when it was checked
	if p.sum != before {
		return db.PropertyEntry{}, fmt.Errorf("%s changed during the import; import the folder again", p.file)
	}
	c.settle(&r, func(string, agency.FieldNote, bool) {})
	return c.entryOf(p.file, r), nil
}
