package deliveries

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/properties"
	"github.com/gevel/gevel/staff"
)

// Change is what a delivery does to a property.
type Change string

// The changes. What cannot be taken has Unusable.
const (
	New      Change = "NEW"
	Changed  Change = "CHANGED"
	Gone     Change = "GONE"
	Same     Change = "SAME"
	Unusable Change = "UNUSABLE"
)

// Question is why somebody must decide whether a property is taken.
type Question string

// The questions.
const (
	FarPrice    Question = "PRICE"        // far from the one before
	Booked      Question = "APPOINTMENTS" // it goes, and appointments are booked
	OtherSource Question = "SOURCE"       // somebody else brought it so far
)

// Trouble is what is wrong with a property, or was taken otherwise than it is written. Law is set for what its advertisement lacks.
type Trouble struct {
	Field string               `json:"field"`
	Text  string               `json:"text"` // in English
	Kind  *records.ProblemKind `json:"kind,omitempty"`
	Value *string              `json:"value,omitempty"`
	Law   *law.Advertisement   `json:"law,omitempty"`
}

// Property is what a delivery says of one property.
type Property struct {
	Key          string                  `json:"key"` // its name in the file, by which it is chosen
	Number       *int                    `json:"number,omitempty"`
	Reference    string                  `json:"reference"`
	Called       string                  `json:"called"` // its address, or title
	File         string                  `json:"file,omitempty"`
	Change       Change                  `json:"change"`
	Fields       []properties.Difference `json:"fields,omitempty"`
	Troubles     []Trouble               `json:"troubles,omitempty"`
	Questions    []Question              `json:"questions,omitempty"`
	Appointments int                     `json:"appointments,omitempty"`
	Brought      records.PropertySource  `json:"source,omitempty"` // who did so far
	Forbidden    bool                    `json:"forbidden,omitempty"`
	Held         bool                    `json:"held,omitempty"` // no visitor will see it for what its advertisement lacks
	Cheaper      bool                    `json:"cheaper,omitempty"`
	Sum          string                  `json:"sum"` // its checksum on the site, "" for a new one
}

// Takeable reports whether it can be taken.
func (p *Property) Takeable() bool { return p.Change == New || p.Change == Changed || p.Change == Gone }

// Preview is what a delivery would change.
type Preview struct {
	Properties []Property      `json:"properties"`
	Notes      []Trouble       `json:"notes,omitempty"` // of the file, and the columns of a sheet
	Words      []transfer.Word `json:"words,omitempty"` // that the site does not know by itself
}

// preview reads a delivery and says what it would change, for a member of staff.
func (s *Service) preview(ctx context.Context, desk *staff.Desk, d *deliveries.Delivery) (*Preview, error) {
	var read reading
	var names []string
	close := func() {}
	defer func() { close() }()
	entries := map[string]imports.PropertyEntry{}
	out, err := intake.DeliverFrom(ctx, s.Store, func() (_ intake.Delivery, err error) {
		close()
		clear(entries)
		one, closing, err := s.read(ctx, d)
		close = closing
		one.Seen = true
		one.Checked = func(name string, e imports.PropertyEntry) { entries[name] = e }
		names = names[:0]
		for _, p := range one.Properties {
			names = append(names, p.Name)
		}
		read = one
		return one.Delivery, err
	}, s.Media, true)
	if err != nil {
		return nil, err
	}
	return s.compare(ctx, desk, &comparison{names: names, entries: entries, out: out, delivery: read})
}

// comparison is what a look at a delivery gave.
type comparison struct {
	names    []string // of its records, in their order
	entries  map[string]imports.PropertyEntry
	out      intake.Outcome
	delivery reading

	catalog  *agency.Catalog
	language locale.Language
	stored   map[int]deliveries.Stored
	before   map[int]*imports.PropertyEntry
	visits   map[int]int
	changed  map[int]imports.ChangeKind
	towns    map[int]string
}

// compare makes the preview of what was read.
func (s *Service) compare(ctx context.Context, desk *staff.Desk, l *comparison) (*Preview, error) {
	ctx = db.Unpinned(ctx)
	var err error
	if l.catalog, err = s.Store.Catalog(ctx); err != nil {
		return nil, err
	}
	l.language = l.catalog.Used(desk.Language())
	for _, out := range l.out.LeftOut { // records without a name of their own among the properties
		if !slices.Contains(l.names, out.Name) {
			l.names = append(l.names, out.Name)
		}
	}
	var numbers []int
	for _, n := range l.out.Numbers {
		numbers = append(numbers, n.Number)
	}
	if l.stored, err = s.Store.Deliveries.Stored(ctx, numbers); err != nil {
		return nil, err
	}
	if l.before, err = s.Store.Imports.Entries(ctx, numbers); err != nil {
		return nil, err
	}
	if l.visits, err = s.Store.Deliveries.Appointments(ctx, numbers, s.Staff.Now()); err != nil {
		return nil, err
	}
	l.changed, l.towns = map[int]imports.ChangeKind{}, map[int]string{}
	for _, d := range l.out.Differences {
		if d.Kind == "property" {
			l.changed[d.Number] = d.Change
		}
	}
	for _, c := range l.delivery.NewCities {
		l.towns[c.Number] = prose.Joined(" ", c.Zip, c.Names.In(l.language, l.catalog.Fallback()))
	}
	p := &Preview{Properties: []Property{}, Words: l.delivery.words.Sorted()}
	for _, name := range l.names {
		p.Properties = append(p.Properties, l.property(desk, name))
	}
	for _, w := range l.out.Warnings {
		if !slices.Contains(l.names, w.File) && w.File != "site.json" && w.Kind != "" {
			p.Notes = append(p.Notes, troubleOf(w))
		}
	}
	return p, nil
}

