package feed_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/sheets"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// written writes a file beside others of its folder.
func written(t *testing.T, dir, name string, content []byte) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func picture(t *testing.T) []byte {
	var out bytes.Buffer
	if err := jpeg.Encode(&out, image.NewGray(image.Rect(0, 0, 1200, 900)), nil); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestSheetInFourLanguages imports a property from sheets as agencies have them: names of columns in four languages, commas, semicolons and
// tabs, encodings of Excel.
func TestSheetInFourLanguages(t *testing.T) {
	dutch := "Referentie;Koop of huur;Type;Titel NL;Titel (FR);Vraagprijs (€);Straat;Nummer;Postcode;Gemeente;Adres tonen;" +
		"Slaapkamers;Bewoonbare opp. (m²);Verdieping;EPC-waarde;Lift;Beschikbaar vanaf;Foto's\r\n" +
		"9001;te koop;Appartement;\"Licht \"\"Zicht\"\"\";Clair;€ 249.500,50;Dorpsstraat;12A;3640;Kinrooi;ja;2;82,50;" +
		"gelijkvloers;-12;nee;01/03/2027;\"voor.jpg\ntuin.jpg\"\r\n"
	french := "Réf;Transaction;Type de bien;Titre;Prix de vente;Rue;Numéro;Code postal;Commune;Afficher l'adresse;Chambres;" +
		"Surface habitable;Étage;PEB;Ascenseur;Disponible à partir du;Photos\n" +
		"9001;à vendre;appartement;Clair;249 500,50;Dorpsstraat;12A;B-3640;Kinrooi;oui;2;82,5 m²;RDC;-12;non;" +
		"1 mars 2027;voor.jpg, tuin.jpg\n"
	english := "ID\tSale or rent\tProperty type\tTitle EN\tAsking price\tStreet\tHouse number\tPostcode\tTown\tShow address\t" +
		"Bedrooms\tLiving area\tFloor\tEnergy score\tElevator\tAvailable from\tPictures\n" +
		"9001\tfor sale\tApartment\tBright\t249,500.50\tDorpsstraat\t12A\t3640\tKinrooi\tyes\t2\t82.5\tground floor\t" +
		"-12\tno\t2027-03-01\tvoor.jpg|tuin.jpg\n"
	german := "Objekt-Nr,Vermarktungsart,Objektart,Titel DE,Kaufpreis,Straße,Hausnummer,PLZ,Ort,Adresse anzeigen,Schlafzimmer,Wohnfläche," +
		"Etage,Energiekennwert,Aufzug,Frei ab,Bilder\n" +
		"9001,Verkauf,Wohnung,Hell,\"249.500,50\",Dorpsstraat,12A,3640,Kinrooi,ja,2,\"82,50\",EG,-12,nein," +
		"01.03.2027,voor.jpg;tuin.jpg\n"
	windows, err := charmap.Windows1252.NewEncoder().String(dutch)
	if err != nil {
		t.Fatal(err)
	}
	utf16, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(english)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"Dutch": dutch, "Windows-1252": windows, "with a mark": "\ufeff" + dutch,
		"sep": "sep=;\r\n" + dutch, "French": french, "old Macs": strings.ReplaceAll(french, "\n", "\r"), "English": english,
		"UTF-16": utf16,
		"German": german, "blank lines": "\n;;;\n" + dutch + ";;;;\n", "a title": "Aanbod, november 2026\n\n" + dutch,
		"guarded": strings.NewReplacer(";3640;", `;="3640";`, ";-12;", ";'-12;", "9001;te", `="9001";te`).Replace(dutch)} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t), t.TempDir()
			written(t, dir, "voor.jpg", picture(t))
			written(t, dir, "Tuin.JPG", picture(t))
			out := s.bringIn(t, "csv", written(t, dir, "homes.csv", []byte(text)), false)
			if out.Added != 1 || len(out.LeftOut) != 0 {
				t.Fatalf("the sheet gives %+v, want one home added", out)
			}
			_, fields := s.property(t, 9001)
			compare(t, fields, map[string]any{"goal": 0.0, "status": 1.0, "price": 249500.5, "publishPrice": true, "street": "Dorpsstraat",
				"houseNumber": "12A", "publishAddress": true, "rooms.bedrooms": 2.0, "surfaces.living": 82.0, "building.floor": 0.0,
				"energy.specific": -12.0, "comfort.lift": false, "availability.from": "2027-03-01"})
			if photos := fields["photos"].([]any); len(photos) != 2 {
				t.Errorf("the home has the photos %v, want the two of the folder", photos)
			}
			again := s.bringIn(t, "csv", written(t, dir, "homes.csv", []byte(text)), false)
			if again.Unchanged != 1 {
				t.Errorf("the same sheet again gives %+v, want nothing changed", again)
			}
		})
	}
}

