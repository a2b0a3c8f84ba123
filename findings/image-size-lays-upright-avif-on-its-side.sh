#!/usr/bin/env bash
# An AVIF, as a phone or a converter makes of an upright photo, holds the pixels as the sensor had them and a property "irot" that says by how
# much each viewer must turn them. In HEIF, on which AVIF stands, that is no metadata but part of the picture (ISO/IEC 23008-12 section 6.5.10;
# every browser turns it), and the size beside it, "ispe", is that before the turn. One would expect that image-size, from which many programs
# that build sites take the width and height of a picture, gives those that are seen, or says the turn, as it does with "orientation" of a JPEG.
# In fact it gives the size before the turn and no orientation: an upright photo is 40 wide and 20 high. sharp, from its pixels, says the
# right one.
# It hurts whoever converts this site's photos to AVIF and writes width and height into a page: each upright photo has the place of a wide one, and
# is squeezed or the page jumps. Here an AVIF is no picture that is taken (internal/raster/name.go says what to save it as).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact image-size@2.1.0 sharp@0.35.5
cat > measure.mjs <<'JS'
import { imageSize } from 'image-size';
import sharp from 'sharp';

for (const format of ['jpeg', 'avif']) {
  const wide = sharp({ create: { width: 40, height: 20, channels: 3, background: '#777' } });
  const upright = await wide.withMetadata({ orientation: 6 })[format]().toBuffer();
  const seen = await sharp(upright).rotate().png().toBuffer({ resolveWithObject: true });
  const said = imageSize(upright);
  console.log(`${format}: seen ${seen.info.width} x ${seen.info.height}, irot ${upright.includes('irot')}, ` +
    `image-size says ${said.width} x ${said.height}, orientation ${said.orientation ?? 'none'}`);
}
JS
seen=$(node measure.mjs)
for package in image-size sharp; do echo "$package $(node -p "require('./node_modules/$package/package.json').version")"; done
echo "$seen"
expected='jpeg: seen 20 x 40, irot false, image-size says 40 x 20, orientation 6
avif: seen 20 x 40, irot true, image-size says 40 x 20, orientation none'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
