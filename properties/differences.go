package properties

import (
	"encoding/json"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
)

// The kinds of a difference that no field of the table has.
const (
	StandingField Kind = "STANDING" // Was and Is are market.Standing
	FilesField    Kind = "FILES"    // Was and Is count them
)

// Difference is a field that differs between two readings of a property. Was and Is are values as FieldView has them, "" for not stated; of
// files New and Gone count those that came and went.
type Difference struct {
	Name       string           `json:"name"`
	Kind       Kind             `json:"kind"`
	Vocabulary string           `json:"vocabulary,omitempty"`
	Language   *locale.Language `json:"language,omitempty"`
	Was        string           `json:"was"`
	Is         string           `json:"is"`
	New        int              `json:"new,omitempty"`
	Gone       int              `json:"gone,omitempty"`
}

// Reading is a property with what its city is called.
type Reading struct {
	imports.PropertyEntry
	Town string
}

// Differences lists the fields in which a property differs, in the order of the table; what it stands for first and its files last. Before
// is nil for a new one. A choice among records of the site is their name, in a language.
func Differences(c *agency.Catalog, l locale.Language, before *Reading, after Reading) (list []Difference) {
	was, is := reader{catalog: c, language: l}, reader{catalog: c, language: l, Reading: &after, document: fields.DocumentOf(after.Record)}
	if before != nil {
		was.Reading, was.document = before, fields.DocumentOf(before.Record)
	}
	add := func(d Difference) {
		if d.Was != d.Is {
			list = append(list, d)
		}
	}
	add(Difference{Name: "standing", Kind: StandingField, Was: was.standing(), Is: is.standing()})
	for i := range Table {
		f := &Table[i]
		languages := []locale.Language{""}
		if f.Localized {
			languages = c.Site.InUse()
		}
		for _, of := range languages {
			d := Difference{Name: f.Name, Kind: f.Kind, Vocabulary: f.Vocabulary, Was: was.value(f, of), Is: is.value(f, of)}
			if f.Kind == PriceField {
				d.Kind = AmountField
			}
			if of != "" {
				d.Language = &of
			}
			add(d)
		}
	}
	for _, files := range []struct {
		name string
		of   func(imports.PropertyEntry) []imports.Media
	}{
		{"photos", func(e imports.PropertyEntry) []imports.Media { return e.Photos }},
		{"plans", func(e imports.PropertyEntry) []imports.Media { return e.Plans }},
		{"panoramas", func(e imports.PropertyEntry) []imports.Media { return e.Panoramas }},
		{"documents", func(e imports.PropertyEntry) []imports.Media { return e.Documents }},
	} {
		d := differenceOf(files.name, was.files(files.of), is.files(files.of))
		if files.name == "documents" && d == nil && before != nil && saidOf(before.Record.Documents) != saidOf(after.Record.Documents) {
			count := strconv.Itoa(len(after.Documents))
			d = &Difference{Name: files.name, Kind: FilesField, Was: count, Is: count}
		}
		if d != nil {
			list = append(list, *d)
		}
	}
	return list
}

// reader reads the values of a property, all of which are "" for none.
type reader struct {
	catalog  *agency.Catalog
	language locale.Language
	*Reading
	document fields.Document
}

func (r *reader) standing() string {
	if r.Reading == nil {
		return ""
	}
	return string(market.StandingOf(r.Record.Status, r.Record.Marquee))
}

func (r *reader) value(f *Field, l locale.Language) string {
	if r.Reading == nil {
		return ""
	}
	switch {
	case f.Kind == TownField:
		return r.Town
	case f.Name == "type":
		return r.catalog.TypeName(r.Record.Type, r.language)
	case f.Name == "agent":
		if a := r.catalog.Agent(r.Record.Agent, r.language); a != nil {
			return a.Name
		}
		return strconv.Itoa(r.Record.Agent)
	case f.Kind == PriceField:
		if r.Record.Price == nil {
			return ""
		}
		text, _ := json.Marshal(r.Record.Price) // an amount always has a JSON form
		return string(text)
	}
	e := edited{catalog: r.catalog, record: &r.Record, document: r.document}
	return e.value(f, l)
}

func (r *reader) files(of func(imports.PropertyEntry) []imports.Media) (names []string) {
	if r.Reading == nil {
		return nil
	}
	for _, m := range of(r.PropertyEntry) {
		if m.Remote != nil {
			names = append(names, m.Remote.Name)
		} else {
			names = append(names, m.File)
		}
	}
	return names
}

// differenceOf compares lists of files by what they contain and by their order; nil when they are the same.
func differenceOf(name string, was, is []string) *Difference {
	if slices.Equal(was, is) {
		return nil
	}
	d := &Difference{Name: name, Kind: FilesField, Was: strconv.Itoa(len(was)), Is: strconv.Itoa(len(is))}
	for _, file := range is {
		if !slices.Contains(was, file) {
			d.New++
		}
	}
	for _, file := range was {
		if !slices.Contains(is, file) {
			d.Gone++
		}
	}
	return d
}

// saidOf is what a record says of documents beside their files, which a delivery calls otherwise than the site: names, and who reads them.
func saidOf(documents []records.Document) string {
	said := bareNames(documents)
	for i := range said {
		said[i].File = ""
	}
	return canonical(said)
}
