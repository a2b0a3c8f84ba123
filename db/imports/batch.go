package imports

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/db/setup"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/locale"
)

// Media is a picture or document: Source is its path in the import folder, File its name in the media folder, Size in bytes,
// Width and Height in pixels, Alt what it shows. One that another server has is Remote: its File, Size, Width and Height are unknown.
type Media struct {
	Source string `json:"-"`
	File   string
	Size   int `json:"-"` // derived from the content, like Width and Height
	Width  int
	Height int
	Alt    locale.Localized
	Remote *Remote `json:",omitempty"`

	Drawn  *Drawn            `json:",omitempty"` // of the drawing of a project
	Points []media.PlanPoint `json:",omitempty"` // of a plan
	Clean  []byte            `json:"-"`          // of a drawing: what is copied instead of the file
	Sphere *raster.Sphere    `json:"-"`          // of a 360° picture that shows a part: what it becomes is copied
}

// Drawn is what is known of a drawing beside its lines: its viewBox and the shapes that are units.
type Drawn struct {
	ViewBox string             `json:"viewBox"`
	Shapes  []agency.UnitShape `json:"shapes"`
}

// Batch is a checked import folder, or properties from elsewhere.
type Batch struct {
	// OnlyProperties writes only the properties, the projects, NewCities and NewCountries; the rest of the batch was read from the store
	// for the checks.
	OnlyProperties bool
	NewCities      []agency.CityRecord
	NewCountries   []agency.CountryRecord
	OfLink         bool                   // a run of a link brings it: the log has the run instead
	Source         records.PropertySource // who brings the properties
	Edits          []*PropertyEdit
	Delivery       *DeskDelivery // that somebody takes at the desk, or takes back; nil for every other batch
	// Before has the checksums of stored properties of which the batch repeats something, by number, "" where there was none. When one
	// has another by now, the batch is refused with ErrPropertiesChanged.
	Before map[int]string

	// DoubtfulPrices are the prices of its properties that are not shown, and SettledPrices the numbers of those about whose price a doubt
	// ends.
	DoubtfulPrices []DoubtfulPrice
	SettledPrices  []int

	// Given are the numbers that references of the batch were given, which are stored with it.
	Given []GivenNumber

	Site       agency.Site
	Countries  []agency.CountryRecord
	Categories []agency.CategoryRecord
	Types      []agency.TypeRecord
	Cities     []agency.CityRecord
	Projects   []ProjectEntry
	Properties Entries
	Articles   []ArticleEntry
	Owners     []records.Owner
	Histories  []owned.History
	Pictures   []pictures.Picture // of the desk's library; those that it has already stay as they are

	// Parts is what becomes of parts that were edited at the desk; nil for a delivery, which has none.
	Parts *parts.PartBatch

	// Manager is who sets the site up with this batch; nil for every other one.
	Manager *setup.FirstManager
}

// Entries are the properties of a batch, read one by one so that not all are in memory. An error ends the import.
type Entries interface {
	Len() int
	At(i int) (PropertyEntry, error)
}

// Summed are entries that were read once already, when they were checked. A property whose checksum is that of the store is not read again.
type Summed interface {
	// SumOf returns what was noted of a property when it was checked; false when it must be read.
	SumOf(i int) (EntrySum, bool)
}

// Passing are entries of which each is in memory until it is written.
type Passing interface {
	// LetGo frees the memory of a property, which is not read again.
	LetGo(i int)
}

// EntrySum is what is noted of a property that was read: its number, whether it is gone, and Batch.Checksum of it.
type EntrySum struct {
	Number   int
	Gone     bool
	Checksum [16]byte
}

// List holds properties in memory.
type List []PropertyEntry

// Len returns how many properties there are.
func (l List) Len() int { return len(l) }

// At returns a property.
func (l List) At(i int) (PropertyEntry, error) { return l[i], nil }

// ArticleEntry is an article; Gone deletes it.
type ArticleEntry struct {
	Record agency.ArticleRecord
	Gone   bool
}

// ProjectEntry is a project with its pictures; Drawings has its drawing, if it has one.
type ProjectEntry struct {
	Record   records.Project
	Photos   []Media
	Plans    []Media
	Drawings []Media `json:",omitempty"`
	Bound    string  `json:"-"` // the file of its BoundDrawing as it was read; "" for none
}

// PropertyEntry is a property with its pictures and documents; Documents stand in the order of Record.Documents.
type PropertyEntry struct {
	Record    records.Property
	Photos    []Media
	Plans     []Media
	Panoramas []Media `json:",omitempty"`
	Documents []Media
	Lacks     []Lack `json:",omitempty"`
}

func (p PropertyEntry) pictures() [pictureKinds][]Media {
	return [...][]Media{photoKind: p.Photos, planKind: p.Plans, panoramaKind: p.Panoramas}
}

func (p ProjectEntry) pictures() [pictureKinds][]Media {
	return [...][]Media{photoKind: p.Photos, planKind: p.Plans, drawingKind: p.Drawings, panoramaKind: nil}
}

// Lack is a field of a property that its region asks for in an advertisement, and what is wrong with it.
type Lack struct {
	Field string            `json:"field"`
	Text  string            `json:"text"`
	Law   law.Advertisement `json:"law,omitempty"` // "" from an earlier version
}

// withoutNames gives the entry without the original names of its files, so that the same content has the same checksum whether it comes
// from a folder or a feed. An empty list counts as none.
func (p PropertyEntry) withoutNames() PropertyEntry {
	r := &p.Record
	r.Photos, r.Plans, r.Panoramas, r.Points, r.Videos = nil, nil, nil, nil, append([]string(nil), r.Videos...)
	r.Documents = append([]records.Document(nil), r.Documents...)
	for i := range r.Documents {
		r.Documents[i].File = ""
	}
	return p
}

// withoutNames is PropertyEntry.withoutNames for a project.
func (p ProjectEntry) withoutNames() ProjectEntry {
	p.Record.Photos, p.Record.Plans, p.Record.Drawing = nil, nil, nil
	return p
}