func (l *comparison) property(desk *staff.Desk, name string) Property {
	p := Property{Key: name, Change: Same}
	n, isKnown := l.out.Numbers[name]
	stored, isStored := l.stored[n.Number]
	if isKnown && n.Number != 0 {
		p.Number, p.Reference, p.Sum = &n.Number, n.Reference, stored.Checksum
	}
	if isStored {
		p.File, p.Brought, p.Appointments = stored.Photo, records.PropertySource(stored.Source), l.visits[n.Number]
	}
	e, isChecked := l.entries[name]
	before := l.before[n.Number]
	switch {
	case isChecked && e.Record.Number != 0:
		p.Called = l.called(&e.Record)
	case before != nil:
		p.Called = l.called(&before.Record)
	default:
		p.Called = name
	}
	for _, w := range l.out.Warnings {
		if w.File == name && w.Kind != "" {
			p.Troubles = append(p.Troubles, troubleOf(w))
		}
	}
	for _, out := range l.out.LeftOut {
		if out.Name == name {
			p.Change = Unusable
			for _, problem := range out.Problems {
				p.Troubles = append(p.Troubles, troubleOf(problem))
			}
			return p
		}
	}
	if slices.ContainsFunc(p.Troubles, func(t Trouble) bool { return t.Kind != nil && *t.Kind == records.LeftToDesk }) {
		p.Change = Unusable
		return p
	}
	kind, differs := l.changed[n.Number]
	if !differs || !isChecked {
		return p
	}
	l.differs(&p, kind, before, e)
	if !desk.MayList(l.catalog, e.Record.Agent) || isStored && !desk.MayList(l.catalog, stored.Agent) {
		p.Change, p.Forbidden = Unusable, true
	}
	return p
}

// differs fills in what is said of a property that changes.
func (l *comparison) differs(p *Property, kind imports.ChangeKind, before *imports.PropertyEntry, e imports.PropertyEntry) {
	after := properties.Reading{PropertyEntry: e, Town: l.town(e.Record.City)}
	p.Change = Changed
	switch {
	case kind == imports.Added:
		p.Change = New
		p.Fields = properties.Differences(l.catalog, l.language, nil, after)
	case strings.HasPrefix(p.Key, goneName):
		p.Change = Gone
	}
	if before != nil {
		reading := properties.Reading{PropertyEntry: *before, Town: l.town(before.Record.City)}
		p.Fields = properties.Differences(l.catalog, l.language, &reading, after)
		was, is := before.Record.Price, e.Record.Price
		p.Cheaper = e.Record.Status == market.Active && was != nil && is != nil && *is < *was
	}
	for _, lack := range e.Lacks {
		law := lack.Law
		p.Troubles = append(p.Troubles, Trouble{Field: lack.Field, Text: lack.Text, Law: &law})
	}
	p.Held = len(e.Lacks) > 0 && l.catalog.Site.Settings.HoldsBack()
	if slices.ContainsFunc(p.Troubles, func(t Trouble) bool { return t.Kind != nil && *t.Kind == records.PriceDoubtful }) {
		p.Questions = append(p.Questions, FarPrice)
	}
	if p.Change == Gone && p.Appointments > 0 {
		p.Questions = append(p.Questions, Booked)
	}
	if p.Brought != "" && p.Brought != records.PropertySource(l.delivery.Source) {
		p.Questions = append(p.Questions, OtherSource)
	}
}

// called is the address of a property, else its title.
func (l *comparison) called(r *records.Property) string {
	text := func(t *string) string {
		if t == nil {
			return ""
		}
		return *t
	}
	street := prose.Joined(" ", text(r.Street), text(r.HouseNumber), text(r.BoxNumber))
	_, town, _ := strings.Cut(l.town(r.City), " ")
	if street == "" {
		street = r.Title.In(l.language, l.catalog.Fallback())
	}
	return prose.Joined(", ", street, town)
}

// town is the postcode and the name of a city of the site or of the delivery.
func (l *comparison) town(number int) string {
	if c := l.catalog.City(number, l.language); c != nil {
		return prose.Joined(" ", c.Zip, c.DisplayName())
	}
	return l.towns[number]
}

func troubleOf(p check.Problem) Trouble {
	kind := cmp.Or(p.Kind, records.ProblemOther)
	t := Trouble{Field: p.Field, Text: p.Text, Kind: &kind}
	if p.Value != "" {
		t.Value = &p.Value
	}
	return t
}

// readPreview reads what a preview was stored as.
func readPreview(text string) (p Preview, err error) { return p, json.Unmarshal([]byte(text), &p) }
