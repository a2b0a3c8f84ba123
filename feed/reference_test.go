package feed_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/exports"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
)

// referred writes a file of a format with a property for each reference; one that begins with "-" is withdrawn.
func referred(t *testing.T, format string, references ...string) string {
	t.Helper()
	text := map[string]string{"csv": "Ref;Doel;Soort;Prijs;Postcode;Gemeente;Status\n", "openimmo": "<openimmo><anbieter>",
		"omnicasa": "["}[format]
	for i, ref := range references {
		ref, gone := strings.CutPrefix(ref, "-")
		switch format {
		case "csv":
			text += ref + ";te koop;Villa;250000;3640;Kinrooi;" + map[bool]string{true: "verwijderd"}[gone] + "\n"
		case "openimmo":
			text += `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie>
				<geo><plz>3640</plz><ort>Kinrooi</ort></geo><preise><kaufpreis>250000</kaufpreis></preise>
				<freitexte><objekttitel>Huis</objekttitel></freitexte>
				<verwaltung_techn><objektnr_extern>` + ref + `</objektnr_extern><aktion aktionart="` +
				map[bool]string{true: "DELETE", false: "CHANGE"}[gone] + `"/></verwaltung_techn></immobilie>`
		case "omnicasa":
			text += map[bool]string{true: ","}[i > 0] + fmt.Sprintf(`{"ID":%q,"WebIDs":"156","Zip":"3640","City":"Kinrooi","Status":1,
				"TypeDescription":"Huis","Price":250000}`, ref)
		}
	}
	text += map[string]string{"openimmo": "</anbieter></openimmo>", "omnicasa": "]"}[format]
	file := filepath.Join(t.TempDir(), "transfer"+map[string]string{"csv": ".csv", "openimmo": ".xml", "omnicasa": ".json"}[format])
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// numbersOf gives the numbers of the site's properties by their own references.
func (s site) numbersOf(t *testing.T) map[string]int {
	t.Helper()
	numbers := map[string]int{}
	err := s.store.Exports.Export(t.Context(), func(e *exports.Exporting) error {
		return e.Properties(t.Context(), func(p imports.PropertyEntry) error {
			if p.Record.Reference != nil {
				numbers[*p.Record.Reference] = p.Record.Number
			}
			return nil
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	return numbers
}

// TestReferencesOfAnyTextComeIn shows for each way in that a reference that is no number is given one, the same with and without writing,
// and has it for ever.
func TestReferencesOfAnyTextComeIn(t *testing.T) {
	const first = reference.FirstGivenNumber
	for _, format := range []string{"csv", "openimmo", "omnicasa"} {
		t.Run(format, func(t *testing.T) {
			s := open(t)
			file := referred(t, format, "MAAS-0512", "0077", "0b9a1f6e-6c1d-4a35-9d3c-2f5a7c1e8d40")
			dry, out := s.bringIn(t, format, file, true), s.bringIn(t, format, file, false)
			want := map[string]int{"MAAS-0512": first, "0077": 77, "0b9a1f6e-6c1d-4a35-9d3c-2f5a7c1e8d40": first + 1}
			if got := s.numbersOf(t); out.Added != 3 || fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("%d are added, as %v, want %v (%v)", out.Added, got, want, out.LeftOut)
			}
			if fmt.Sprint(dry.Differences) != fmt.Sprint(out.Differences) || fmt.Sprint(dry.Numbers) != fmt.Sprint(out.Numbers) {
				t.Errorf("without writing they are %v, then %v", dry.Numbers, out.Numbers)
			}
			again := s.bringIn(t, format, referred(t, format, "NEW", "0b9a1f6e-6c1d-4a35-9d3c-2f5a7c1e8d40", "MAAS-0512"), false)
			if again.Added != 1 || again.Unchanged != 2 || s.numbersOf(t)["NEW"] != first+2 {
				t.Errorf("another delivery gives %+v and %v", again.Report, s.numbersOf(t))
			}
		})
	}
}

// TestReferenceStaysWithItsNumber removes a property by its reference and brings it back: no other property has its number meanwhile.
func TestReferenceStaysWithItsNumber(t *testing.T) {
	for _, format := range []string{"csv", "openimmo"} {
		s := open(t)
		s.bringIn(t, format, referred(t, format, "A-1", "A-2"), false)
		if out := s.bringIn(t, format, referred(t, format, "-A-2", "-never there"), false); out.Removed != 1 || len(out.LeftOut) > 0 {
			t.Errorf("%s: removing gives %+v", format, out)
		}
		s.bringIn(t, format, referred(t, format, "A-3", "A-2"), false)
		const first = reference.FirstGivenNumber
		want := map[string]int{"A-1": first, "A-2": first + 1, "A-3": first + 2}
		if got := s.numbersOf(t); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: the numbers are %v, want %v", format, got, want)
		}
	}
}

// TestReferencesAreOfTheirSource has one text from two ways in: they are two properties. A number that was given is refused as a reference.
func TestReferencesAreOfTheirSource(t *testing.T) {
	s := open(t)
	s.bringIn(t, "csv", referred(t, "csv", "A-1"), false)
	s.bringIn(t, "openimmo", referred(t, "openimmo", "A-1"), false)
	for _, number := range []int{reference.FirstGivenNumber, reference.FirstGivenNumber + 1} {
		if entry, _ := s.property(t, number); entry.Record.Reference == nil || *entry.Record.Reference != "A-1" {
			t.Errorf("%d has the reference %v", number, entry.Record.Reference)
		}
	}
	out := s.bringIn(t, "csv", referred(t, "csv", fmt.Sprint(reference.FirstGivenNumber), "2"), false)
	if len(out.LeftOut) != 1 || out.Added != 1 || !strings.Contains(out.Problems().Error(), `belongs to the reference "A-1"`) {
		t.Errorf("a number that was given to a reference gives %v", out.LeftOut)
	}
}

// TestReferencesThatCanBeNone are left out by name, beside a good one.
func TestReferencesThatCanBeNone(t *testing.T) {
	longest := strings.Repeat("é", limits.ReferenceCharacters)
	for _, format := range []string{"csv", "openimmo", "omnicasa"} {
		s := open(t)
		d := s.bringIn(t, format, referred(t, format, longest, longest+"x", "A\u202eB", "good"), false)
		text := fmt.Sprint(d.LeftOut, d.Problems())
		refused := strings.Contains(text, "longer than 64")
		if format == "openimmo" { // the others read it as one line, without such characters
			refused = refused && strings.Contains(text, "control characters") && d.Added == 2
		}
		if !refused {
			t.Errorf("%s: %d are added, and said is %s", format, d.Added, text)
		}
	}
}

// TestReferenceOfAnImportedFolderIsThatOfTheNextTransfer delivers a property that has its reference from a folder, as after a move to
// another machine: it is the same property.
func TestReferenceOfAnImportedFolderIsThatOfTheNextTransfer(t *testing.T) {
	s := open(t)
	entry, _ := s.property(t, 1096)
	r := entry.Record
	reference := "MAAS-1096"
	r.Reference = &reference
	d := intake.Delivery{Properties: []intake.Property{{Name: "p", Record: &r}}}
	out, err := intake.Deliver(t.Context(), s.store, d, s.media, false)
	if err != nil || out.Changed != 1 {
		t.Fatalf("%+v (%v)", out, err)
	}
	if out := s.bringIn(t, "csv", referred(t, "csv", "MAAS-1096"), false); out.Changed != 1 || out.Added != 0 {
		t.Errorf("the transfer gives %+v, want one changed", out.Report)
	}
}

// TestAReferenceInAnotherCaseIsTheSame delivers a property whose reference was typed again in another case, and then two that differ in
// nothing but their case: these are one property twice.
func TestAReferenceInAnotherCaseIsTheSame(t *testing.T) {
	for _, format := range []string{"csv", "openimmo", "omnicasa"} {
		s := open(t)
		s.bringIn(t, format, referred(t, format, "ab-1", "É-2"), false)
		again := s.bringIn(t, format, referred(t, format, "AB-1", "e\u0301-2", "AB1"), false)
		if again.Added != 1 || again.Changed != 2 || s.numbersOf(t)["AB-1"] != reference.FirstGivenNumber {
			t.Errorf("%s: the second delivery gives %+v and %v, want one added and two changed", format, again.Report, s.numbersOf(t))
		}
		twice := s.bringIn(t, format, referred(t, format, "Ab-1", "aB-1", "C-3"), false)
		if twice.Added != 1 || len(twice.LeftOut) != 2 {
			t.Errorf("%s: one reference in two cases gives %+v, %v", format, twice.Report, twice.LeftOut)
		}
	}
}
