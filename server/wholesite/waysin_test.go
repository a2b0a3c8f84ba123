package wholesite_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/db/desklog"
	formats "github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
)

// wayIn is a value of one field as somebody may write it, and what becomes of it by every way in.
type wayIn struct {
	field, value string
	want         string // as JSON of an import folder, "a, b" of a point, postcode and name of a city; "null" for nothing said
	isSaid       bool   // a warning names the field or the value
	other        string // the longitude of a latitude, the postcode of a city
	without      string // ways that have no such field, or write it otherwise; "link" is all links
}

// waysIn has the kinds of values that were once refused, misread or passed in silence, with neighbours of each.
var waysIn = []wayIn{
	// numbers with comma or point, thousands, units, about
	{field: "price", value: "250.000,00 €", want: "250000"},
	{field: "price", value: "€ 1.250.000", want: "1250000"},
	{field: "price", value: "250'000", want: "250000"},
	{field: "price", value: "250\u202f000 EUR", want: "250000"},
	{field: "price", value: "250k", want: "250000"},
	{field: "price", value: "1,2 miljoen", want: "1200000"},
	{field: "price", value: "250.000,- euro", want: "250000"},
	{field: "price", value: "249.000 - 259.000", want: "249000", isSaid: true},
	{field: "living", value: "82,50", want: "82"},
	{field: "living", value: "120 m²", want: "120"},
	{field: "living", value: "1.200", want: "1200", isSaid: true},
	{field: "living", value: "± 120 m²", want: "120", isSaid: true},
	{field: "living", value: "120 qm", want: "120"},
	{field: "ground", value: "2 ha 15 a", want: "21500"},
	{field: "ground", value: "12a 50ca", want: "1250"},
	{field: "ground", value: "0,5 ha", want: "5000"},
	{field: "year", value: "ca. 1900", want: "1900", isSaid: true},
	{field: "year", value: "1998-2002", want: "1998", isSaid: true},
	{field: "year", value: "1975.0", want: "1975"},
	{field: "year", value: "01/01/1975", want: "1975"},
	{field: "bedrooms", value: "3 slpk", want: "3"},
	{field: "bedrooms", value: "2,5", want: "2", isSaid: true},
	{field: "energy", value: "182,5 kWh/(m²a)", want: "182.5", without: "link sweepbright"},
	{field: "floor", value: "2.0", want: "2"},
	{field: "floor", value: "RDC", want: "0"},
	{field: "floor", value: "1er étage", want: "1"},
	{field: "floor", value: "2.OG", want: "2"},
	{field: "floor", value: "kelder", want: "-1"},

	// nothing said: blank, words for nothing, zeros that cannot be true
	{field: "price", value: "0,00", want: "null"},
	{field: "price", value: "op aanvraag", want: "null"},
	{field: "price", value: "Prix sur demande", want: "null"},
	{field: "price", value: "auf Anfrage", want: "null"},
	{field: "price", value: "P.O.A.", want: "null"},
	{field: "living", value: "0.0", want: "null"},
	{field: "living", value: "n.v.t.", want: "null"},
	{field: "year", value: "", want: "null"},
	{field: "energy", value: "0,00", want: "null", without: "link sweepbright"},
	{field: "street", value: "-", want: "null"},
	{field: "street", value: "N/A", want: "null"},

	// what means nothing or cannot be is left out and named, and holds nothing else up
	{field: "price", value: "-1", want: "null", isSaid: true},
	{field: "price", value: "veel", want: "null", isSaid: true},
	{field: "price", value: "CHF 250000", want: "null", isSaid: true},
	{field: "price", value: "$ 250,000", want: "null", isSaid: true},
	{field: "price", value: "99999999999", want: "null", isSaid: true},
	{field: "price", value: "1e300", want: "null", isSaid: true},
	{field: "living", value: "-60", want: "null", isSaid: true},
	{field: "ground", value: "5000000000", want: "null", isSaid: true},
	{field: "year", value: "1", want: "null", isSaid: true},
	{field: "year", value: "20218", want: "null", isSaid: true},
	{field: "year", value: "jaren 60", want: "null", isSaid: true},
	{field: "year", value: "Q3 2027", want: "2027", isSaid: true},
	{field: "bedrooms", value: "drie", want: "3"},
	{field: "bedrooms", value: "veel", want: "null", isSaid: true},
	{field: "floor", value: "dakverdieping", want: "null", isSaid: true},
	{field: "energy", value: "in aanvraag", want: "null", isSaid: true, without: "link sweepbright"},

	// dates of any common form, minimum dates
	{field: "date", value: "0001-01-01T00:00:00", want: "null", without: "link sweepbright"},
	{field: "date", value: "1753-01-01", want: "null", without: "link sweepbright"},
	{field: "date", value: "1899-12-30", want: "null", without: "link sweepbright"},
	{field: "date", value: "9999-12-31", want: "null", without: "link sweepbright"},
	{field: "date", value: "01.05.2027", want: `"2027-05-01"`, without: "link sweepbright"},
	{field: "date", value: "1er mai 2027", want: `"2027-05-01"`, without: "link sweepbright"},
	{field: "date", value: "/Date(1790000000000+0200)/", want: `"2026-09-21"`, without: "link sweepbright"},
	{field: "date", value: "20270501", want: `"2027-05-01"`, without: "link sweepbright"},
	{field: "date", value: "46508", want: `"2027-05-01"`, isSaid: true, without: "link sweepbright"},
	{field: "date", value: "5/1/2027 12:00:00 AM", want: `"2027-05-01"`, without: "link sweepbright"},
	{field: "date", value: "Sat May 01 00:00:00 CEST 2027", want: `"2027-05-01"`, without: "link sweepbright"},
	{field: "date", value: "31/02/2027", want: "null", isSaid: true, without: "link sweepbright"},

	// yes and no in four languages; what is not known to be public is not
	{field: "shown", value: "ja", want: "true", without: "link"},
	{field: "shown", value: "oui", want: "true", without: "link"},
	{field: "shown", value: "wahr", want: "true", without: "link"},
	{field: "shown", value: "x", want: "true", without: "link"},
	{field: "shown", value: "nein", want: "false", without: "link"},
	{field: "shown", value: "0", want: "false", without: "link"},
	{field: "shown", value: "misschien", want: "false", isSaid: true, without: "link"},

	// texts
	{field: "title", value: "Huis &amp; <b>tuin</b>", want: `"Huis \u0026 tuin"`},
	{field: "title", value: "Huis&nbsp;met&nbsp;tuin", want: `"Huis met tuin"`},
	{field: "title", value: "&lt;b&gt;Huis&lt;/b&gt;", want: `"Huis"`},
	{field: "street", value: "Rue de l&#39;&Eacute;glise", want: `"Rue de l'Église"`},

	// points
	{field: "latitude", value: "51,145", other: "5,742", want: "51.145, 5.742"},
	{field: "latitude", value: "5.742", other: "51.145", want: "51.145, 5.742", isSaid: true},
	{field: "latitude", value: `51° 8' 42" N`, other: `5° 44' 31,2" E`, want: "51.145, 5.742"},
	{field: "latitude", value: "48.8566", other: "2.3522", want: "none", isSaid: true},
	{field: "latitude", value: "51.145", other: "-5.742", want: "none", isSaid: true},
	{field: "latitude", value: "51145000", other: "5742000", want: "none", isSaid: true},
	{field: "latitude", value: "0", other: "0", want: "none"},

	// places: villages, languages, mergers, spellings; a folder and importProperties name a city by its number
	{field: "city", other: "3600", value: "Genk", want: "3600 Genk", without: "folder,importProperties"},
	{field: "city", other: "3960", value: "Bree", want: "3960 Bree", without: "folder,importProperties"},
	{field: "city", other: "", value: "Bree", want: "3960 Bree", without: "folder,importProperties", isSaid: true},
	{field: "city", other: "3960", value: "Bree (Opitter)", want: "3960 Bree", without: "folder,importProperties"},
	{field: "city", other: "B-3640", value: "KINROOI", want: "3640 Kinrooi", without: "folder,importProperties"},
	{field: "city", other: "3640", value: "Kinroi", want: "3640 Kinrooi", without: "folder,importProperties"},
	{field: "city", other: "3640", value: "Maaseik", want: "3640 Kinrooi", without: "folder,importProperties", isSaid: true},
	{field: "city", other: "4000", value: "Lüttich", want: "4000 Luik", without: "folder,importProperties"},
	{field: "city", other: "1050", value: "Ixelles/Elsene", want: "1050 Elsene", without: "folder,importProperties"},
	{field: "city", other: "3720", value: "Hasselt", want: "3720 Hasselt", without: "folder,importProperties"},
	{field: "city", other: "1570", value: "Pajottegem", want: "1570 Pajottegem", without: "folder,importProperties"},
	{field: "city", other: "9120", value: "Beveren-Kruibeke-Zwijndrecht", want: "9120 Beveren-Kruibeke-Zwijndrecht",
		without: "folder,importProperties"},
	{field: "city", other: "3798", value: "Fouron-le-Comte", want: "3798 's-Gravenvoeren", without: "folder,importProperties"},
	{field: "city", other: "L-9710", value: "Clervaux", want: "9710 Clervaux", without: "folder,importProperties"},
	{field: "city", other: "0000", value: "Nergens", want: "absent", without: "folder,importProperties", isSaid: true},
}

