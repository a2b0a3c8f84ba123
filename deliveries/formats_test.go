package deliveries_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/deliveries"
	"github.com/xuri/excelize/v2"
)

// workbook is the sheet as a workbook.
func workbook(t *testing.T) []byte {
	t.Helper()
	book := excelize.NewFile()
	for i, line := range strings.Split(strings.TrimSpace(sheet), "\n") {
		cells := strings.Split(line, ";")
		at, _ := excelize.CoordinatesToCellName(1, i+1)
		if err := book.SetSheetRow("Sheet1", at, &cells); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if err := book.Write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

const openImmo = `<?xml version="1.0"?><openimmo><anbieter><immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/>
	<objektart><wohnung/></objektart></objektkategorie><geo><plz>3640</plz><ort>Kinrooi</ort><strasse>Dorpsstraat</strasse></geo>
	<preise><kaufpreis>249500</kaufpreis></preise><freitexte><objekttitel>Zicht</objekttitel></freitexte>
	<anhaenge><anhang location="EXTERN" gruppe="BILD"><daten><pfad>foto.png</pfad></daten></anhang></anhaenge>
	<verwaltung_techn><objektnr_extern>BR-1</objektnr_extern><aktion aktionart="CHANGE"/><sprache>nl-BE</sprache></verwaltung_techn>
	</immobilie></anbieter></openimmo>`

// TestFilesOfOtherSystems brings sheets and OpenImmo, alone and with pictures: properties are new, what cannot be taken says why, and the
// whole is taken back.
func TestFilesOfOtherSystems(t *testing.T) {
	for name, c := range map[string]struct {
		content []byte
		format  deliveries.Format
		photos  int
		bad     int
	}{
		"voorraad.csv":   {[]byte(sheet), deliveries.Sheet, 0, 1},
		"voorraad.xlsx":  {workbook(t), deliveries.Sheet, 0, 1},
		"openimmo.xml":   {[]byte(openImmo), deliveries.OpenImmo, 0, 0},
		"openimmo.zip":   {archive(t, map[string][]byte{"o.xml": []byte(openImmo), "foto.png": pictureOf(t)}), deliveries.OpenImmo, 1, 0},
		"sheet in a zip": {archive(t, map[string][]byte{"a.csv": []byte(sheet)}), deliveries.Sheet, 0, 1},
	} {
		s := open(t)
		before := s.all(t)
		v := s.bring(t, name, c.content)
		bad := 0
		for _, p := range v.Properties {
			if p.Change == deliveries.Unusable {
				bad++
				if p.Takeable() || len(p.Troubles) == 0 {
					t.Errorf("%s: what cannot be taken is %+v", name, p)
				}
			}
			for _, trouble := range p.Troubles {
				if trouble.Law == nil && (trouble.Kind == nil || *trouble.Kind == records.ProblemOther) {
					t.Errorf("%s: the desk has no words for %q", name, trouble.Text)
				}
			}
		}
		if v.Format != c.format || bad != c.bad || len(v.Properties) != 1+c.bad {
			t.Fatalf("%s is read as %s: %+v", name, v.Format, v.Properties)
		}
		if c.format == deliveries.Sheet && (len(v.Notes) != 1 || *v.Notes[0].Kind != records.ColumnUnknown ||
			*v.Notes[0].Value != "Zwembadkleur") {
			t.Errorf("%s: the notes of the sheet are %+v", name, v.Notes)
		}
		taken := s.take(t, v)
		var made []int
		for number := range s.all(t) {
			if _, was := before[number]; !was {
				made = append(made, number)
			}
		}
		if len(made) != 1 {
			t.Fatalf("%s: %v are new", name, made)
		}
		entries, err := s.Store.Imports.Entries(t.Context(), made)
		if e := entries[made[0]]; err != nil || len(e.Photos) != c.photos || *e.Record.Street != "Dorpsstraat" {
			t.Errorf("%s: the new home is %+v (%v)", name, e, err)
		}
		s.undo(t, taken)
		if got := s.all(t); !reflect.DeepEqual(got, before) {
			t.Errorf("%s: after the undo the site is not as it was", name)
		}
	}
}