// TestWorkbook imports a property from a workbook in which numbers, days and formulas are typed, not written.
func TestWorkbook(t *testing.T) {
	book := excelize.NewFile()
	sheet := book.GetSheetName(0)
	day, err := book.NewStyle(&excelize.Style{CustomNumFmt: ptr(`[$-813]d\ mmmm\ yyyy`)})
	if err != nil {
		t.Fatal(err)
	}
	for at, v := range map[string]any{"A1": "Referentie", "B1": "Type", "C1": "Huurprijs", "D1": "Postcode", "E1": "Gemeente",
		"F1": "Vrij vanaf",
		"G1": "Tuinoppervlakte", "H1": "Lift", "I1": "Status", "J1": "Breedtegraad", "K1": "Lengtegraad",
		"A2": 9002, "B2": "Studio", "C2": 1234.5, "D2": 3640, "E2": "Kinrooi", "F2": time.Date(2027, 3, 1, 0, 0, 0, 0, time.UTC),
		"G2": 120.125,
		"H2": true, "I2": "Optie", "J2": 51.125, "K2": 5.742} {
		if err := book.SetCellValue(sheet, at, v); err != nil {
			t.Fatal(err)
		}
	}
	mark, err := book.NewStyle(&excelize.Style{CustomNumFmt: ptr(`#,##0\ _D_M`)}) // a space as wide as DM, of old workbooks
	if err = errors.Join(err, book.SetCellStyle(sheet, "F2", "F2", day), book.SetCellStyle(sheet, "G2", "G2", mark)); err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := book.Write(&file); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"homes.xlsx", "homes"} {
		s := open(t)
		if out := s.bringIn(t, "xlsx", written(t, t.TempDir(), name, file.Bytes()), false); out.Added != 1 {
			t.Fatalf("the workbook gives %+v, want one home added", out)
		}
		_, fields := s.property(t, 9002)
		compare(t, fields, map[string]any{"goal": 1.0, "price": 1234.5, "marquee": 2.0, "availability.from": "2027-03-01",
			"surfaces.garden": 120.0, "comfort.lift": true, "latitude": 51.125, "longitude": 5.742, "publishAddress": false})
	}
}

