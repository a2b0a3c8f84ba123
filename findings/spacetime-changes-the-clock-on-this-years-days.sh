#!/usr/bin/env bash
# A viewing in Brussels is worked out in the browser with spacetime, a small library for time zones: '2027-10-27T10:00' in 'Europe/Brussels' is a
# moment. The clocks of the Union change on the last Sundays of March and October (directive 2000/84/EC), in 2027 on 28 March and 31 October. One
# would expect that it works them out, or asks Intl, which knows them in every browser. In fact it has for each zone two days without a year,
# those of 2026 in the version of 2026 (zonefile/_build.js, "03/29:02->10/25:03"), and takes them for each year. 2026 is right to the hour. In 2027
# and 2028 all is an hour off for seven days, between those days and the real ones. Its README says that days of the past are reckoned by the latest
# rules; these are years to come. Nothing warns, and Luxon and Intl are right.
# It hurts who plans ahead: the agent stands at the door an hour before or after the visitor, in weeks that no test of this year sees, and the
# next version puts other years wrong. Here the rules of the IANA database are built into the program (calendar/, time/tzdata).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact spacetime@7.15.0 luxon@3.7.2
cat > read.mjs <<'JS'
import { DateTime } from 'luxon';
import spacetime from 'spacetime';

const zone = 'Europe/Brussels';
for (const text of ['2026-03-29T10:00', '2026-10-26T10:00', '2027-03-28T10:00', '2027-10-27T10:00', '2028-03-28T10:00'])
  console.log(`${text} is ${new Date(spacetime(text, zone).epoch).toISOString()}, by Luxon ${DateTime.fromISO(text, { zone }).toUTC().toISO()}`);
for (let year = 2026; year <= 2030; year++) {
  let off = 0;
  for (let hour = Date.UTC(year, 0, 1); hour < Date.UTC(year + 1, 0, 1); hour += 3600e3)
    if (spacetime(hour, zone).hour() !== DateTime.fromMillis(hour, { zone }).hour) off++;
  console.log(`${year}: ${off} hours of another name`);
}
JS
seen=$(node read.mjs)
echo "spacetime $(node -p "JSON.parse(require('node:fs').readFileSync('node_modules/spacetime/package.json')).version")"
echo "$seen"
expected='2026-03-29T10:00 is 2026-03-29T08:00:00.000Z, by Luxon 2026-03-29T08:00:00.000Z
2026-10-26T10:00 is 2026-10-26T09:00:00.000Z, by Luxon 2026-10-26T09:00:00.000Z
2027-03-28T10:00 is 2027-03-28T09:00:00.000Z, by Luxon 2027-03-28T08:00:00.000Z
2027-10-27T10:00 is 2027-10-27T09:00:00.000Z, by Luxon 2027-10-27T08:00:00.000Z
2028-03-28T10:00 is 2028-03-28T09:00:00.000Z, by Luxon 2028-03-28T08:00:00.000Z
2026: 0 hours of another name
2027: 168 hours of another name
2028: 168 hours of another name
2029: 168 hours of another name
2030: 96 hours of another name'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
