#!/usr/bin/env bash
# Plots and addresses come from the authorities as GML, and the Union's rules for such data (INSPIRE, regulation 1089/2010, annex II section 1.3) have
# them in latitude and longitude of ETRS89: srsName="http://www.opengis.net/def/crs/EPSG/0/4258" and <pos>51.141 5.598</pos>, latitude first, since
# GML takes the order from the system that it names. One would expect that OpenLayers, which reads GML in the browser, turns it round as it does with
# WGS 84 (EPSG:4326), which for a map of homes is the same, or says that it does not know the system. In fact it knows the order of the systems that
# it has built in; of any other it takes the first number for the east ("?.getAxisOrientation() ?? 'enu'" in format/GML3.js). Bree is at 51
# degrees east, 5.6 north, in the sea off Somalia. Registering the system with proj4 and the definition that every list has does not help, as
# that says nothing of an order; +axis=neu does. Unregistered, it is not even converted to the map's own projection: 51 metres from 0, 0.
# It hurts a developer's map with the outlines of plots from the land registry: it is empty, without an error, and with a file in WGS 84 it was
# right. Here a point outside the country is a warning.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact ol@10.11.0 proj4@2.22.0 jsdom@29.1.1
cat > read.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM();
for (const name of ['DOMParser', 'Node', 'document']) globalThis[name] = window[name];
const { default: WFS } = await import('ol/format/WFS.js');
const { register } = await import('ol/proj/proj4.js');
const { default: proj4 } = await import('proj4');

const answer = (system) => `<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2"
  xmlns:e="urn:example"><wfs:member><e:plot gml:id="a"><e:place><gml:Point gml:id="p" srsName="http://www.opengis.net/def/crs/EPSG/0/${system}">
  <gml:pos>51.141 5.598</gml:pos></gml:Point></e:place></e:plot></wfs:member></wfs:FeatureCollection>`;
const tell = (name, system, projection) => {
  const [plot] = new WFS({ version: '2.0.0' }).readFeatures(answer(system), { featureProjection: projection });
  const [x, y] = plot.getGeometry().getCoordinates();
  console.log(`${name}, EPSG:${system} in ${projection}: ${x.toFixed(3)} east, ${y.toFixed(3)} north`);
};
const definition = process.argv[2];
if (definition) {
  for (const name of ['EPSG:4258', 'http://www.opengis.net/def/crs/EPSG/0/4258']) proj4.defs(name, definition);
  register(proj4);
  tell(`with proj4's ${definition}`, 4258, 'EPSG:4326');
} else for (const projection of ['EPSG:4326', 'EPSG:3857']) for (const system of [4326, 4258]) tell('as it comes', system, projection);
JS
grs80='+proj=longlat +ellps=GRS80 +no_defs'
seen=$(node read.mjs && node read.mjs "$grs80" && node read.mjs "$grs80 +axis=neu")
echo "OpenLayers $(node -p "require('./node_modules/ol/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
as it comes, EPSG:4326 in EPSG:4326: 5.598 east, 51.141 north
as it comes, EPSG:4258 in EPSG:4326: 51.141 east, 5.598 north
as it comes, EPSG:4326 in EPSG:3857: 623166.509 east, 6646272.990 north
as it comes, EPSG:4258 in EPSG:3857: 51.141 east, 5.598 north
with proj4's +proj=longlat +ellps=GRS80 +no_defs, EPSG:4258 in EPSG:4326: 51.141 east, 5.598 north
with proj4's +proj=longlat +ellps=GRS80 +no_defs +axis=neu, EPSG:4258 in EPSG:4326: 5.598 east, 51.141 north
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
