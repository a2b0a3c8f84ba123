#!/usr/bin/env bash
# A home's point on the map is pasted from a sheet or a message: "51,145 5,742", with the decimal comma of Belgium and Luxembourg. One would
# expect that coordinate-parser, which reads "a variety of formats" and refuses what it does not know, reads it as 51.145 and 5.742, or refuses
# it. In fact it takes every number that follows for the next smaller unit: 51 degrees and 145 minutes are 53.42, 5 degrees and 742 minutes are
# 17.37, though there are sixty minutes in a degree. The home from Kinrooi lies in Poland, and nothing is said; with points it is right.
# It hurts an agency that takes points from others with it: whoever does not look at the map does not see it. Here a number with a decimal comma
# is read as one, and a point outside the country is a warning.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact coordinate-parser@1.0.7
cat > read.mjs <<'JS'
import Coordinates from 'coordinate-parser';

for (const text of ['51.145 5.742', '51,145 5,742', '51,145; 5,742', '51° 145\' N 5° 742\' E']) {
  let seen;
  try {
    const point = new Coordinates(text);
    seen = `${point.getLatitude().toFixed(3)} ${point.getLongitude().toFixed(3)}`;
  } catch (error) {
    seen = error.message;
  }
  console.log(`${text} -> ${seen}`);
}
JS
seen=$(node read.mjs)
echo "coordinate-parser $(node -p "require('./node_modules/coordinate-parser/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
51.145 5.742 -> 51.145 5.742
51,145 5,742 -> 53.417 17.367
51,145; 5,742 -> 53.417 17.367
51° 145' N 5° 742' E -> 53.417 17.367
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
