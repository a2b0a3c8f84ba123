#!/usr/bin/env bash
# A workbook (.xlsx) may say a day in two ways: as a number of days with a format, or as ISO 8601 text in a cell of type "d" (ISO/IEC 29500-1
# section 18.18.11), which Excel writes when a workbook is saved as "Strict Open XML Spreadsheet", and other programs too. One would expect that
# a reader of workbooks knows both, or gives the text. In fact ExcelJS, one of the two usual libraries in JavaScript, reads the text of such a
# cell as a number as far as it goes: "2026-11-01" is 2026, and the 2026th day of Excel's calendar is 18 July 1905. Each day of the same year
# becomes the same day, a Date like any other, without error.
# It hurts an agency whose list goes through such a program before it arrives: every home is free since 1905, or was built then. Here a cell of
# that type is read as the day that it says (feed/sheets/workbook.go, TestADayMayBeWrittenAsText).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 jszip@3.10.1
cat > read.mjs <<'JS'
import ExcelJS from 'exceljs';
import JSZip from 'jszip';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const packageRelations = (type, target) => `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${type
  .map((one, i) => `<Relationship Id="rId${i + 1}" Type="${relations}/${one}" Target="${target[i]}"/>`)
  .join('')}</Relationships>`;
const zip = new JSZip();
zip.file('[Content_Types].xml', `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`);
zip.file('_rels/.rels', packageRelations(['officeDocument'], ['xl/workbook.xml']));
zip.file('xl/_rels/workbook.xml.rels', packageRelations(['worksheet', 'styles'], ['worksheets/sheet1.xml', 'styles.xml']));
zip.file('xl/workbook.xml', `<?xml version="1.0" encoding="UTF-8"?>
<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Homes" sheetId="1" r:id="rId1"/></sheets></workbook>`);
zip.file('xl/styles.xml', `<?xml version="1.0" encoding="UTF-8"?>
<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`);
zip.file('xl/worksheets/sheet1.xml', `<?xml version="1.0" encoding="UTF-8"?>
<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1"><v>46327</v></c><c r="B1" s="1" t="d"><v>2026-11-01</v></c>
<c r="C1" s="1" t="d"><v>2026-02-28T00:00:00</v></c></row></sheetData></worksheet>`);
const book = new ExcelJS.Workbook();
await book.xlsx.load(await zip.generateAsync({ type: 'nodebuffer' }));
const sheet = book.worksheets[0];
for (const [at, meant] of [['A1', 'the number of 1 November 2026'], ['B1', '2026-11-01'], ['C1', '2026-02-28T00:00:00']])
  console.log(`${meant}: ${sheet.getCell(at).value.toISOString().slice(0, 10)}`);
JS
seen=$(TZ=UTC node read.mjs)
echo "exceljs $(node -p "require('./node_modules/exceljs/package.json').version"):"
echo "$seen"
expected='the number of 1 November 2026: 2026-11-01
2026-11-01: 1905-07-18
2026-02-28T00:00:00: 1905-07-18'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