// storedAs are the fields of an import folder.
var storedAs = map[string]string{"title": "title.nl", "street": "street", "price": "price", "bedrooms": "rooms.bedrooms",
	"living": "surfaces.living", "ground": "surfaces.ground", "year": "building.constructionYear", "energy": "energy.specific",
	"latitude": "latitude", "longitude": "longitude", "date": "availability.from", "floor": "building.floor", "shown": "publishAddress"}

// firstWayIn is the number of the first record.
const firstWayIn = 31_001

// fields is a record that is sound but for one value.
func (w wayIn) fields(number int) map[string]any {
	f := map[string]any{"number": number, "title": "Huis", "text": "Een huis.", "street": "Molenstraat", "house": fmt.Sprint(number),
		"price": 240_000, "bedrooms": 4, "living": 130, "ground": 600, "year": 1990, "energy": 110, "floor": 3, "date": "2027-01-05"}
	switch w.field {
	case "latitude":
		f["longitude"] = w.other
	case "city":
		if f["zip"] = w.other; w.other == "" { // it lies nearest to a village of the municipality
			f["latitude"], f["longitude"] = 51.145, 5.742
		}
	}
	f[w.field] = w.value
	return f
}

// inFolder is a record as a file of an import folder.
func (w wayIn) inFolder(number int) string {
	r := map[string]any{"number": number, "goal": 0, "status": 1, "type": 156, "city": 1, "agent": 1, "publishPrice": true,
		"publishAddress": true, "publishedAt": "2026-09-01"}
	for name, value := range w.fields(number) {
		group, field, nested := strings.Cut(storedAs[name], ".")
		switch inside, _ := r[group].(map[string]any); {
		case group == "":
		case !nested:
			r[group] = value
		case inside == nil:
			r[group] = map[string]any{field: value}
		default:
			inside[field] = value
		}
	}
	return written(r)
}

