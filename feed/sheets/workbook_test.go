package sheets

import (
	"archive/zip"
	"bytes"
	"slices"
	"testing"

	"github.com/xuri/excelize/v2"
)

// TestAWorkbookThatUnpacksTooFarIsRefused has a small workbook and a bound that is smaller still.
func TestAWorkbookThatUnpacksTooFarIsRefused(t *testing.T) {
	var file bytes.Buffer
	if err := excelize.NewFile().Write(&file); err != nil {
		t.Fatal(err)
	}
	if _, err := workbookRows(file.Bytes(), 1000); err == nil {
		t.Error("a workbook larger than its bound was read")
	}
	if _, err := workbookRows(file.Bytes(), 1<<20); err != nil {
		t.Errorf("a workbook within its bound gives %v", err)
	}
}

// TestAWorkbookOfAnotherProgram is written as programs other than Excel do: parts elsewhere, a prefix before each name, no places of rows
// and cells, texts in runs and in the cell itself, and signs that XML has no place for.
func TestAWorkbookOfAnotherProgram(t *testing.T) {
	var file bytes.Buffer
	w := zip.NewWriter(&file)
	for name, text := range map[string]string{
		"[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
			<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
		"_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a"
			Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
			Target="/book/workbook.xml"/></Relationships>`,
		"book/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
			<Relationship Id="s1" Target="/book/homes.xml"
				Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/>
			<Relationship Id="s2" Target="texts.xml"
				Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings"/>
			</Relationships>`,
		"book/workbook.xml": `<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"
			xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheets>
			<x:sheet name="Homes" sheetId="7" r:id="s1"/></x:sheets></x:workbook>`,
		"book/texts.xml": `<x:sst xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:si><x:t>Ref</x:t></x:si>
			<x:si><x:r><x:t>two </x:t></x:r><x:r><x:t>runs</x:t></x:r><x:rPh><x:t>spoken</x:t></x:rPh></x:si></x:sst>`,
		"book/homes.xml": `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>
			<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="s"><x:v>9</x:v></x:c></x:row>
			<x:row r="3"><x:c r="B3" t="inlineStr"><x:is><x:t>a_x000A_b _x005F_x</x:t></x:is></x:c><x:c t="b"><x:v>1</x:v></x:c>
			<x:c t="e"><x:v>#REF!</x:v></x:c><x:c/><x:c><x:f>1/8</x:f><x:v>0.125</x:v></x:c>
			<x:c t="str"><x:f>B1</x:f><x:v>12E1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
	} {
		part, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		part.Write([]byte(text)) // a Buffer takes anything
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	rows, err := workbookRows(file.Bytes(), 1<<20)
	want := [][]string{{"Ref", "two runs", ""}, nil, {"", "a\nb _x", "1", "", "", "0.1250", "12E1"}}
	if err != nil || !slices.EqualFunc(rows, want, slices.Equal) {
		t.Errorf("the rows are %q (%v), want %q", rows, err, want)
	}
}

// TestUnitsOfFormats reads which unit the format of a cell shows beside its number, where that makes another number of it.
func TestUnitsOfFormats(t *testing.T) {
	for code, want := range map[string]string{
		`[$£-809]#,##0`: "£", `[$CHF-807] #,##0.00`: "chf", `[$$-409]#,##0`: "$", `"$"#,##0`: "$", `#,##0\ "USD"`: "usd",
		`$#,##0;-$#,##0`: "$",
		`0.00 "ha"`:      "ha", `0.0\ \a\r\e`: "are", `#,##0 "k€"`: "k€", `[Red]0.0" ares";-0.0`: "ares",
		`#,##0,"k€"`: "", `#,##0.0,, "mio €"`: "", `[$€-813] #,##0`: "", `_-* #,##0 [$€-40C]_-`: "", `#,##0 "m²"`: "", `0.00%`: "",
		`General`: "",
		`0000`:    "", `#,##0;"ha"`: "",
	} {
		if got := unitIn(code); got != want {
			t.Errorf("the format %s has the unit %q, want %q", code, got, want)
		}
	}
}
