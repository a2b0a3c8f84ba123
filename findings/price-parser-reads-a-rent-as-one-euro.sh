#!/usr/bin/env bash
# Adverts of homes to rent say "€ 1.250/maand" or "1 250 €/mois", and a price for each square metre is "€ 2.350/m²". An agency that moves takes
# such texts out of its old site with the npm package price-parser, which finds amounts in a text and knows that "€ 1.250" has a dot between its
# thousands. One would expect 1250 for all of them, or null where it does not understand. In fact an amount must end with a space: what stands
# right behind it takes its last group of digits along, and "€ 1.250/maand" is one euro, "€ 12.500/jaar" twelve and "€ 2.350/m²" two. Where the
# sign stands behind the number, nothing is found. With a space before the stroke, or "per maand", all are right.
# It hurts the agency that fills a sheet so: rents of one euro are prices like any other, without an error, and rents that were not found are
# empty. Here a column of rents is read by our own reader, which takes what stands behind an amount as its unit.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact price-parser@3.4.0
cat > amounts.mjs <<'JS'
import { parseFirst } from 'price-parser';

for (const text of [
  '€ 1.250 per maand',
  '€ 1.250 / maand',
  '€ 1.250/maand',
  '€ 12.500/jaar',
  '€ 2.350/m²',
  '1 250 € par mois',
  '1 250 €/mois',
]) {
  console.log(text, 'is', parseFirst(text)?.floatValue ?? 'no amount');
}
JS
seen=$(node amounts.mjs)
echo "price-parser $(node -p "JSON.parse(require('fs').readFileSync('node_modules/price-parser/package.json')).version")"
echo "$seen"
expected='€ 1.250 per maand is 1250
€ 1.250 / maand is 1250
€ 1.250/maand is 1
€ 12.500/jaar is 12
€ 2.350/m² is 2
1 250 € par mois is 1250
1 250 €/mois is no amount'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
