#!/usr/bin/env bash
# A workbook (.xlsx) keeps the texts of its cells in one part, the shared strings. The part is found by its relationship from the workbook,
# and its name is free (ECMA-376 part 1 section 12.3.15, part 2 section 6.5); Excel happens to call it xl/sharedStrings.xml. One would expect
# that excelize, the usual library in Go, follows the relationship, as it does for the sheets. In fact it opens xl/sharedStrings.xml and
# nothing else: of a workbook whose part is called xl/strings.xml all texts are empty, the numbers are there, and there is no error. SheetJS
# reads both.
# It hurts an agency whose program writes such a sheet of homes: prices come in, and towns, streets and titles do not. Here the cells are read
# by feed/sheets/cells.go, which follows the relationships (TestAWorkbookOfAnotherProgram).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/homes 2> /dev/null
go get github.com/xuri/excelize/v2@v2.11.1 2> /dev/null
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5
cat > main.go <<'GO'
package main

import (
	"archive/zip"
	"fmt"
	"os"

	"github.com/xuri/excelize/v2"
)

const (
	kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	names = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
	types = "application/vnd.openxmlformats-officedocument.spreadsheetml."
)

// write writes a workbook with one row, a town and a price, whose shared strings are a part of that name.
func write(file, shared string) error {
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	defer out.Close()
	w := zip.NewWriter(out)
	for _, part := range [][2]string{
		{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
			<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
			<Override PartName="/xl/workbook.xml" ContentType="` + types + `sheet.main+xml"/>
			<Override PartName="/xl/worksheets/sheet1.xml" ContentType="` + types + `worksheet+xml"/>
			<Override PartName="/xl/` + shared + `" ContentType="` + types + `sharedStrings+xml"/></Types>`},
		{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
			<Relationship Id="r1" Type="` + kinds + `/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
		{"xl/_rels/workbook.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
			<Relationship Id="r1" Type="` + kinds + `/worksheet" Target="worksheets/sheet1.xml"/>
			<Relationship Id="r2" Type="` + kinds + `/sharedStrings" Target="` + shared + `"/></Relationships>`},
		{"xl/workbook.xml", `<workbook xmlns="` + names + `" xmlns:r="` + kinds + `"><sheets>
			<sheet name="Homes" sheetId="1" r:id="r1"/></sheets></workbook>`},
		{"xl/" + shared, `<sst xmlns="` + names + `" count="1" uniqueCount="1"><si><t>Kinrooi</t></si></sst>`},
		{"xl/worksheets/sheet1.xml", `<worksheet xmlns="` + names + `"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c>
			<c r="B1"><v>345000</v></c></row></sheetData></worksheet>`},
	} {
		to, err := w.Create(part[0])
		if err != nil {
			return err
		}
		if _, err := to.Write([]byte(part[1])); err != nil {
			return err
		}
	}
	return w.Close()
}

func main() {
	for _, shared := range []string{"sharedStrings.xml", "strings.xml"} {
		file := shared + ".xlsx"
		if err := write(file, shared); err != nil {
			panic(err)
		}
		book, err := excelize.OpenFile(file)
		if err != nil {
			panic(err)
		}
		rows, err := book.GetRows("Homes")
		fmt.Println("excelize", shared, fmt.Sprintf("%q", rows), err)
	}
}
GO
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import xlsx from 'xlsx';

for (const shared of ['sharedStrings.xml', 'strings.xml']) {
  const book = xlsx.read(readFileSync(`${shared}.xlsx`));
  console.log('SheetJS', shared, JSON.stringify(xlsx.utils.sheet_to_json(book.Sheets.Homes, { header: 1 })));
}
JS
echo "excelize 2.11.1, SheetJS 0.18.5"
{ go run .; node read.mjs; } | tee seen
diff - seen <<'TXT'
excelize sharedStrings.xml [["Kinrooi" "345000"]] <nil>
excelize strings.xml [["" "345000"]] <nil>
SheetJS sharedStrings.xml [["Kinrooi",345000]]
SheetJS strings.xml [["Kinrooi",345000]]
TXT