// least is a source of chance that never gives a record another shape.
type least struct{}

func (least) Uint64() uint64 { return math.MaxUint64 }

// cameIn is what became of the records by one way: their numbers on the site, and what was said of each.
type cameIn struct {
	*accepted
	numbers map[int]int
	said    map[int]string
}

func (c cameIn) note(record, field, text string) {
	for number := range c.numbers {
		if strings.Contains(record, fmt.Sprint(number)) && !strings.Contains(text, "wants ") && !strings.Contains(text, "is missing: ") {
			c.said[number] += field + ": " + text + "\n"
		}
	}
}

func (c cameIn) outcome(o intake.Outcome) {
	for _, p := range append(o.Warnings, o.Problems()...) {
		c.note(p.File, p.Field, p.Text)
	}
}

func (c cameIn) folder() {
	folder := oddFolder(c.T)
	for i, w := range waysIn {
		folder[fmt.Sprintf("properties/%d.json", firstWayIn+i)] = &fstest.MapFile{Data: []byte(w.inFolder(firstWayIn + i))}
	}
	o, err := intake.Import(c.Context(), c.Store, folder, c.Media)
	if err != nil {
		c.Fatal(err)
	}
	c.outcome(o)
}

func (c cameIn) push() {
	key, err := c.Store.Keys.AddAPIKey(c.Context(), "portal", true, desklog.Action{At: time.Now()})
	if err != nil {
		c.Fatal(err)
	}
	for i, w := range waysIn {
		input := map[string]any{"properties": []any{json.RawMessage(w.inFolder(firstWayIn + i))}}
		r := c.PostJSON(c.T, map[string]any{"query": `mutation ($input: ImportPropertiesInput!) { importProperties(input: $input) {
			... on PropertiesImported { warnings { path message } } ... on ImportRefused { problems { path message } } } }`,
			"variables": map[string]any{"input": input}}, "Authorization", "Bearer "+key, "X-Forwarded-For", fmt.Sprintf("10.0.0.%d", i))
		var answer struct {
			Data struct {
				ImportProperties struct {
					Warnings, Problems []struct {
						Path    []string
						Message string
					}
				}
			}
		}
		if err := json.Unmarshal([]byte(r.Text), &answer); err != nil {
			c.Fatal(err, r.Text)
		}
		for _, p := range append(answer.Data.ImportProperties.Warnings, answer.Data.ImportProperties.Problems...) {
			c.note(fmt.Sprint(firstWayIn+i), strings.Join(p.Path, "."), p.Message)
		}
	}
}

