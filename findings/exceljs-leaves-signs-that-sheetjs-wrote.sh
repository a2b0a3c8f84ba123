#!/usr/bin/env bash
# A description has line breaks as Windows and many CRMs write them, and comes in a workbook (.xlsx). A sign that XML would change stands there as
# _xHHHH_, where each H is a hexadecimal digit (ISO/IEC 29500-1 section 22.9.2.19, ST_Xstring): the return before a line break is _x000D_ or
# _x000d_. One would expect that of the two usual libraries for workbooks in JavaScript one reads what the other writes, or that one of them knows no
# such signs. In fact SheetJS writes small digits, and ExcelJS reads capitals alone: _x000D_ is a return, and _x000d_ stays in the text, "Living_x000d_" at
# the end of each line. Workbooks with capitals, as Excel writes them, are right, so that a test with one passes. read-excel-file knows both.
# It hurts whoever reads lists of homes with ExcelJS: many web programs write their "export to Excel" with SheetJS, and each line of each text ends
# in _x000d_ on the site. This site reads both (feed/sheets/workbook_test.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 exceljs@4.4.0 jszip@3.10.1 read-excel-file@9.3.17
cat > texts.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import read from 'read-excel-file/node';
import XLSX from 'xlsx';

const one = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(one, XLSX.utils.aoa_to_sheet([['Living\r\nKitchen']]), 'Homes');
XLSX.writeFile(one, 'sheetjs.xlsx', { bookSST: true });
const parts = await JSZip.loadAsync(readFileSync('sheetjs.xlsx'));
const strings = await parts.file('xl/sharedStrings.xml').async('string');
parts.file('xl/sharedStrings.xml', strings.replace('_x000d_', '_x000D_'));
writeFileSync('capitals.xlsx', await parts.generateAsync({ type: 'nodebuffer' }));
for (const file of ['sheetjs.xlsx', 'capitals.xlsx']) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(file);
  const said = {
    ExcelJS: book.worksheets[0].getCell('A1').value,
    SheetJS: XLSX.readFile(file).Sheets.Homes.A1.v,
    'read-excel-file': (await read(readFileSync(file)))[0].data[0][0],
  };
  for (const [reader, value] of Object.entries(said)) console.log(`${file} by ${reader}: ${JSON.stringify(value)}`);
}
JS
seen=$(node texts.mjs)
for name in exceljs xlsx read-excel-file; do echo "$name $(node -p "JSON.parse(fs.readFileSync('./node_modules/$name/package.json')).version")"; done
echo "$seen"
expected='sheetjs.xlsx by ExcelJS: "Living_x000d_\nKitchen"
sheetjs.xlsx by SheetJS: "Living\r\nKitchen"
sheetjs.xlsx by read-excel-file: "Living\r\nKitchen"
capitals.xlsx by ExcelJS: "Living\r\nKitchen"
capitals.xlsx by SheetJS: "Living\r\nKitchen"
capitals.xlsx by read-excel-file: "Living\r\nKitchen"'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
