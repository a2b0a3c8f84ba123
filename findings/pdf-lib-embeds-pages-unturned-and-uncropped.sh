#!/usr/bin/env bash
# A brochure is put together from PDFs: the architect's plan becomes a picture on a page with the agency's letterhead. A page of a PDF says beside
# its drawing how it is looked at: turned (Rotate, as nearly every landscape plan from CAD is), cut to a part (CropBox) and at which unit
# (UserUnit, for large sheets); ISO 32000-1 sections 7.7.3.3 and 14.11.2. One would expect that embedPage() of pdf-lib, the usual library for
# PDFs in JavaScript, gives the page as viewers and printers show it, since "embed" is what it is for, and that width and height are those.
# In fact it takes the whole MediaBox as it was drawn: the plan lies on its side, what was cut away (printers' marks, a neighbour's plot,
# another client's title block) is seen again, and at UserUnit 2 it is half as large, so that "1:50" beside it is wrong. There is no error, and
# copyPages() of the same library keeps all three.
# It hurts whoever makes brochures of the documents of this site. Here documents are handed out as they came, and no page of one is embedded.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact pdf-lib@1.17.1
cat > embed.mjs <<'JS'
import { degrees, PDFDocument, PDFName, PDFNumber, rgb } from 'pdf-lib';

const plan = await PDFDocument.create();
const page = plan.addPage([600, 800]);
page.drawRectangle({ x: 100, y: 100, width: 400, height: 600, color: rgb(0.5, 0.5, 0.5) });
page.setCropBox(100, 100, 400, 600);
page.setRotation(degrees(90));
page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
const read = await PDFDocument.load(await plan.save());

const brochure = await PDFDocument.create();
const embedded = await brochure.embedPage(read.getPage(0));
await embedded.embed();
const { dict } = brochure.context.lookup(embedded.ref);
const part = (name) => dict.get(PDFName.of(name)).toString();
console.log('a viewer shows 400 x 600 of it, turned by 90, twice as large: 1200 x 800');
console.log(`embedded: ${embedded.width} x ${embedded.height}, BBox ${part('BBox')}, Matrix ${part('Matrix')}`);

const [copied] = await brochure.copyPages(read, [0]);
const { width, height } = copied.getCropBox();
console.log(`copied: ${width} x ${height}, turned by ${copied.getRotation().angle}, UserUnit ${copied.node.get(PDFName.of('UserUnit'))}`);
JS
seen=$(node embed.mjs)
echo "pdf-lib $(node -p "require('./node_modules/pdf-lib/package.json').version"):"
echo "$seen"
expected='a viewer shows 400 x 600 of it, turned by 90, twice as large: 1200 x 800
embedded: 600 x 800, BBox [ 0 0 600 800 ], Matrix [ 1 0 0 1 0 0 ]
copied: 400 x 600, turned by 90, UserUnit 2'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