func (c cameIn) file(format string, list []map[string]any) {
	catalog, err := c.Store.Catalog(c.Context())
	if err != nil {
		c.Fatal(err)
	}
	file := c.inFormat(format, list)
	var dry []string
	for _, isDry := range []bool{true, false} { // what it would say is what it says, in the same order
		d, done, err := formats.Open(format, file, catalog, transfer.NewWords(nil))
		if err != nil {
			c.Fatal(err)
		}
		d.NewOn = locale.Today(time.Now())
		o, err := intake.Deliver(c.Context(), c.Store, d, c.Media, isDry)
		done()
		if err != nil {
			c.Fatal(err)
		}
		all := append(o.Warnings, o.Problems()...).Error()
		if dry = append(dry, all); !isDry && dry[0] != dry[1] {
			c.Errorf("%s: -dry says\n%s\nand the import\n%s", format, dry[0], dry[1])
		}
		if !isDry {
			c.outcome(o)
		}
	}
}

func (c cameIn) link(kind string, list []map[string]any) {
	c.linked(oddRecords{rand.New(least{})}, kind, list)
	records, err := c.Store.Links.CRMRecords(c.Context(), kind)
	if err != nil {
		c.Fatal(err)
	}
	for _, r := range records {
		for number := range c.numbers {
			if strings.Contains(r.ID, fmt.Sprint(number)) {
				c.numbers[number] = r.Number
			}
		}
		for _, p := range r.ProblemList() {
			c.note(r.ID, p.Field, p.Value)
		}
	}
}

// stored is what the site has of a record.
func (c cameIn) stored(w wayIn, number int) string {
	entries, err := c.Store.Imports.Entries(c.Context(), []int{c.numbers[number]})
	if err != nil {
		c.Fatal(err)
	}
	entry := entries[c.numbers[number]]
	if entry == nil {
		return "absent"
	}
	switch w.field {
	case "latitude":
		if entry.Record.Latitude == nil {
			return "none"
		}
		return fmt.Sprintf("%.5g, %.4g", *entry.Record.Latitude, *entry.Record.Longitude)
	case "city":
		catalog, err := c.Store.Catalog(c.Context())
		if err != nil {
			c.Fatal(err)
		}
		city := catalog.City(entry.Record.City, "nl")
		return city.Zip + " " + city.Name
	}
	var value any
	json.Unmarshal([]byte(written(entry.Record)), &value) // it was written just now
	for name := range strings.SplitSeq(storedAs[w.field], ".") {
		inside, _ := value.(map[string]any)
		value = inside[name]
	}
	return written(value)
}

// TestAllWaysIn brings the same values in by a folder, importProperties, each format of files and each link to a CRM: each reads them
// alike, and says what it gave up.
func TestAllWaysIn(t *testing.T) {
	for _, way := range ways {
		t.Run(way, func(t *testing.T) {
			a := &accepted{T: t, made: map[int]string{}, taken: map[int]bool{}, projects: map[int]string{}}
			a.start()
			c := cameIn{a, map[int]int{}, map[int]string{}}
			var list []map[string]any
			for i, w := range waysIn {
				c.numbers[firstWayIn+i] = firstWayIn + i
				if !w.isWithout(way) && w.want != "absent" || !strings.HasPrefix(way, "link") {
					list = append(list, w.fields(firstWayIn+i))
				}
			}
			switch kind, isLink := strings.CutPrefix(way, "link "); {
			case isLink:
				c.link(kind, list)
			case way == "folder":
				c.folder()
			case way == "importProperties":
				c.push()
			default:
				c.file(way, list)
			}
			for i, w := range waysIn {
				number := firstWayIn + i
				if w.isWithout(way) || w.want == "absent" && strings.HasPrefix(way, "link") {
					continue
				}
				if got := c.stored(w, number); got != w.want || w.isSaid && c.said[number] == "" {
					t.Errorf("%s %q %q is %s, want %s; said is %q", w.field, w.value, w.other, got, w.want, c.said[number])
				}
			}
		})
	}
}

func (w wayIn) isWithout(way string) bool {
	list := strings.Split(w.without, ",")
	return slices.Contains(list, way) || slices.Contains(list, "link") && strings.HasPrefix(way, "link ")
}
