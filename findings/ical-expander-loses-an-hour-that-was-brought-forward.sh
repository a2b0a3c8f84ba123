#!/usr/bin/env bash
# An agent visits an owner every Monday at 9. The visit of 7 December is brought forward to Tuesday 24 November at 14: in the calendar's file, as
# every program writes it, an event with RECURRENCE-ID 7 December that begins on 24 November. One would expect that ical-expander, which exists to
# say what a calendar with changed repetitions has between two days, gives both for that week: Monday 9 and Tuesday 14. In fact it goes through the
# repetitions by where they were planned, and stops at the first one planned after the week, before it comes to the one that now lies in it: the
# Tuesday is gone, while the same visit put off from 16 November is there. Asked about three weeks, it has it on the 24th.
# It hurts an agency that shows with it when an agent can be booked: the hour of the visit looks free, and nobody is told. Here the event of a
# changed repetition counts by itself, wherever the repetition was planned.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true}' > package.json
npm install --silent --no-audit --no-fund --save-exact ical-expander@3.2.0
cat > read.cjs <<'JS'
const IcalExpander = require('ical-expander');

const event = (...lines) => ['BEGIN:VEVENT', 'UID:visit@example.org', 'DTSTAMP:20261101T080000Z', ...lines, 'END:VEVENT'];
const calendar = (planned) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    ...event('DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z', 'RRULE:FREQ=WEEKLY'),
    ...event(`RECURRENCE-ID:${planned}T090000Z`, 'DTSTART:20261124T140000Z', 'DTEND:20261124T150000Z'),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const between = (planned, from, until) => {
  const { events, occurrences } = new IcalExpander({ ics: calendar(planned), maxIterations: 0 }).between(new Date(from), new Date(until));
  return [...events, ...occurrences].map(({ startDate }) => startDate.toString().slice(5, 16)).join(', ');
};
console.log('put off, 23 to 30 November:', between('20261116', '2026-11-23', '2026-11-30'));
console.log('brought forward, 23 to 30 November:', between('20261207', '2026-11-23', '2026-11-30'));
console.log('brought forward, 23 November to 14 December:', between('20261207', '2026-11-23', '2026-12-14'));
JS
seen=$(node read.cjs)
echo "ical-expander $(node -p "require('./node_modules/ical-expander/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
put off, 23 to 30 November: 11-24T14:00, 11-23T09:00
brought forward, 23 to 30 November: 11-23T09:00
brought forward, 23 November to 14 December: 11-23T09:00, 11-30T09:00, 11-24T14:00
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
