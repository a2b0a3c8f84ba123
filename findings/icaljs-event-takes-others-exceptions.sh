#!/usr/bin/env bash
# Two series of viewings stand in one calendar, and one repetition of the second was moved "from now on" (RECURRENCE-ID;RANGE=THISANDFUTURE).
# One would expect that new ICAL.Event(event).iterator() of the first series gives that series' times: the UID says what belongs together
# (RFC 5545 section 3.8.4.4). In fact ical.js, which Thunderbird and many web calendars are built on, relates every RECURRENCE-ID of the
# whole calendar to every event, whatever its UID, so from its second week on the first series moves as far as the other did. The option that sounds like the
# answer, strictExceptions: true, does not leave the others out but throws "attempted to relate unrelated exception" on this valid file. Only
# a list of exceptions that the caller has filtered by UID gives the right times.
# It hurts whoever works out when an agent is busy from a real calendar: somebody else's moved meeting frees the hours of a viewing.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1
cat > series.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//series//EN
BEGIN:VEVENT
UID:first@example.org
DTSTAMP:20261101T000000Z
DTSTART:20261102T090000Z
DTEND:20261102T100000Z
RRULE:FREQ=WEEKLY;COUNT=3
END:VEVENT
BEGIN:VEVENT
UID:second@example.org
DTSTAMP:20261101T000000Z
DTSTART:20261103T130000Z
DTEND:20261103T140000Z
RRULE:FREQ=WEEKLY;COUNT=3
END:VEVENT
BEGIN:VEVENT
UID:second@example.org
DTSTAMP:20261101T000000Z
RECURRENCE-ID;RANGE=THISANDFUTURE:20261103T130000Z
DTSTART:20261103T160000Z
DTEND:20261103T170000Z
END:VEVENT
END:VCALENDAR
ICS
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

const calendar = new ICAL.Component(ICAL.parse(readFileSync('series.ics', 'utf8')));
const events = calendar.getAllSubcomponents('vevent');
const uid = (event) => event.getFirstPropertyValue('uid');
const own = events.filter((e) => e.hasProperty('recurrence-id') && uid(e) === uid(events[0]));
const times = (options) => {
  try {
    const event = new ICAL.Event(events[0], options);
    const next = event.iterator();
    const list = [];
    for (let at = next.next(); at; at = next.next())
      list.push(event.getOccurrenceDetails(at).startDate.toString());
    return list.join(' ');
  } catch (error) {
    return error.message;
  }
};
console.log(`as it comes: ${times()}`);
console.log(`strictExceptions: ${times({ strictExceptions: true })}`);
console.log(`filtered by UID: ${times({ exceptions: own })}`);
JS
seen=$(node read.mjs)
echo "ical.js $(node -p "require('./node_modules/ical.js/package.json').version"), first series, weekly at 09:00:"
echo "$seen"
expected='as it comes: 2026-11-02T09:00:00Z 2026-11-09T12:00:00Z 2026-11-16T12:00:00Z
strictExceptions: attempted to relate unrelated exception
filtered by UID: 2026-11-02T09:00:00Z 2026-11-09T09:00:00Z 2026-11-16T09:00:00Z'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
