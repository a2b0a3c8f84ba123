package wholesite_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	formats "github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/xuri/excelize/v2"
)

// ways are those by which odd records come in, by the number of the record. Live links come after the files: they give numbers of the site
// to records that have none. The desk adds no property; what it changes of one is in odddesk_test.go.
var ways = []string{"folder", "importProperties", "csv", "openimmo", "omnicasa", "xlsx", "link omnicasa", "link whise", "link sweepbright"}

func wayOf(number int) string { return ways[number%len(ways)] }

// fields are values of a property that every format of files has, of which some are odd.
func (o oddRecords) fields(number int) map[string]any {
	f := map[string]any{"number": number, "title": "Huis", "text": "Een huis.", "street": "Molenstraat", "house": strconv.Itoa(number),
		"price": 250_000, "bedrooms": 3, "living": 120, "ground": 500, "year": 1998, "energy": 120, "latitude": 51.1, "longitude": 5.7,
		"date": "2026-09-01", "floor": 1}
	for range 1 + o.IntN(8) {
		switch name := o.of([]any{"title", "text", "street", "price", "bedrooms", "living", "ground", "year", "energy", "point", "date",
			"floor"}); name {
		case "title", "text", "street":
			f[name.(string)] = o.text()
		case "date":
			f["date"] = o.seldom(oddDates, []any{"soon"})
		case "point":
			f["latitude"], f["longitude"] = o.of(oddLatitudes), o.of(oddLongitudes)
		case "price", "living", "ground", "energy":
			f[name.(string)] = o.seldom(slices.Concat(oddAmounts, []any{"0,00", "1.250,00", "-", "82,5", ""}), tooMuch)
		default:
			f[name.(string)] = o.seldom(slices.Concat(oddNumbers, []any{"RDC", "3rd", "ca. 1900", "2.0", ""}), tooMany)
		}
	}
	return f
}

