#!/usr/bin/env bash
# A page says what it is about in JSON-LD, and whoever builds a site checks that with a program: the npm package structured-data-testing-tool is
# the one for the command line and for tests. JSON-LD has one way to say several things that refer to each other, a list named @graph, which
# search engines read and most plugins of WordPress write. One would expect a tool for testing structured data to look inside it. In fact the
# reader that it builds on, web-auto-extractor, names an object by its @type alone: a house inside of a @graph is "not found", and so are the
# trail of the page and its firm. A thing of two types, ["House", "Product"], is of a type "House,Product" there, and its test is an error.
# It hurts whoever checks a site of an agency so: all pages are said to have no structured data, though each has it, and what is asked of a
# house's price is not looked at. The pages here have one @graph; the same objects in scripts of their own pass.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true}' > package.json
npm install --silent --no-audit --no-fund --save-exact structured-data-testing-tool@4.5.0 > install.log 2>&1 || { cat install.log; exit 1; }
cat > pages.js <<'JS'
const { structuredDataTest } = require('structured-data-testing-tool');

const house = { '@type': 'House', '@id': '#house', name: 'Kerkstraat 5' };
const trail = { '@type': 'BreadcrumbList', itemListElement: [] };
const script = (json) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...json })}</script>`;
const pages = {
  'scripts of their own': script(house) + script(trail),
  'one graph': script({ '@graph': [house, trail] }),
  'two types': script({ ...house, '@type': ['House', 'Product'] }) + script(trail),
};

(async () => {
  for (const [name, scripts] of Object.entries(pages)) {
    const html = `<!doctype html><html><head>${scripts}</head><body></body></html>`;
    const found = await structuredDataTest(html, { schemas: ['House', 'BreadcrumbList'] }).catch((error) => error.res);
    console.log(`${name}: types ${found.schemas.join(' and ') || 'none'}; ${found.failed.map((f) => `${f.test} fails`).join(', ') || 'passes'}`);
  }
})();
JS
seen=$(node pages.js)
echo "structured-data-testing-tool $(node -p "require('structured-data-testing-tool/package.json').version"), web-auto-extractor $(node -p "require('web-auto-extractor/package.json').version")"
echo "$seen"
expected='scripts of their own: types House and BreadcrumbList; passes
one graph: types none; House[*] fails, BreadcrumbList[*] fails
two types: types House,Product and BreadcrumbList; House,Product[0] fails, House[*] fails'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
