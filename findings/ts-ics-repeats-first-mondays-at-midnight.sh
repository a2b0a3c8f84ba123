#!/usr/bin/env bash
# Viewing hours are on the first Monday of a month at 10:00 in Brussels, twice, from 2 November: DTSTART;TZID=Europe/Brussels and
# RRULE:FREQ=MONTHLY;COUNT=2;BYDAY=1MO. RFC 5545 section 3.3.10 has it repeat at the time of its start, which is the first of the two. One would
# expect that ts-ics, a typed reader of calendars that knows the start with its zone and offset, gives 2 November and 7 December at 10:00. In
# fact extendByRecurrenceRule puts a weekday of a month at midnight by UTC, drops the start, which is later than its own midnight, and counts
# two others: 7 December and 4 January at 01:00. A weekly hour keeps its time, but by the clock of the machine: on a server, which has UTC, it is
# an hour early from the day on which the clock goes back.
# It hurts an agency whose own page shows an agent's calendar with it: the hours that look free are taken. Here a repetition is worked out by
# the clock of the event's zone, and keeps its time.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact ts-ics@2.4.6
cat > read.mjs <<'JS'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';

const zone = `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`;

for (const [start, rule] of [
  ['20261019T100000', 'FREQ=WEEKLY;COUNT=3'],
  ['20261102T100000', 'FREQ=MONTHLY;COUNT=2;BYDAY=1MO'],
]) {
  const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
${zone}
BEGIN:VEVENT
UID:viewings
DTSTAMP:20261001T080000Z
DTSTART;TZID=Europe/Brussels:${start}
RRULE:${rule}
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');
  const [event] = convertIcsCalendar(undefined, file).events;
  const end = new Date('2027-03-01T00:00:00Z');
  const times = extendByRecurrenceRule(event.recurrenceRule, { start: event.start.date, end });
  const shown = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Brussels' });
  console.log(`${rule}, first ${event.start.local.timezone} ${event.start.local.tzoffset}`);
  console.log(times.map((time) => shown.format(time)).join(', '));
}
JS
seen=$(for zone in UTC Europe/Brussels; do echo "with the clock of $zone"; TZ=$zone node read.mjs; done)
echo "ts-ics $(node -p "JSON.parse(require('node:fs').readFileSync('node_modules/ts-ics/package.json')).version")"
echo "$seen"
expected=$(cat <<'SEEN'
with the clock of UTC
FREQ=WEEKLY;COUNT=3, first Europe/Brussels +0200
2026-10-19 10:00, 2026-10-26 09:00, 2026-11-02 09:00
FREQ=MONTHLY;COUNT=2;BYDAY=1MO, first Europe/Brussels +0100
2026-12-07 01:00, 2027-01-04 01:00
with the clock of Europe/Brussels
FREQ=WEEKLY;COUNT=3, first Europe/Brussels +0200
2026-10-19 10:00, 2026-10-26 10:00, 2026-11-02 10:00
FREQ=MONTHLY;COUNT=2;BYDAY=1MO, first Europe/Brussels +0100
2026-12-07 01:00, 2027-01-04 01:00
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
