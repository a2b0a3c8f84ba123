#!/usr/bin/env bash
# Surveyors, notaries and the land registry give points in Belgian Lambert 72 (EPSG:31370), in Luxembourg in LUREF (EPSG:2169). In a program
# for the web they become latitude and longitude with proj4js and a definition from a list; epsg-index has one for each code. One would expect
# that the definition of a code gives the point that PROJ gives for that code, to a metre: it names all seven numbers of the datum. In fact they
# are the registry's numbers for other formulas. +towgs84 of PROJ and proj4js is by definition "position vector" (EPSG method 9606). For Belgium
# (operation 15929) the registry's method is "coordinate frame" (9607), where each rotation has the other sign, and the signs stand there
# unchanged: 65 m. For Luxembourg the shifts are those of a Molodensky-Badekas formula (9636), which turns about a point of its own that
# +towgs84 cannot name: 115 m. Every point is off by the same, which looks like a poor survey, and nothing warns.
# It hurts an agency that works out where its homes are before it delivers them: each pin of the map stands in the next street, in the right
# town. Here coordinates are taken as they come, so whoever makes a list to import needs numbers for the right formula, as below.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact proj4@2.22.0 epsg-index@2.0.0
apt-get download -qq proj-bin=9.1.1-1+b1 libproj25=9.1.1-1+b1 proj-data=9.1.1-1 2> /dev/null
for package in *.deb; do dpkg -x "$package" proj; done
proj() {
  LD_LIBRARY_PATH=$(echo "$dir"/proj/usr/lib/*-linux-gnu) PROJ_DATA=$dir/proj/usr/share/proj "$dir/proj/usr/bin/cs2cs" -f %.6f "$@" EPSG:4326
}
cat > compare.mjs <<'JS'
import { readFileSync } from 'node:fs';
import proj4 from 'proj4';

const all = JSON.parse(readFileSync('node_modules/epsg-index/all.json', 'utf8'));
const [code, x, y, latitude, longitude] = process.argv.slice(2).map(Number);
const listed = all[code].proj4;
const right = {
  31370: '-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747', // EPSG operation 15929, its rotations with the other sign
  2169: '-189.228,12.0035,-42.6303,-0.48171,-3.09948,2.68639,0.46346', // EPSG operation 9938, likewise
}[code];
const metres = (definition) => {
  const [e, n] = proj4(definition, 'WGS84', [x, y]);
  return Math.round(Math.hypot((n - latitude) * 111_200, (e - longitude) * 111_200 * Math.cos((latitude * Math.PI) / 180)));
};
console.log(`EPSG:${code}: ${metres(listed)} m from PROJ's point`);
console.log(`EPSG:${code} with numbers for this formula: ${metres(listed.replace(/towgs84=\S+/, `towgs84=${right}`))} m`);
JS
compare() { # code, then x and y in the order that PROJ's code has
  local latitude longitude rest
  read -r latitude longitude rest <<< "$(echo "$2 $3" | proj "EPSG:$1")"
  if [ "$1" = 2169 ]; then set -- "$1" "$3" "$2"; fi # LUREF has the northing first (EPSG), proj4js always the easting
  node compare.mjs "$1" "$2" "$3" "$latitude" "$longitude" "$rest"
}
seen=$(compare 31370 150000 170000; compare 2169 75000 77000)
echo "epsg-index $(node -p "require('./node_modules/epsg-index/package.json').version"), proj4 $(node -p "require('./node_modules/proj4/package.json').version"), PROJ $(dpkg-deb -f proj-bin_*.deb Version)"
echo "$seen"
expected="EPSG:31370: 65 m from PROJ's point
EPSG:31370 with numbers for this formula: 0 m
EPSG:2169: 115 m from PROJ's point
EPSG:2169 with numbers for this formula: 0 m"
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
