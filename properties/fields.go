package properties

import (
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/staff/listings"
)

// SectionView is a section of a property with those of its fields that apply.
type SectionView struct {
	Name   Section
	Fields []*FieldView
}

// FieldView is a field with its value, "" for not stated.
type FieldView struct {
	Field
	Language *locale.Language
	Value    string
	Choices  []*Choice
	Required bool // by the law of its region
	Editable bool
	Around   *places.Point // of a place on the map: the middle of its town
}

// Choice is a value that a field can have. Text is nil for a word of a vocabulary.
type Choice struct {
	Value string
	Text  *string
}

// Editor is what the screen needs on which a property is edited.
type Editor struct {
	Sections                 []*SectionView
	Photos, Plans, Panoramas []*Photo
	Documents                []*Document
	Law                      *LawView
	Card                     *CardView
	Published                *CardView // as the site has it; nil while nothing waits
	Page                     string    // where its page can be seen with what waits, in the language of the card
}

// LawView is what the law of its region asks of the property once it is on offer.
type LawView struct {
	Region   *geo.Region
	Required int
	Lacks    []*listings.Lack
}

// Editor reads a property for the screen on which it is edited, with what waits of it put in, and its card in a language.
func (s *Service) Editor(ctx context.Context, v *listings.View, l locale.Language) (*Editor, error) {
	entry, c, err := s.entry(ctx, v.Number())
	if entry == nil {
		return nil, err
	}
	waits, err := s.waiting(ctx, entry, c)
	if err != nil {
		return nil, err
	}
	var published *CardView
	if waits != nil {
		now := edited{catalog: c, view: v, record: &entry.Record, photos: entry.Photos}
		published = now.card(l)
		entry, c = waits.entry, waits.catalog
	}
	required := advert.RequiredOf(c, entry.Record, s.Staff.Now())
	e := edited{catalog: c, view: v, record: &entry.Record, document: fields.DocumentOf(entry.Record)}
	e.photos = entry.Photos
	words, err := s.Staff.Photos(ctx, v)
	if err != nil {
		return nil, err
	}
	r, languages := &entry.Record, c.Site.InUse()
	view := &Editor{Sections: e.sections(required.Fields), Law: e.law(required), Card: e.card(l), Published: published}
	view.Photos = picturesOf(r.Photos, entry.Photos, words, false, languages)
	view.Plans = picturesOf(r.Plans, entry.Plans, words, true, languages)
	view.Panoramas = picturesOf(r.Panoramas, entry.Panoramas, words, false, languages)
	view.Documents = documents(entry)
	view.Page, err = s.previewAddress(ctx, entry.Record.Visible(c, l))
	return view, err
}

func (s *Service) entry(ctx context.Context, number int) (*imports.PropertyEntry, *agency.Catalog, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	entries, err := s.Store.Imports.Entries(db.Unpinned(ctx), []int{number})
	return entries[number], c, err
}

// edited is a property whose fields are read.
type edited struct {
	catalog  *agency.Catalog
	view     *listings.View
	record   *records.Property
	document fields.Document
	photos   []imports.Media
}

func (e *edited) region() geo.Region {
	if c := e.catalog.City(e.record.City, e.catalog.Fallback()); c != nil {
		region, _ := geo.RegionOf(c.CountryID, c.Zip)
		return region
	}
	return ""
}

func (e *edited) sections(required []string) (list []*SectionView) {
	for _, s := range sections {
		list = append(list, &SectionView{Name: s.name, Fields: []*FieldView{}})
	}
	languages := e.catalog.Site.InUse()
	known := e.record.FieldsOf(e.region())
	for _, f := range Table {
		if !detail.Hold(f.conditions, f.Name, known) {
			continue
		}
		section := list[f.section()]
		if !f.Localized {
			section.Fields = append(section.Fields, e.field(f, "", required))
			continue
		}
		for _, l := range languages {
			section.Fields = append(section.Fields, e.field(f, l, required))
		}
	}
	return list
}

