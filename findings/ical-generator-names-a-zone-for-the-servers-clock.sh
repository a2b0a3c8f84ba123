#!/usr/bin/env bash
# A viewing at 10:00 in Belgium goes into a calendar file with ical-generator: its start is a Date of JavaScript, which is a moment, and its
# time zone is Europe/Brussels. One would expect "10:00, Europe/Brussels", whatever the clock of the machine, or else an error. In fact it
# writes what the machine's own clock shows at that moment and puts the name of the other zone before it: "09:00, Europe/Brussels" on a server,
# which has UTC, "04:00, Europe/Brussels" in New York, the right hour on the developer's computer alone. The time at which the file was made
# (DTSTAMP, which must be in UTC) loses its Z, too. Without a zone all is right: 09:00Z. Objects of Luxon and Day.js are converted.
# It hurts whoever names the zone to be careful: each visitor comes an hour early in winter and two in summer, and nothing shows it before
# the first deployment. Calendars here are written by the clock of the zone that they name, whatever that of the machine.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact ical-generator@10.2.0
cat > viewing.mjs <<'JS'
import ical from 'ical-generator';

for (const timezone of [undefined, 'Europe/Brussels']) {
  const calendar = ical({ timezone });
  calendar.createEvent({ start: new Date('2026-11-30T10:00:00+01:00'), timezone, stamp: new Date('2026-11-01T08:00:00Z'), summary: 'Viewing' });
  const lines = calendar.toString().split('\r\n').filter((line) => /^DT/.test(line));
  console.log(`machine in ${process.env.TZ}, zone ${timezone ?? 'not named'}: ${lines.join(' ')}`);
}
JS
seen=$(for zone in Europe/Brussels UTC America/New_York; do TZ=$zone node viewing.mjs; done)
echo "ical-generator $(node -p "JSON.parse(require('fs').readFileSync('node_modules/ical-generator/package.json')).version")"
echo "$seen"
expected='machine in Europe/Brussels, zone not named: DTSTAMP:20261101T080000Z DTSTART:20261130T090000Z
machine in Europe/Brussels, zone Europe/Brussels: DTSTAMP:20261101T090000 DTSTART;TZID=Europe/Brussels:20261130T100000
machine in UTC, zone not named: DTSTAMP:20261101T080000Z DTSTART:20261130T090000Z
machine in UTC, zone Europe/Brussels: DTSTAMP:20261101T080000 DTSTART;TZID=Europe/Brussels:20261130T090000
machine in America/New_York, zone not named: DTSTAMP:20261101T080000Z DTSTART:20261130T090000Z
machine in America/New_York, zone Europe/Brussels: DTSTAMP:20261101T030000 DTSTART;TZID=Europe/Brussels:20261130T040000'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
