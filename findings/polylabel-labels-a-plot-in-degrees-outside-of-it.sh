#!/usr/bin/env bash
# A map writes the number or the price of a plot into its outline, a GeoJSON polygon, at the point that polylabel finds: the one in a polygon that is
# farthest from its edges. Its README takes "GeoJSON-like" coordinates, which are degrees (RFC 7946 section 4), and "guarantees" the best point
# within a precision, by default 1.0. One would expect a point in the plot, if perhaps not the best one: without any search it knows the centre of
# gravity. In fact a polygon that is no more than the precision wide or high is not looked at, and the answer is the south-west corner of the
# rectangle around it, with distance 0. In degrees that is each one smaller than a hundred kilometres, all plots and every municipality; most
# do not reach that corner, so the label stands on a neighbour's plot, or in the next town. Nothing throws, and drawings in pixels and maps
# of countries are right. polylabel(polygon, 1e-6) is right.
# It hurts a developer whose map has plots for sale: each price is at the neighbour's to the south-west. Here what stands on a drawing is where the
# architect put it, and a property on the map has the point that its sender gave.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact polylabel@2.1.0 @turf/boolean-point-in-polygon@7.4.0
cat > label.mjs <<'JS'
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import polylabel from 'polylabel';

/** A rhombus about a place. */
const rhombus = ([x, y], width) => [[[x - width, y], [x, y - width], [x + width, y], [x, y + width], [x - width, y]]];
const tell = (name, coordinates, precision) => {
  const label = polylabel(coordinates, precision);
  const inside = booleanPointInPolygon([...label], { type: 'Polygon', coordinates });
  console.log(`${name}: ${label.map((n) => n.toFixed(4)).join(', ')}, distance ${label.distance.toFixed(4)}, ${inside ? 'inside' : 'outside'}`);
};
const bree = [5.598, 51.141];
tell('a plot', rhombus(bree, 0.001));
tell('a plot, precision 1e-6', rhombus(bree, 0.001), 1e-6);
tell('a municipality', rhombus(bree, 0.1));
tell('a country', rhombus([4.5, 50.6], 1.5));
tell('a plot in pixels', rhombus([300, 200], 40));
JS
seen=$(node label.mjs)
echo "polylabel $(node -p "JSON.parse(require('node:fs').readFileSync('node_modules/polylabel/package.json')).version")"
echo "$seen"
expected='a plot: 5.5970, 51.1400, distance 0.0000, outside
a plot, precision 1e-6: 5.5980, 51.1410, distance 0.0007, inside
a municipality: 5.4980, 51.0410, distance 0.0000, outside
a country: 4.5000, 50.6000, distance 1.0607, inside
a plot in pixels: 300.0000, 200.0000, distance 28.2843, inside'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
