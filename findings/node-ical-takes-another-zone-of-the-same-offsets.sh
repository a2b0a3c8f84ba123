#!/usr/bin/env bash
# A calendar brings its own time zone along (VTIMEZONE), as Exchange does with "Customized Time Zone" for whoever has set the rules by hand:
# its two offsets, and by two rules on which Sundays the clocks change. One would expect that a reader of calendars either follows these
# rules (RFC 5545 section 3.6.5) or says that it cannot. In fact node-ical looks for the first zone of the IANA database, by its name, that
# has the same two offsets, and never reads on which days they change. A zone with Eastern Europe's rules becomes Africa/Cairo, whose summer
# begins four weeks later; one with Chile's becomes America/Glace_Bay in Canada, where it is summer when Chile has winter. The event's tz
# names that zone as if the calendar had said it, and there is no error. In most weeks, and for zones of Western Europe, it is right by luck.
# It hurts whoever works out when an agent is free: in those weeks a visitor is offered the hour of a meeting, and the free one is not.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact node-ical@0.27.2
cat > read.mjs <<'JS'
import ical from 'node-ical';

const part = (name, from, to, hour, rule) =>
  `BEGIN:${name}\r\nDTSTART:16010101T${hour}0000\r\nTZOFFSETFROM:${from}\r\nTZOFFSETTO:${to}\r\nRRULE:FREQ=YEARLY;${rule}\r\nEND:${name}`;
const east = [
  part('STANDARD', '+0300', '+0200', '04', 'BYDAY=-1SU;BYMONTH=10'),
  part('DAYLIGHT', '+0200', '+0300', '03', 'BYDAY=-1SU;BYMONTH=3'),
];
const chile = [
  part('STANDARD', '-0300', '-0400', '00', 'BYDAY=1SU;BYMONTH=4'),
  part('DAYLIGHT', '-0400', '-0300', '00', 'BYDAY=1SU;BYMONTH=9'),
];
const read = (zone, day) => {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//zones//EN', 'BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', ...zone,
    'END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20260101T000000Z', `DTSTART;TZID=Customized Time Zone:${day}T100000`,
    'DURATION:PT1H', 'END:VEVENT', 'END:VCALENDAR', ''];
  const event = Object.values(ical.sync.parseICS(lines.join('\r\n'))).find((one) => one.type === 'VEVENT');
  return `${event.start.toISOString().slice(11, 16)} UTC, ${event.start.tz}`;
};
console.log(`Eastern Europe, 14 April, 10:00 is 07:00 UTC: ${read(east, '20260414')}`);
console.log(`Eastern Europe, 14 July, 10:00 is 07:00 UTC: ${read(east, '20260714')}`);
console.log(`Chile, 14 January, 10:00 is 13:00 UTC: ${read(chile, '20260114')}`);
console.log(`Chile, 14 July, 10:00 is 14:00 UTC: ${read(chile, '20260714')}`);
JS
seen=$(TZ=UTC node read.mjs)
echo "node-ical $(node -p "require('./node_modules/node-ical/package.json').version")"
echo "$seen"
expected='Eastern Europe, 14 April, 10:00 is 07:00 UTC: 08:00 UTC, Africa/Cairo
Eastern Europe, 14 July, 10:00 is 07:00 UTC: 07:00 UTC, Africa/Cairo
Chile, 14 January, 10:00 is 13:00 UTC: 14:00 UTC, America/Glace_Bay
Chile, 14 July, 10:00 is 14:00 UTC: 13:00 UTC, America/Glace_Bay'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