func (e *edited) field(f Field, l locale.Language, required []string) *FieldView {
	view := &FieldView{Field: f, Value: e.value(&f, l), Required: slices.Contains(required, f.Name), Choices: e.choices(&f),
		Editable: e.view.Editable() && (f.Name != "agent" || e.view.OfAnyAgent())}
	if l != "" {
		view.Language = &l
	}
	if f.Kind == PointField {
		view.Around = e.middle()
	}
	return view
}

// middle is the middle of the property's town, nil where that is not known.
func (e *edited) middle() *places.Point {
	c := e.catalog.City(e.record.City, e.catalog.Fallback())
	if c == nil || c.Latitude == 0 && c.Longitude == 0 {
		return nil
	}
	return &places.Point{Latitude: c.Latitude, Longitude: c.Longitude}
}

// value is a field as the desk reads and sends it.
func (e *edited) value(f *Field, l locale.Language) string {
	r := e.record
	switch f.Kind {
	case TownField:
		if c := e.catalog.City(r.City, e.catalog.Fallback()); c != nil {
			return prose.Joined(" ", c.Zip, c.DisplayName())
		}
		return ""
	case PointField:
		if r.Latitude == nil || r.Longitude == nil {
			return ""
		}
		return strconv.FormatFloat(*r.Latitude, 'f', -1, 64) + ", " + strconv.FormatFloat(*r.Longitude, 'f', -1, 64)
	}
	value := e.document.Get(desk.Part{Record: desk.PropertyRecordOf(r.Number), Field: f.Name, Language: l})
	var text string
	if json.Unmarshal([]byte(value), &text) == nil {
		return text
	}
	return value
}

func (e *edited) choices(f *Field) []*Choice {
	list := []*Choice{}
	l := e.view.Language()
	switch {
	case f.Name == "type":
		for _, t := range e.catalog.Types {
			name := e.catalog.TypeName(t.Number, l)
			list = append(list, &Choice{strconv.Itoa(t.Number), &name})
		}
		slices.SortFunc(list, func(a, b *Choice) int { return strings.Compare(locale.Fold(*a.Text), locale.Fold(*b.Text)) })
	case f.Name == "agent":
		for _, a := range e.catalog.Site.Agents {
			list = append(list, &Choice{strconv.Itoa(a.ID), &a.Name})
		}
	case f.Vocabulary != "":
		for _, w := range f.words() {
			list = append(list, &Choice{Value: w})
		}
	}
	return list
}

func (e *edited) law(required advert.Required) *LawView {
	view := &LawView{Required: len(required.Fields), Lacks: []*listings.Lack{}}
	if region := e.region(); region != "" {
		view.Region = &region
	}
	for _, l := range required.Lacks {
		lack := &listings.Lack{Field: l.Field, Text: l.Text}
		if l.Law != "" {
			lack.Law = &l.Law
		}
		view.Lacks = append(view.Lacks, lack)
	}
	return view
}

// CardView is a property as visitors see it in lists, in a language, once it is on offer.
type CardView struct {
	Photo, Energy, Marquee              *string
	MarqueeCode                         int
	Headline, City, Type, Price         string
	Bedrooms, Bathrooms, Living, Ground *int
}

func (e *edited) card(l locale.Language) *CardView {
	p := e.record.Visible(e.catalog, l)
	view := &CardView{Headline: p.Headline(), Type: p.TypeName(), Price: p.Price().Text, Bedrooms: p.Bedrooms, Bathrooms: p.Bathrooms,
		Living: p.Living, Ground: p.Ground}
	if c := p.City(); c != nil {
		view.City = c.DisplayName()
	}
	if m := p.Marquee(); m != nil {
		view.Marquee, view.MarqueeCode = &m.Name, m.Code
	}
	if energy := p.Energy(); energy != nil && energy.Status == detail.EPCPresent && energy.Text != "" {
		view.Energy = &energy.Text
	}
	if len(e.photos) > 0 && e.photos[0].File != "" {
		url := (&media.Photo{File: e.photos[0].File}).URL()
		view.Photo = &url
	}
	return view
}
