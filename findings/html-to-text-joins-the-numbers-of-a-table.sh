#!/usr/bin/env bash
# An email or a description of a home has its figures in a table, and html-to-text, the usual package, makes the text without HTML of it: for readers
# of emails that show no HTML, for assistants, for a search. One would expect that what stands in two cells is two words, whatever becomes of the table:
# each browser puts a tab between cells when a table is copied or read (innerText; HTML, section 3.2.7). In fact a table is a block as any other and
# its cells are set one behind the other with nothing between them, since its rows, not its cells, end a line: a row "bedrooms", "3", "bathrooms",
# "1" is "bedrooms3bathrooms1", and "Unit 1" with "250.000 €" is "Unit 1250.000 €", another price. A table with line breaks in its
# source, as people write it, has spaces there; one from a program has none. The formatter dataTable, to be chosen for each, sets columns.
# It hurts an agency whose emails give a price in that way. The emails of this
# site have a text of their own (mail/texts/email.txt).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact html-to-text@10.0.1
cat > table.mjs <<'JS'
import { convert } from 'html-to-text';

const rows = [['bedrooms', '3', 'bathrooms', '1'], ['Unit 1', '250.000 €'], ['1', '120 m²']];
const row = (cells, between) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join(between)}</tr>`;
for (const cells of rows) {
  const said = (between, options) => JSON.stringify(convert(`<table>${row(cells, between)}</table>`, options));
  const columns = { selectors: [{ selector: 'table', format: 'dataTable' }] };
  console.log(`${cells.join(' | ')} -> ${said('')}, with line breaks ${said('\n')}, as dataTable ${said('', columns)}`);
}
JS
seen=$(node table.mjs)
echo "html-to-text $(node -p "JSON.parse(fs.readFileSync('./node_modules/html-to-text/package.json')).version")"
echo "$seen"
expected='bedrooms | 3 | bathrooms | 1 -> "bedrooms3bathrooms1", with line breaks "bedrooms 3 bathrooms 1", as dataTable "bedrooms   3   bathrooms   1"
Unit 1 | 250.000 € -> "Unit 1250.000 €", with line breaks "Unit 1 250.000 €", as dataTable "Unit 1   250.000 €"
1 | 120 m² -> "1120 m²", with line breaks "1 120 m²", as dataTable "1   120 m²"'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
