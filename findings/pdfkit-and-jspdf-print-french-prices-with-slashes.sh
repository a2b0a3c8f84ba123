#!/usr/bin/env bash
# A brochure is made in JavaScript with pdfkit or jsPDF, and its price is written by Intl for the buyer's language. One would expect that a price
# comes out as on the page, or that a character which the standard fonts do not have is an error, as with pdf-lib. In fact French of France and
# of Belgium group thousands by the narrow no-break space (U+202F), of which both packages print only the lower byte: 0x2F, a slash. 1,349,000 euro
# is "1 /349 /000 €". Dutch, German and the French of Luxembourg, which group by a point, are right, so that a test in another language shows
# nothing.
# It hurts the French-speaking half of Belgium: the largest figure of a brochure is wrong, in no other language, and in no log.
# Here `text` of a price in the graph is the same in every language, grouped by points: € 1.349.000.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
command -v pdftotext > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends poppler-utils > /dev/null; }
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts pdfkit@0.20.2 jspdf@4.2.1
cat > print.mjs <<'JS'
import { createWriteStream, writeFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import PDFDocument from 'pdfkit';

const prices = ['fr-FR', 'fr-BE', 'fr-LU', 'nl-BE'].map(
  (locale) => `${locale} ${new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(1349000)}`,
);
const one = new PDFDocument();
one.pipe(createWriteStream('pdfkit.pdf'));
for (const price of prices) one.text(price);
one.end();
const other = new jsPDF();
prices.forEach((price, i) => other.text(price, 20, 20 + 10 * i));
writeFileSync('jspdf.pdf', Buffer.from(other.output('arraybuffer')));
JS
node print.mjs
for name in pdfkit jspdf; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
seen=$(for name in pdfkit jspdf; do pdftotext -layout "$name.pdf" - | tr -d '\f' | sed -n "s/\xc2\xa0/ /g; /[a-z]/s/^ */$name: /p"; done)
echo "$seen"
expected='pdfkit: fr-FR 1 /349 /000 €
pdfkit: fr-BE 1 /349 /000 €
pdfkit: fr-LU 1.349.000 €
pdfkit: nl-BE € 1.349.000
jspdf: fr-FR 1 /349 /000 €
jspdf: fr-BE 1 /349 /000 €
jspdf: fr-LU 1.349.000 €
jspdf: nl-BE € 1.349.000'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
