#!/usr/bin/env bash
# An agent adds a viewing to the office's calendar with the button of a page, whose file is written by datebook, the usual package for such buttons:
# title, place, start and end. One would expect an event like any other, which takes up its hour: TRANSP is OPAQUE where nothing is said (RFC 5545
# section 3.8.2.7), and no option of datebook speaks of it. In fact it writes TRANSP:TRANSPARENT into each file: the event stands in the calendar,
# in its place and colour, and everybody who asks whether the agent is free is told yes. addProperty('TRANSP', 'OPAQUE') adds a second line, which the
# format forbids. ics, another such package, says nothing, so its hour is taken.
# It hurts an agency whose visitors book by the free hours of a calendar, as on this site: the hour of a viewing is given to a second visitor. Here
# an event is free if its calendar says so (calendar/event.go), and the invitations of this site take up their hour.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact datebook@8.0.1 ics@3.12.0 node-ical@0.27.2
cat > write.mjs <<'JS'
import { ICalendar } from 'datebook';
import ics from 'ics';
import ical from 'node-ical';

const [start, end] = [new Date('2026-12-01T09:00:00Z'), new Date('2026-12-01T10:00:00Z')];
const viewing = { title: 'Viewing', location: 'Bree', start, end };
const taken = new ICalendar(viewing);
taken.addProperty('TRANSP', 'OPAQUE');
const files = {
  datebook: new ICalendar(viewing).render(),
  'datebook with addProperty': taken.render(),
  ics: ics.createEvent({ title: 'Viewing', location: 'Bree', start: start.getTime(), end: end.getTime() }).value,
};
for (const [name, file] of Object.entries(files)) {
  const lines = file.match(/^TRANSP:.*$/gm)?.map((line) => line.trim()).join(' and ') ?? 'no TRANSP';
  const [event] = Object.values(ical.parseICS(file)).filter(({ type }) => type === 'VEVENT');
  console.log(`${name}: ${lines}, read as ${event.transparency ?? 'nothing'}`);
}
JS
seen=$(node write.mjs)
echo "datebook $(node -p "require('./node_modules/datebook/package.json').version")"
echo "$seen"
expected='datebook: TRANSP:TRANSPARENT, read as TRANSPARENT
datebook with addProperty: TRANSP:TRANSPARENT and TRANSP:OPAQUE, read as TRANSPARENT,OPAQUE
ics: no TRANSP, read as nothing'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