// plain is a value as text, as sheets and XML have it.
func plain(value any) string {
	if value == nil {
		return ""
	}
	if v, ok := value.(float64); ok {
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return fmt.Sprint(value)
}

var sheetColumns = [][2]string{
	{"Referentie", "number"},
	{"Titel NL", "title"},
	{"Beschrijving NL", "text"},
	{"Straat", "street"},
	{"Huisnummer", "house"},
	{"Prijs", "price"},
	{"Slaapkamers", "bedrooms"},
	{"Bewoonbare oppervlakte", "living"},
	{"Perceel", "ground"},
	{
		"Bouwjaar",
		"year",
	},
	{"EPC", "energy"},
	{"Verdieping", "floor"},
	{"Beschikbaar vanaf", "date"},
	{"Breedtegraad", "latitude"},
	{"Lengtegraad", "longitude"},
	{"Koop of huur", ""},
	{"Type", ""},
	{"Postcode", ""},
	{"Gemeente", ""},
	{"Adres tonen", ""},
}

func sheetRow(f map[string]any) (row []string) {
	for _, c := range sheetColumns[:len(sheetColumns)-5] {
		row = append(row, plain(f[c[1]]))
	}
	return append(row, "te koop", "156", orElse(f, "zip", "3640"), orElse(f, "city", "Kinrooi"), orElse(f, "shown", "ja"))
}

// orElse is a field of a record, or what it is in records of which nothing is said.
func orElse(f map[string]any, name, otherwise string) string {
	if v, is := f[name]; is {
		return plain(v)
	}
	return otherwise
}

const openImmoRecord = `<immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus/></objektart>
<user_defined_simplefield feldname="gevel_type">156</user_defined_simplefield></objektkategorie>
<geo><plz>%[16]s</plz><ort>%[17]s</ort><geokoordinaten breitengrad="%[1]s" laengengrad="%[2]s"/>
<strasse>%s</strasse><hausnummer>%s</hausnummer>
<etage>%s</etage></geo><preise><kaufpreis>%s</kaufpreis></preise><flaechen><wohnflaeche>%s</wohnflaeche>
<grundstuecksflaeche>%s</grundstuecksflaeche><anzahl_schlafzimmer>%s</anzahl_schlafzimmer></flaechen><zustand_angaben>
<baujahr>%s</baujahr><energiepass><endenergiebedarf>%s</endenergiebedarf></energiepass></zustand_angaben>
<freitexte><objekttitel>%s</objekttitel><objektbeschreibung>%s</objektbeschreibung></freitexte>
<verwaltung_objekt><objektadresse_freigeben>%[18]s</objektadresse_freigeben><verfuegbar_ab>%[14]s</verfuegbar_ab></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>%[15]s</objektnr_extern><aktion aktionart="CHANGE"/><stand_vom>%[14]s</stand_vom>
<sprache>nl-BE</sprache></verwaltung_techn></immobilie>
`

// omnicasaItem is a property as Omnicasa writes it, in its file and in its answers.
func omnicasaItem(f map[string]any) map[string]any {
	return map[string]any{
		"ID":                f["number"],
		"WebIDs":            "156",
		"Goal":              0,
		"Status":            1,
		"language":          "nl",
		"TypeDescription":   f["title"],
		"DescriptionA":      f["text"],
		"Zip":               orElse(f, "zip", "3640"),
		"City":              orElse(f, "city", "Kinrooi"),
		"Street":            f["street"],
		"HouseNumber":       f["house"],
		"GoogleX":           f["latitude"],
		"GoogleY":           f["longitude"],
		"PublishAddress":    orElse(f, "shown", "true"),
		"Price":             f["price"],
		"PublishPrice":      true,
		"ConstructionYear":  f["year"],
		"NumberOfBedRooms":  f["bedrooms"],
		"SurfaceLiving":     f["living"],
		"SurfaceGround":     f["ground"],
		"EnergyPerformance": f["energy"],
		"Floor":             f["floor"],
		"FreeFrom":          f["date"],
		"DateFree":          f["date"],
		"CreatedDate":       f["date"],
	}
}

// inFormat writes records as a file of a format.
func (a *accepted) inFormat(format string, list []map[string]any) (file string) {
	var out bytes.Buffer
	var header []string
	for _, c := range sheetColumns {
		header = append(header, c[0])
	}
	switch format {
	case "csv":
		w := csv.NewWriter(&out)
		w.Write(header)
		for _, f := range list {
			w.Write(sheetRow(f))
		}
		w.Flush()
	case "xlsx":
		book := excelize.NewFile()
		defer book.Close()
		book.SetSheetRow("Sheet1", "A1", &header)
		for i, f := range list {
			row := sheetRow(f)
			book.SetSheetRow("Sheet1", fmt.Sprint("A", i+2), &row)
		}
		if err := book.Write(&out); err != nil {
			a.Fatal(err)
		}
	case "openimmo":
		out.WriteString(xml.Header + "<openimmo><anbieter>\n")
		for _, f := range list {
			var values []any
			for _, name := range []string{"latitude", "longitude", "street", "house", "floor", "price", "living", "ground", "bedrooms",
				"year", "energy", "title", "text", "date", "number"} {
				var text strings.Builder
				xml.EscapeText(&text, []byte(plain(f[name])))
				values = append(values, text.String())
			}
			values = append(values, orElse(f, "zip", "3640"), orElse(f, "city", "Kinrooi"), orElse(f, "shown", "true"))
			fmt.Fprintf(&out, openImmoRecord, values...)
		}
		out.WriteString("</anbieter></openimmo>\n")
	case "omnicasa":
		var items []map[string]any
		for _, f := range list {
			items = append(items, omnicasaItem(f))
		}
		if err := json.NewEncoder(&out).Encode(items); err != nil {
			a.Fatal(err)
		}
	}
	file = filepath.Join(a.TempDir(), "properties."+map[string]string{"csv": "csv", "xlsx": "xlsx", "openimmo": "xml",
		"omnicasa": "json"}[format])
	if err := os.WriteFile(file, out.Bytes(), 0o600); err != nil {
		a.Fatal(err)
	}
	return file
}

// feedFile brings records in by a file of a format: no record of them holds up another.
func (a *accepted) feedFile(format string, list []map[string]any) {
	c, err := a.Store.Catalog(a.Context())
	if err != nil {
		a.Fatal(err)
	}
	d, done, err := formats.Open(format, a.inFormat(format, list), c, transfer.NewWords(nil))
	if err != nil {
		a.Fatalf("a file of %s is refused: %v", format, err)
	}
	defer done()
	d.NewOn = locale.Today(time.Now())
	if _, err := intake.Deliver(a.Context(), a.Store, d, a.Media, false); err != nil {
		a.Fatalf("the import of %s fails: %v", format, err)
	}
	var numbers []int
	for _, f := range list {
		numbers = append(numbers, f["number"].(int))
	}
	stored, err := a.Store.Imports.Entries(a.Context(), numbers)
	if err != nil {
		a.Fatal(err)
	}
	for _, n := range numbers {
		if stored[n] != nil {
			a.taken[n] = true
		} else {
			a.failed(n, "a file of %s is taken without it", format)
		}
	}
}

// feeds brings in the records of all ways but the folder and importProperties.
func (a *accepted) feeds(odd oddRecords) {
	list := map[string][]map[string]any{}
	for _, number := range slices.Sorted(maps.Keys(a.made)) {
		if way := wayOf(number); a.made[number] == "" {
			f := odd.fields(number)
			a.made[number] = way + " " + written(f)
			list[way] = append(list[way], f)
		}
	}
	for _, way := range ways {
		if list[way] == nil {
			continue
		}
		before := len(a.taken)
		if kind, isLink := strings.CutPrefix(way, "link "); isLink {
			a.linked(odd, kind, list[way])
		} else {
			a.feedFile(way, list[way])
		}
		a.Logf("%s: %d of %d records were taken", way, len(a.taken)-before, len(list[way]))
		if len(a.taken)-before == 0 {
			a.Errorf("%s takes no record", way)
		}
	}
}