// TestWorkbookWithOtherSheetsAndATitle imports workbooks as Numbers and people leave them: the properties are not on the first sheet, or
// below a title.
func TestWorkbookWithOtherSheetsAndATitle(t *testing.T) {
	fill := func(book *excelize.File, sheet string, top int) {
		for i, row := range [][]any{{"Referentie", "Type", "Huurprijs", "Postcode", "Gemeente"}, {9002, "Studio", 850, 3640, "Kinrooi"}} {
			if err := book.SetSheetRow(sheet, fmt.Sprint("A", top+i), &row); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, row := range map[string]struct {
		make func(*excelize.File) error
		read bool
	}{
		"a summary before it": {func(book *excelize.File) error {
			title := []any{"Export Summary", "Numbers Sheet Name"}
			_, err := book.NewSheet("Aanbod")
			fill(book, "Aanbod", 2)
			return errors.Join(err, book.SetSheetRow("Sheet1", "A1", &title), book.SetCellValue("Aanbod", "A1", "Tabel 1"))
		}, true},
		"a hidden one before it": {func(book *excelize.File) error {
			_, err := book.NewSheet("Aanbod")
			fill(book, "Sheet1", 1)
			fill(book, "Aanbod", 1)
			book.SetActiveSheet(1)
			return errors.Join(err, book.SetCellValue("Sheet1", "A2", 9003), book.SetSheetVisible("Sheet1", false))
		}, true},
		"a long title": {func(book *excelize.File) error {
			fill(book, "Sheet1", limits.SheetTitleRows)
			return book.SetCellValue("Sheet1", "A1", "Ons aanbod")
		}, true},
		"one row more": {func(book *excelize.File) error {
			fill(book, "Sheet1", limits.SheetTitleRows+1)
			return book.SetCellValue("Sheet1", "A1", "Ons aanbod")
		}, false},
		"the last sheet": {func(book *excelize.File) error { return sheetAt(book, limits.SheetsPerWorkbook, fill) }, true},
		"one sheet more": {func(book *excelize.File) error { return sheetAt(book, limits.SheetsPerWorkbook+1, fill) }, false},
	} {
		book := excelize.NewFile()
		if err := row.make(book); err != nil {
			t.Fatal(err)
		}
		var file bytes.Buffer
		if err := book.Write(&file); err != nil {
			t.Fatal(err)
		}
		d, done, err := feed.Open("xlsx", written(t, t.TempDir(), "homes.xlsx", file.Bytes()), open(t).catalog(t), transfer.NewWords(nil))
		if done != nil {
			done()
		}
		if got := err == nil && len(d.Properties) == 1 && d.Properties[0].Record.Number == 9002; got != row.read {
			t.Errorf("%s: %d properties (%v), want the one with number 9002: %t", name, len(d.Properties), err, row.read)
		}
	}
}

// sheetAt fills the sheet of a number, and has others before it.
func sheetAt(book *excelize.File, n int, fill func(*excelize.File, string, int)) (err error) {
	for i := 2; i <= n && err == nil; i++ {
		_, err = book.NewSheet(fmt.Sprint("Sheet", i))
	}
	fill(book, fmt.Sprint("Sheet", n), 1)
	return err
}

// TestADayMayBeWrittenAsText imports a workbook as Excel saves it as "Strict Open XML Spreadsheet": a day is ISO 8601 text in a cell of
// type "d" (ISO/IEC 29500-1 section 18.18.11), and names have other namespaces. ExcelJS 4.4.0 reads such a day as one of 1905
// (findings/exceljs-reads-iso-days-as-1905.sh).
func TestADayMayBeWrittenAsText(t *testing.T) {
	book := excelize.NewFile()
	for at, v := range map[string]any{"A1": "Referentie", "B1": "Type", "C1": "Huurprijs", "D1": "Postcode", "E1": "Gemeente",
		"F1": "Vrij vanaf", "A2": 9003, "B2": "Studio", "C2": 900, "D2": 3640, "E2": "Kinrooi",
		"F2": time.Date(2027, 3, 1, 0, 0, 0, 0, time.UTC)} {
		if err := book.SetCellValue(book.GetSheetName(0), at, v); err != nil {
			t.Fatal(err)
		}
	}
	var file bytes.Buffer
	if err := book.Write(&file); err != nil {
		t.Fatal(err)
	}
	parts, err := zip.NewReader(bytes.NewReader(file.Bytes()), int64(file.Len()))
	if err != nil {
		t.Fatal(err)
	}
	names := strings.NewReplacer(
		"http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main",
		"http://schemas.openxmlformats.org/officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships")
	number := regexp.MustCompile(`(<c r="F2"[^>]*)><v>46447</v>`)
	var strict bytes.Buffer
	out, days := zip.NewWriter(&strict), 0
	for _, part := range parts.File {
		text, err := fs.ReadFile(parts, part.Name)
		if err != nil {
			t.Fatal(err)
		}
		days += len(number.FindAll(text, -1))
		text = number.ReplaceAll(text, []byte(`$1 t="d"><v>2027-03-01T00:00:00</v>`))
		text = []byte(names.Replace(string(text)))
		w, err := out.Create(part.Name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(text); err != nil {
			t.Fatal(err)
		}
	}
	if err := out.Close(); err != nil || days != 1 {
		t.Fatalf("the workbook has %d days as text, want 1 (%v)", days, err)
	}
	s := open(t)
	if got := s.bringIn(t, "xlsx", written(t, t.TempDir(), "homes.xlsx", strict.Bytes()), false); got.Added != 1 {
		t.Fatalf("the workbook gives %+v, want one home added", got)
	}
	_, fields := s.property(t, 9003)
	compare(t, fields, map[string]any{"price": 900.0, "availability.from": "2027-03-01"})
}

func ptr[T any](v T) *T { return &v }

// TestSheetOneRowHoldsUpNoOther has a row of each problem beside a good one: it is left out by name.
func TestSheetOneRowHoldsUpNoOther(t *testing.T) {
	const good = "te koop;Villa;250000;3640;Kinrooi;;"
	text := "Ref;Doel;Soort;Prijs;Postcode;Gemeente;Status;Slaapkmaers;Prijs\n" +
		"9001;" + good + ";3;1\n" +
		";" + good + "\n" +
		"9003;misschien;Villa;250000;3640;Kinrooi;\n" +
		"9004;te koop;Kasteeltoren;250000;3640;Kinrooi;\n" +
		"9005;te koop;Villa;250000;3640;Kinrooi;later\n" +
		"9006;te koop;Villa;veel;3640;Kinrooi;\n" +
		"9007;" + good + "\n9007;" + good + "\n" +
		"1096;;;;;;verwijderd\n" +
		"9008;te koop;Villa;250000;9999;Nergensdorp;\n" +
		"9009;te koop;Villa;n.v.t.;3640;Kinrooi;verborgen\n"
	s := open(t)
	file := written(t, t.TempDir(), "homes.csv", []byte(text))
	dry := s.bringIn(t, "csv", file, true)
	out := s.bringIn(t, "csv", file, false)
	if out.Added != 3 || out.Removed != 1 || dry.Added != out.Added || dry.Removed != out.Removed ||
		fmt.Sprint(dry.LeftOut) != fmt.Sprint(out.LeftOut) {
		t.Errorf("the sheet gives %+v and without writing %+v, want three homes, one removed", out, dry)
	}
	said := fmt.Sprint(out.LeftOut, out.Warnings)
	for _, want := range []string{"row 3, Referentie: is missing", "row 4, property 9003", `"misschien" is neither for sale nor to let`,
		`"Kasteeltoren" is no type of the site`, `"later" is not known to mean that it may be shown`, `"veel" is not a number`,
		"has the reference of row 8, property 9007", "has the reference of row 9, property 9007", "row 11, property 9008",
		`"Slaapkmaers" is not known; the nearest is "Slaapkamers"`, `"Prijs" says the same as "Prijs"`} {
		if !strings.Contains(said, want) {
			t.Errorf("want %s in\n%s", want, said)
		}
	}
	if entry, _ := s.property(t, 9009); entry.Record.Status.HasPage() {
		t.Error("a hidden home has a page")
	}
}

// TestTheGoalMayStandInTheStatus is of lists with one column for both, as people write them.
func TestTheGoalMayStandInTheStatus(t *testing.T) {
	for column, rows := range map[string]map[string]string{
		"Status": {"TK": "0 1", "Huur": "1 1", "Te koop": "0 1", "à louer": "1 1", "in verhuur": "1 1", "Verkocht": "0 2", "Loué": "1 4"},
		"Doel":   {"TK": "0 1", "TH": "1 1", "en location": "1 1", "verkauft": "0 2", "rented": "1 4"},
	} {
		for said, want := range rows {
			d := read(t, "Ref;Soort;Prijs;Postcode;Gemeente;Bew. opp.;"+column+"\n1;Villa;1000;3640;Kinrooi;150;"+said+"\n")
			if len(d.Properties) != 1 || len(d.Problems) > 0 {
				t.Errorf("%s %q gives %d homes and %v", column, said, len(d.Properties), d.Problems)
				continue
			}
			r := d.Properties[0].Record
			if got := fmt.Sprintf("%d %d", r.Goal, r.Status); got != want || r.Surfaces.Living == nil || *r.Surfaces.Living != 150 {
				t.Errorf("%s %q gives the goal and status %s, want %s, with 150 m²", column, said, got, want)
			}
		}
	}
}

// TestSheetMarks reads numbers whose mark can be both by what the others of their column say.
func TestSheetMarks(t *testing.T) {
	for column, want := range map[string]string{
		"1.500 2.000":        "1500 2000",
		"1.500 12.5":         "1 12",
		"1,500 12,5":         "1 12",
		"1,500 1,234.5":      "1500 1234",
		"1.500 1.234,56":     "1500 1234",
		"1.500,00 900":       "1500 900",
		"1'500 2'000":        "1500 2000",
		"120.125 80.5 1000":  "120 80 1000",
		"120.1250 1.500 8.0": "120 1 8",
	} {
		text := "Ref;Tuinoppervlakte\n"
		for i, cell := range strings.Fields(column) {
			text += fmt.Sprintf("%d;%s\n", i+1, cell)
		}
		d := read(t, text)
		var got []string
		for _, p := range d.Properties {
			got = append(got, fieldsOf(*p.Record, "surfaces.garden"))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s is read as %v, want %s", column, got, want)
		}
	}
}

// TestSheetPricesHaveNoThousandths reads prices as people mix them in one column: none is taken for a thousandth of itself.
func TestSheetPricesHaveNoThousandths(t *testing.T) {
	d := read(t, "Ref;Te koop of te huur;Prijs\n1;te koop;€ 250.000,- k.k.\n2;te koop;vanaf 250.000\n3;te huur;850.50\n4;te koop;250.000\n")
	var got []string
	for _, p := range d.Properties {
		got = append(got, fieldsOf(*p.Record, "price"))
	}
	if want := "250000 250000 850.5 250000"; strings.Join(got, " ") != want {
		t.Errorf("the prices are %v, want %s", got, want)
	}
}

func read(t *testing.T, text string) intake.Delivery {
	t.Helper()
	d, done, err := feed.Open("csv", written(t, t.TempDir(), "homes.csv", []byte(text)), open(t).catalog(t), transfer.NewWords(nil))
	if err != nil {
		t.Fatal(err)
	}
	done()
	return d
}

// TestSheetRefusedWhole has what is no sheet of properties at all, and the bounds of one.
func TestSheetRefusedWhole(t *testing.T) {
	c := open(t).catalog(t)
	for want, text := range map[string]string{
		"the sheet is empty":            "\n;;\n",
		"no column names the reference": "Titel;Prijs\nA;1\n",
		"with a password": "\xd0\xcf\x11\xe0" +
			strings.ReplaceAll("EncryptedPackage", "", "\x00") + "\x00\x00",
		"a table of a web page or of XML":                    "\ufeff<html><table><tr><th>Ref</th></tr></table></html>",
		"the old kind (.xls)":                                "\xd0\xcf\x11\xe0\x00W\x00o\x00r\x00k\x00b\x00o\x00o\x00k\x00\x00\x00",
		fmt.Sprint("more than ", limits.SheetRows, " rows"):  "Ref\n" + strings.Repeat("1\n", limits.SheetRows),
		fmt.Sprint("more than ", limits.SheetColumns, " co"): "Ref" + strings.Repeat(";", limits.SheetColumns) + "\n",
		"row 2: cell 2 is longer than":                       "Ref;Titel\n1;" + strings.Repeat("x", limits.SheetCellBytes+1) + "\n",
	} {
		_, done, err := feed.Open("csv", written(t, t.TempDir(), "homes.csv", []byte(text)), c, transfer.NewWords(nil))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q gives %v, want %s", text, err, want)
		}
		if done != nil {
			done()
		}
	}
	most := "Ref" + strings.Repeat(";", limits.SheetColumns-1) + "\n" + strings.Repeat("1\n", limits.SheetRows-2) +
		"2;" + strings.Repeat("x", limits.SheetCellBytes) + "\n"
	_, done, err := feed.Open("csv", written(t, t.TempDir(), "homes.csv", []byte(most)), c, transfer.NewWords(nil))
	if err != nil {
		t.Errorf("a sheet at its bounds gives %v", err)
	}
	done()
}

// TestSheetNamesOfColumnsAreCut names a column with more characters than are read.
func TestSheetNamesOfColumnsAreCut(t *testing.T) {
	long := strings.Repeat("é", limits.SheetNameCharacters+1)
	d := read(t, "Ref;"+long+"\n")
	if len(d.Warnings) != 1 || d.Warnings[0].Value != long[:2*limits.SheetNameCharacters] {
		t.Errorf("a long name gives %v, want its first %d characters", d.Warnings, limits.SheetNameCharacters)
	}
}

// TestTemplateNamesColumnsThatAreRead writes the template in each language and reads it again: no column is unknown.
func TestTemplateNamesColumnsThatAreRead(t *testing.T) {
	for _, format := range []string{"csv", "xlsx"} {
		for _, l := range []locale.Language{locale.Dutch, locale.French, locale.English, locale.German} {
			var out bytes.Buffer
			if err := sheets.Template(&out, format, l, []locale.Language{locale.Dutch, locale.French}); err != nil {
				t.Fatal(err)
			}
			file := written(t, t.TempDir(), "homes."+format, out.Bytes())
			d, done, err := feed.Open(format, file, open(t).catalog(t), transfer.NewWords(nil))
			if err != nil || len(d.Warnings) != 0 || len(d.Problems) != 0 {
				t.Errorf("the template in %s as %s gives %v (%v %v), want nothing", l, format, err, d.Warnings, d.Problems)
			}
			done()
		}
	}
	if err := sheets.Template(&bytes.Buffer{}, "openimmo", locale.Dutch, nil); err == nil {
		t.Error("OpenImmo has a template")
	}
	if err := sheets.Template(&bytes.Buffer{}, "csv", "xx", nil); err == nil {
		t.Error("a language that nobody has gives a template")
	}
}

// TestTheExampleIsReadAsItIsWritten writes the workbook with a row that is filled in, in each language, and reads it again: it is one home,
// of which nothing is left out or taken otherwise.
func TestTheExampleIsReadAsItIsWritten(t *testing.T) {
	c := open(t).catalog(t)
	for _, l := range []locale.Language{locale.Dutch, locale.French, locale.English, locale.German} {
		var out bytes.Buffer
		if err := sheets.Example(&out, l, c); err != nil {
			t.Fatal(err)
		}
		d, done, err := feed.Open("xlsx", written(t, t.TempDir(), "homes.xlsx", out.Bytes()), c, transfer.NewWords(nil))
		done()
		if err != nil || len(d.Warnings) != 0 || len(d.Problems) != 0 || len(d.Properties) != 1 {
			t.Fatalf("the example in %s gives %d homes, %v (%v %v)", l, len(d.Properties), err, d.Warnings, d.Problems)
		}
		r := d.Properties[0].Record
		if *r.Reference != "EX-1" || r.Goal != market.Sale || r.Status != market.Active || r.Type != c.Types[0].Number ||
			r.City != c.Cities[0].Number || *r.Price != 349000_00 || !r.PublishPrice || !r.PublishAddress || *r.Bedrooms != 3 ||
			*r.Living != 148 || *r.ConstructionYear != 1998 || *r.Lift || !*r.Comfort.Garden || *r.Permit != "YES" || *r.Summons != "NO" ||
			len(r.Title) < len(c.Site.InUse()) || len(r.Description) != len(r.Title) {
			t.Errorf("the example in %s is read as %+v", l, r)
		}
	}
}

// TestSheetAsPeopleMakeThem reads sheets whose columns hold more than one thing or numbers of a unit, whose names stand on two rows, and
// whose rows another program took for one cell each.
func TestSheetAsPeopleMakeThem(t *testing.T) {
	c := open(t).catalog(t)
	const names = "price street surfaces.ground surfaces.living"
	for _, row := range []struct{ names, below, want string }{
		{"Ref;Kaufpreis (T€);Grundstück in ar;Wohnfläche (m²)", "9001;249,5;12,5;82", "249500 - 1250 82"},
		{"Réf;Prix de vente en milliers d'euros;Terrain (ha);Surface habitable", "9001;250;1,25;82", "250000 - 12500 82"},
		{"Ref;Verkoopprijs (x 1000 €);Perceel (are);Woonoppervlakte", "9001;250;12 a 50 ca;82 m2", "250000 - 1250 82"},
		{"Ref;Sale price ($);Plot area (m²)", "9001;250000;500", "- - 500 -"},
		{"Ref;Sale price (CHF);Plot area (m²)", "9001;250000;500", "- - 500 -"},
		{"Ref;Koopprijs;Adres;Perceel;Bewoonbare opp.",
			";;Straat;Grondoppervlakte;\n9001;250000;Dorpsstraat;500;82", "250000 Dorpsstraat 500 82"},
		{"Ref;Prijs;Adres;;Oppervlakte;", ";Koopprijs;Straat;Gemeente;Perceel;Bewoonbare opp\n9001;250000;Dorpsstraat;Kinrooi;500;82",
			"250000 Dorpsstraat 500 82"},
		{"Ref;Doel;Type;Koopprijs;Straat;Perceel;Bewoonbare opp",
			";Rent;Garages;;;;\n9001;Te koop;Villa;250000;Dorpsstraat;500;82", "250000 Dorpsstraat 500 82"},
		{"Ref;Prix (€/m²);Straat;Perceel;Bewoonbare opp", "9001;2450;Dorpsstraat;500;82", "- Dorpsstraat 500 82"},
		{`"Ref;Verkoopprijs;Straat"`, `"9001;250000;""Dorp; straat"""`, "250000 Dorp; straat - -"},
		{`Ref,Verkoopprijs,Straat`, `"9001,250000,""Dorp, straat"""`, "250000 Dorp, straat - -"},
	} {
		d, err := fromText(t, "csv", row.names+"\n"+row.below+"\n", c)
		if err != nil || len(d.Properties) != 1 {
			t.Errorf("%s gives %d properties (%v), want one", row.names, len(d.Properties), err)
			continue
		}
		if got := fieldsOf(*d.Properties[0].Record, names); got != row.want {
			t.Errorf("%s, %s is read as %s, want %s", row.names, row.below, got, row.want)
		}
	}
}

// TestSheetWithTheAddressInOneCell takes the place apart from the street, and leaves streets whose house number looks like a postcode.
func TestSheetWithTheAddressInOneCell(t *testing.T) {
	c := open(t).catalog(t)
	for cells, want := range map[string]string{
		"Dorpsstraat 12 bus 1001, 3640 Kinrooi, België;;": "Dorpsstraat 12 bus 1001 in Kinrooi",
		"Dorpsstraat 12 - B-3640 Kinrooi;;":               "Dorpsstraat 12 in Kinrooi",
		"Dorpsstraat 12 3640 KINROOI;;Kinrooi":            "Dorpsstraat 12 in Kinrooi",
		"3640 Kinrooi;;":                                  " in Kinrooi",
		"Dorpsstraat 1250 bus A;3640;Kinrooi":             "Dorpsstraat 1250 bus A in Kinrooi",
		"1250 chaussée de Wavre;3640;":                    "1250 chaussée de Wavre in Kinrooi",
		"Dorpsstraat 12;;3640 Kinrooi":                    "Dorpsstraat 12 in Kinrooi",
		"Dorpsstraat 1250 bus 4, Kinrooi;3640;Kinrooi":    "Dorpsstraat 1250 bus 4, Kinrooi in Kinrooi",
	} {
		d, err := fromText(t, "csv", "Ref;Adres;Postcode;Postcode en gemeente\n9001;"+cells+"\n", c)
		if err != nil || len(d.Properties) != 1 {
			t.Errorf("%s gives %d properties (%v), want one", cells, len(d.Properties), err)
			continue
		}
		got, r := " in ", d.Properties[0].Record
		if r.Street != nil {
			got = *r.Street + got
		}
		if city := c.City(r.City, locale.Dutch); city != nil {
			got += city.Name
		}
		if got != want {
			t.Errorf("%s is read as %q, want %q", cells, got, want)
		}
	}
	d, err := fromText(
		t,
		"csv",
		"Ref;Adres;Straat;Nr;Postcode en gemeente;Gemeente\n9001;Dorpsstraat 12, 3640 Kinrooi;Dorpsstraat;12;3640 Kinrooi;Kinrooi\n",
		c,
	)
	if err != nil || len(d.Properties) != 1 || *d.Properties[0].Record.Street != "Dorpsstraat" ||
		*d.Properties[0].Record.HouseNumber != "12" {
		t.Errorf("a sheet with address and street gives %+v (%v), want the street of its own column", d.Properties, err)
	}
}

// TestPicturesOfASheet reads the cells in which programs list pictures.
func TestPicturesOfASheet(t *testing.T) {
	c := open(t).catalog(t)
	const both = "https://example.com/a.jpg https://example.com/b.jpg"
	for cell, want := range map[string]string{
		`["https://example.com/a.jpg", "https://example.com/b.jpg"]`:                  both,
		`["https:\/\/example.com\/a.jpg","https:\/\/example.com\/b.jpg"]`:             both,
		`['https://example.com/a.jpg', 'https://example.com/b.jpg']`:                  both,
		`{https://example.com/a.jpg,https://example.com/b.jpg}`:                       both,
		`IMG 1.jpg (https://example.com/a.jpg),IMG 2.jpg (https://example.com/b.jpg)`: both,
		`<img src="https://example.com/a.jpg"><img src='https://example.com/b.jpg'>`:  both,
		`https://example.com/a.jpg,https://example.com/b.jpg`:                         both,
		`=IMAGE("https://example.com/a,(1).jpg")`:                                     "https://example.com/a,(1).jpg",
		`=HYPERLINK("https://example.com/a.jpg";"foto")`:                              "https://example.com/a.jpg",
		`a.jpg,b.JPG`:                   "a.jpg b.JPG",
		`"a.jpg","b, c.png"`:            "a.jpg b, c.png",
		`'t Hofje 1.jpg; [1] gevel.jpg`: "'t Hofje 1.jpg [1] gevel.jpg",
		`https://example.com/a.jpg; foto (https://example.com/b.jpg)`: both,
		`<img src="https://example.com/a?w=1&amp;h=2">`:               "https://example.com/a?w=1&h=2",
		`["a.jpg", "b.jpg"]`:     "a.jpg b.jpg",
		`Voor, links.jpg; b.pdf`: "Voor links.jpg b.pdf",
	} {
		d, err := fromText(t, "csv", "Ref\tFoto's\n9001\t\""+strings.ReplaceAll(cell, `"`, `""`)+"\"\n", c)
		if err != nil || len(d.Properties) != 1 {
			t.Errorf("%s gives %d properties (%v), want one", cell, len(d.Properties), err)
			continue
		}
		if got := strings.Join(d.Properties[0].Record.Photos, " "); got != want {
			t.Errorf("%s names %s, want %s", cell, got, want)
		}
	}
}
