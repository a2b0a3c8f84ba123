#!/usr/bin/env bash
# On the drawing of a building each flat is a path, and a page zooms to one, or writes its name into its middle, by the box around it. svg-path-bounds
# gives that box without a browser. One would expect the box of what is drawn, as getBBox gives it (SVG 2, section 8.10), or of its corners. In
# fact it takes each pair of numbers for a point, those too from which a curve takes its direction alone and which it does not reach: of a round
# bay 7.5 units deep the box is 10 deep, and of a wall that Illustrator drew with long handles three times the flat. Paths of straight lines and
# arcs of a circle in quarters are right, so that a first drawing shows nothing. svg-path-bounding-box, with the same call, gives what is drawn.
# It hurts a developer's page whose flats with a round wall are framed beside their middle, or too small. The drawings of this site are shown
# whole, and need no box of a flat.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact svg-path-bounds@1.0.2 svg-path-bounding-box@1.0.4
cat > boxes.mjs <<'JS'
import drawn from 'svg-path-bounding-box';
import bounds from 'svg-path-bounds';

const flats = {
  'straight walls': 'M0 0h10v10h-10z',
  'a half circle': 'M0 0a5 5 0 0 1 10 0z',
  'a round bay': 'M0 0C0 10 10 10 10 0z',
  'long handles': 'M0 0C0 40 10 -30 10 0z',
};
for (const [name, path] of Object.entries(flats)) {
  const { minX, minY, maxX, maxY } = drawn(path);
  const shown = (box) => box.map((n) => Math.round(n * 10) / 10).join(' ');
  console.log(`${name}: svg-path-bounds ${shown(bounds(path))}, what is drawn ${shown([minX, minY, maxX, maxY])}`);
}
JS
seen=$(node boxes.mjs)
echo "svg-path-bounds $(node -p "require('./node_modules/svg-path-bounds/package.json').version")"
echo "$seen"
expected='straight walls: svg-path-bounds 0 0 10 10, what is drawn 0 0 10 10
a half circle: svg-path-bounds 0 -5 10 0, what is drawn 0 -5 10 0
a round bay: svg-path-bounds 0 0 10 10, what is drawn 0 0 10 7.5
long handles: svg-path-bounds 0 -30 10 40, what is drawn 0 -7.7 10 12.7'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
