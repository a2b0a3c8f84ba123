package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/gevel/gevel/internal/sheet"
)

// formats are the ways in that read a file, with what writes properties for each; the folder is the first. Each file stands in a folder of
// its own, since an import looks for pictures beside it.
var formats = []struct {
	name, file string
	write      func(file string, list []home) error
}{
	{"folder", "folder", writeFolder},
	{"openimmo", "openimmo/homes.xml", toFile(writeOpenImmo)},
	{"omnicasa", "omnicasa/homes.json", toFile(writeOmnicasa)},
	{"csv", "csv/homes.csv", toFile(writeCSV)},
	{"xlsx", "xlsx/homes.xlsx", writeWorkbook},
}

func toFile(write func(io.Writer, []home) error) func(string, []home) error {
	return func(file string, list []home) error {
		out, err := os.Create(file)
		if err != nil {
			return err
		}
		defer out.Close()
		return write(out, list)
	}
}

// writeFolder writes an import folder with the properties, and links to all else of the sample that needs none of its properties.
func writeFolder(folder string, list []home) error {
	if err := os.MkdirAll(filepath.Join(folder, "properties"), 0o755); err != nil {
		return err
	}
	entries, err := os.ReadDir(sample)
	for _, e := range entries {
		from, _ := filepath.Abs(filepath.Join(sample, e.Name()))
		if !slices.Contains([]string{"properties", "projects", "owners.json", "history"}, e.Name()) && err == nil {
			err = os.Symlink(from, filepath.Join(folder, e.Name()))
		}
	}
	for _, h := range list {
		text, err := json.Marshal(h.record())
		if err == nil {
			err = os.WriteFile(filepath.Join(folder, "properties", fmt.Sprint(h.number, ".json")), text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return err
}

func writeOmnicasa(out io.Writer, list []home) error {
	var items []map[string]any
	for _, h := range list {
		items = append(items, map[string]any{"ID": h.number, "WebIDs": strconv.Itoa(h.kind), "Goal": 0, "Status": 1, "language": "nl",
			"TypeDescription": h.title, "DescriptionA": h.paragraphs(), "Zip": h.city.Zip, "City": h.city.Name["nl"], "Street": h.street,
			"HouseNumber": h.houseNumber, "GoogleX": h.latitude, "GoogleY": h.longitude, "PublishAddress": true, "Price": h.price,
			"PublishPrice": true, "ConstructionYear": h.year, "NumberOfBedRooms": h.bedrooms,
			"NumberOfBathRooms": h.bathrooms, "SurfaceLiving": h.living, "SurfaceGround": h.ground, "EnergyPerformance": h.energy})
	}
	return json.NewEncoder(out).Encode(items)
}

const openImmoProperty = `<immobilie>
<objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus/></objektart>
<user_defined_simplefield feldname="gevel_type">%d</user_defined_simplefield></objektkategorie>
<geo><plz>%s</plz><ort>%s</ort><geokoordinaten breitengrad="%v" laengengrad="%v"/>
<strasse>%s</strasse><hausnummer>%s</hausnummer></geo><preise><kaufpreis>%d</kaufpreis></preise>
<flaechen><wohnflaeche>%d</wohnflaeche><grundstuecksflaeche>%d</grundstuecksflaeche>
<anzahl_schlafzimmer>%d</anzahl_schlafzimmer><anzahl_badezimmer>%d</anzahl_badezimmer></flaechen>
<zustand_angaben><baujahr>%d</baujahr><energiepass><endenergiebedarf>%v</endenergiebedarf></energiepass></zustand_angaben>
<freitexte><objekttitel>%s</objekttitel><objektbeschreibung>%s</objektbeschreibung></freitexte>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>%d</objektnr_extern><aktion aktionart="CHANGE"/><sprache>nl-BE</sprache></verwaltung_techn>
</immobilie>
`

func writeOpenImmo(out io.Writer, list []home) error {
	fmt.Fprint(out, xml.Header, "<openimmo><anbieter>\n")
	for _, h := range list {
		fmt.Fprintf(out, openImmoProperty, h.kind, h.city.Zip, h.city.Name["nl"], h.latitude, h.longitude, h.street, h.houseNumber, h.price,
			h.living, h.ground, h.bedrooms, h.bathrooms, h.year, h.energy, escaped(h.title), escaped(h.text), h.number)
	}
	_, err := fmt.Fprint(out, "</anbieter></openimmo>\n")
	return err
}

func escaped(text string) string {
	var out strings.Builder
	xml.EscapeText(&out, []byte(text)) // a Builder takes anything
	return out.String()
}

// columns are those of both sheets.
var columns = []string{"Referentie", "Koop of huur", "Type", "Postcode", "Gemeente", "Straat", "Huisnummer", "Adres tonen", "Breedtegraad",
	"Lengtegraad", "Prijs", "Slaapkamers", "Badkamers", "Bewoonbare oppervlakte", "Perceel", "Bouwjaar", "EPC", "Titel NL",
	"Beschrijving NL"}

func (h home) row() []any {
	return []any{h.number, "te koop", h.kind, h.city.Zip, h.city.Name["nl"], h.street, h.houseNumber, "ja", h.latitude, h.longitude,
		h.price, h.bedrooms, h.bathrooms, h.living, h.ground, h.year, h.energy, h.title, h.text}
}

func writeCSV(out io.Writer, list []home) error {
	w := sheet.Writer{To: out, Comma: ';'}
	if err := w.Line(columns); err != nil {
		return err
	}
	for _, h := range list {
		var cells []string
		for _, c := range h.row() {
			cells = append(cells, fmt.Sprint(c))
		}
		if err := w.Line(cells); err != nil {
			return err
		}
	}
	return nil
}

func writeWorkbook(file string, list []home) error {
	book := excelize.NewFile()
	defer book.Close()
	first := book.GetSheetName(0)
	if err := book.SetSheetRow(first, "A1", &columns); err != nil {
		return err
	}
	for i, h := range list {
		row := h.row()
		if err := book.SetSheetRow(first, fmt.Sprint("A", i+2), &row); err != nil {
			return err
		}
	}
	return book.SaveAs(file)
}
