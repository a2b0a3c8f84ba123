#!/usr/bin/env bash
# A list of flats is CSV: house number "12-3", box "3/2", free from "01/05/2027", the first of May. One would expect that SheetJS (xlsx), with
# which most web pages read lists that people drop on them, leaves a text that is no number as it is, or reads days as the country writes them.
# In fact whatever JavaScript's own Date can make something of is a day, American order and missing year included: the house number is
# 3 December 2001 (the number 37228), the box 2 March 2001, and the flat is free on 5 January; "13/05/2027", of which Date makes nothing, stays
# text in the same column. The second thing that it gives, the cell as text (raw: false), is "12/3/01". Only { raw: true } when it reads leaves all.
# It hurts whoever brings a list in with it: addresses become numbers, and half of the dates are months off, without an error. Here a sheet is
# read as text, by the names of its columns, and a day as Belgium and Luxembourg write it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5
cat > read.mjs <<'JS'
import XLSX from 'xlsx';

const list = 'number,box,free\n12-3,3/2,01/05/2027\n7,2B,13/05/2027';
for (const [how, reading, giving] of [['as read', {}, {}], ['as text', {}, { raw: false }], ['raw', { raw: true }, {}]]) {
  const book = XLSX.read(list, { type: 'string', ...reading });
  for (const row of XLSX.utils.sheet_to_json(book.Sheets.Sheet1, giving)) console.log(`${how}: ${JSON.stringify(row)}`);
}
JS
seen=$(TZ=Europe/Brussels node read.mjs)
echo "xlsx $(node -p "require('./node_modules/xlsx/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
as read: {"number":37228,"box":36952,"free":46392}
as read: {"number":7,"box":"2B","free":"13/05/2027"}
as text: {"number":"12/3/01","box":"3/2/01","free":"1/5/27"}
as text: {"number":"7","box":"2B","free":"13/05/2027"}
raw: {"number":"12-3","box":"3/2","free":"01/05/2027"}
raw: {"number":"7","box":"2B","free":"13/05/2027"}
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
