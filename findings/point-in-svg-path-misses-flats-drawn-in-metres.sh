#!/usr/bin/env bash
# On the drawing of a building each flat is a path, and a click on the plan has to find out in which of them it is. point-in-svg-path does that
# without a browser, in a worker or on a server. One would expect that it does not matter in what a plan is measured: a point in the middle of a
# square is in it, whether its sides are 4 units long or 40. In fact a side shorter than 8 units has no inside for it: it walks along each
# side in steps of 8 and leaves out what has none. Of a square of 4 by 4 no point is in it; of a larger flat with one short oblique side, the
# corner that is cut off for the stairs, those points are outside whose line to the right leads through that side, and all others are inside.
# Nothing is thrown, and a test with a drawing in pixels, which are hundreds wide, passes.
# It hurts whoever has plans of architects, which programs for buildings write in metres (a flat is 9 by 12): no flat answers a click, or one
# does but for a strip of it. Multiplying path and point by 100 helps. Flats are drawn as paths here, and the browser says which one is under
# the pointer.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true}' > package.json
npm install --silent --no-audit --no-fund --save-exact point-in-svg-path@1.0.2
cat > click.cjs <<'JS'
const { pointInSvgPath } = require('point-in-svg-path');

const flats = { square: [[0, 0], [4, 0], [4, 4], [0, 4]], 'cut corner': [[0, 0], [20, 0], [20, 12], [15, 17], [0, 17]] };
const clicks = { square: [[2, 2], [3, 1]], 'cut corner': [[8, 6], [8, 15]] }; // each is inside
for (const [name, corners] of Object.entries(flats))
  for (const scale of [1, 100]) {
    const path = `M${corners.map(([x, y]) => `${x * scale} ${y * scale}`).join('L')}Z`;
    const found = clicks[name].map(([x, y]) => `${x * scale},${y * scale} ${pointInSvgPath(path, x * scale, y * scale) ? 'inside' : 'outside'}`);
    console.log(path, '-', found.join('; '));
  }
JS
seen=$(node click.cjs)
echo "point-in-svg-path $(node -p "require('./node_modules/point-in-svg-path/package.json').version")"
echo "$seen"
expected='M0 0L4 0L4 4L0 4Z - 2,2 outside; 3,1 outside
M0 0L400 0L400 400L0 400Z - 200,200 inside; 300,100 inside
M0 0L20 0L20 12L15 17L0 17Z - 8,6 inside; 8,15 outside
M0 0L2000 0L2000 1200L1500 1700L0 1700Z - 800,600 inside; 800,1500 inside'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
