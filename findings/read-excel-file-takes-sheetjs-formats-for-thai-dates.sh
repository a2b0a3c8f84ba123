#!/usr/bin/env bash
# A developer's list of flats leaves a program that writes workbooks with SheetJS, one number format a column: 0 "m²", #,##0 "€" and so on. A
# workbook lists its own formats by number in styles.xml; numbers that it does not list mean what Excel has built in (ISO/IEC 29500-1
# section 18.8.30). SheetJS lists its formats from 60 on. One would expect that a reader looks into that list first. In fact read-excel-file, the
# usual reader in browsers' forms, asks the number alone: 71 to 81 are the dates of Excel in Thai, so whatever the file says that they are, the
# value is a date. The first eleven formats of a workbook are read as they are, the twelfth to the twenty-second become days: a price of
# 395,000 euro is 20 June 2981, of the type Date, without error. SheetJS gives the number.
# It hurts whoever takes such a list in through a form: a test with few columns passes, and with one format more the same column is a date.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact read-excel-file@9.3.17 xlsx@0.18.5
cat > read.mjs <<'JS'
import read from 'read-excel-file/node';
import XLSX from 'xlsx';

const units = ['m²', 'm² terrace', 'm² garden', 'm³', 'rooms', 'baths', 'floors', 'cars', 'bikes', 'kWh/m²', '% VAT', '€', '€ land', '€ a month'];
const sheet = XLSX.utils.aoa_to_sheet([units, units.map((unit) => (unit === '€' ? 395000 : 21))]);
units.forEach((unit, column) => {
  sheet[XLSX.utils.encode_cell({ r: 1, c: column })].z = `#,##0" ${unit}"`;
});
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, sheet, 'flats');
XLSX.writeFile(book, 'flats.xlsx');

const shown = (value) => (value instanceof Date ? `the date ${value.toISOString().slice(0, 10)}` : `${typeof value} ${value}`);
const answer = await read('flats.xlsx');
const rows = Array.isArray(answer[0]) ? answer : answer[0].data;
const other = XLSX.utils.sheet_to_json(XLSX.readFile('flats.xlsx').Sheets.flats, { header: 1 })[1];
for (const column of [0, 10, 11, 13])
  console.log(`format ${column + 1}, ${units[column]}: ${shown(rows[1][column])}; SheetJS reads ${other[column]}`);
JS
seen=$(TZ=UTC node read.mjs)
echo "read-excel-file $(node -p "require('./node_modules/read-excel-file/package.json').version")," \
  "SheetJS $(node -p "require('./node_modules/xlsx/package.json').version")"
echo "$seen"
expected='format 1, m²: number 21; SheetJS reads 21
format 11, % VAT: number 21; SheetJS reads 21
format 12, €: the date 2981-06-20; SheetJS reads 395000
format 14, € a month: the date 1900-01-20; SheetJS reads 21'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
