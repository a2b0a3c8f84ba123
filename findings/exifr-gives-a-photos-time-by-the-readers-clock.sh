#!/usr/bin/env bash
# A photo of a building site was taken at ten o'clock in Brussels: DateTimeOriginal is "2026:11:30 10:00:00" and OffsetTimeOriginal "+01:00"
# (Exif 2.31 section 4.6.5, in every phone's photos). That is one moment, 09:00 by UTC. One would expect that exifr, which gives the time as a
# Date, gives that moment. In fact it reads the offset, gives it as a text beside the time, and makes the Date by the clock of the machine that
# reads: 10:00 by UTC on a server, 15:00 in New York, 09:00 only where the photo was taken, as on the machine of whoever wrote the program.
# It hurts a developer's gallery of how a building grows, sorted by the photos' times and read on a server and in browsers: photos change places
# with those of a drone whose times are moments, and one of the evening is of the next day. Here the times in pictures are taken out.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact exifr@7.1.3
cat > read.mjs <<'JS'
import exifr from 'exifr';

/** A directory of Exif that begins at a place: entries of tag, type, count and value. */
function directory(at, entries) {
  const head = Buffer.alloc(2 + entries.length * 12 + 4);
  head.writeUInt16LE(entries.length, 0);
  const values = [];
  let next = at + head.length;
  entries.forEach(([tag, type, count, value], i) => {
    const place = 2 + i * 12;
    head.writeUInt16LE(tag, place);
    head.writeUInt16LE(type, place + 2);
    head.writeUInt32LE(count, place + 4);
    if (value.length <= 4) return value.copy(head, place + 8);
    head.writeUInt32LE(next, place + 8);
    values.push(value);
    next += value.length;
  });
  return Buffer.concat([head, ...values]);
}

const word = (n) => Buffer.from(new Uint32Array([n]).buffer);
const exif = Buffer.concat([
  Buffer.from('Exif\0\0II*\0'),
  word(8),
  directory(8, [[0x8769, 4, 1, word(26)]]),
  directory(26, [
    [0x9003, 2, 20, Buffer.from('2026:11:30 10:00:00\0')],
    [0x9011, 2, 7, Buffer.from('+01:00\0')],
  ]),
]);
const size = Buffer.alloc(2);
size.writeUInt16BE(exif.length + 2);
const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), size, exif, Buffer.from([0xff, 0xd9])]);
const { DateTimeOriginal, OffsetTimeOriginal } = await exifr.parse(photo);
console.log(`${process.env.TZ}: ${DateTimeOriginal.toISOString()}, offset ${OffsetTimeOriginal}`);
JS
seen=$(for zone in Europe/Brussels UTC America/New_York; do TZ=$zone node read.mjs; done)
echo "exifr $(node -p "JSON.parse(require('node:fs').readFileSync('node_modules/exifr/package.json')).version"), one photo of 10:00 +01:00, read by three clocks:"
echo "$seen"
expected=$(cat <<'SEEN'
Europe/Brussels: 2026-11-30T09:00:00.000Z, offset +01:00
UTC: 2026-11-30T10:00:00.000Z, offset +01:00
America/New_York: 2026-11-30T15:00:00.000Z, offset +01:00
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
