#!/usr/bin/env bash
# A page of a home names two pictures for whoever shares it, and says the size and the text of the second only. In the Open Graph protocol
# (ogp.me, "Arrays") og:image:width, og:image:height and og:image:alt belong to the og:image that stands before them. One would expect that
# open-graph-scraper gives each picture its own, or none. In fact it collects all addresses, all widths and all texts apart from each other
# and joins the first with the first: the first picture gets the size and the alternative text of the second, and the second has none. There
# is no error. Where every picture says its size and text, or there is one picture, all is right (then the widest comes first).
# It hurts portals and chat programs that show a home: an upright photo is shown as wide as the garden's, and blind readers are told what
# stands on another. Pages of this site name one picture, with its size and text right behind it (web/site/layout/Head.tsx).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact open-graph-scraper@6.12.0
cat > read.mjs <<'JS'
import scrape from 'open-graph-scraper';

const meta = (name, content) => `<meta property="og:${name}" content="${content}">`;
const upright = meta('image', 'https://example.org/upright.jpg');
const wide = meta('image', 'https://example.org/wide.jpg');
const ofWide = meta('image:width', '1200') + meta('image:height', '630') + meta('image:alt', 'The garden');
const ofUpright = meta('image:width', '600') + meta('image:height', '900') + meta('image:alt', 'The hall');
const read = async (tags) => {
  const page = meta('title', 'House') + meta('type', 'website') + meta('url', 'https://example.org/1');
  const { result } = await scrape({ html: `<!doctype html><html><head><title>House</title>${page}${tags}</head><body></body></html>` });
  return result.ogImage.map((one) => `${one.url.split('/').pop()} ${one.width ?? '?'}x${one.height ?? '?'} ${one.alt ?? 'no text'}`).join('; ');
};
console.log(`only the second says it: ${await read(upright + wide + ofWide)}`);
console.log(`both say it: ${await read(upright + ofUpright + wide + ofWide)}`);
JS
seen=$(node read.mjs)
echo "open-graph-scraper $(node -p "require('./node_modules/open-graph-scraper/package.json').version"):"
echo "$seen"
expected='only the second says it: upright.jpg 1200x630 The garden; wide.jpg ?x? no text
both say it: wide.jpg 1200x630 The garden; upright.jpg 600x900 The hall'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
