#!/usr/bin/env bash
# An email that confirms a viewing has links "add to my calendar". calendar-link makes those for Google, Outlook and others from one start,
# "2026-11-30T10:00:00+01:00". One would expect that all of them mean that moment. In fact only Google's and the file for other programs are
# converted to UTC and say so. The ones of Outlook and Office 365 have no zone: they are written by the clock of the machine that makes them,
# and Outlook reads them by the clock of who opens them. A server has UTC, so in Belgium they say 09:00. In a page, made in the visitor's own
# browser, they are right, which is where one tries them.
# It hurts whoever has the links made on a server, as for every email: those with Outlook alone come an hour early, in summer two. Emails here
# have a file that names the zone and brings its rules along.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact calendar-link@2.11.5
cat > links.mjs <<'JS'
import { google, ics, office365, outlook } from 'calendar-link';

const viewing = { title: 'Viewing', start: '2026-11-30T10:00:00+01:00', end: '2026-11-30T11:00:00+01:00' };
const starts = (link) => decodeURIComponent(link).match(/(?:startdt=|dates=|DTSTART:)([\dTZ:-]+)/)[1];
console.log(`machine in ${process.env.TZ}: Google ${starts(google(viewing))}, file ${starts(ics(viewing))},`
  + ` Outlook ${starts(outlook(viewing))}, Office 365 ${starts(office365(viewing))}`);
JS
seen=$(for zone in Europe/Brussels UTC America/New_York; do TZ=$zone node links.mjs; done)
echo "calendar-link $(node -p "JSON.parse(require('fs').readFileSync('node_modules/calendar-link/package.json')).version")"
echo "$seen"
expected='machine in Europe/Brussels: Google 20261130T090000Z, file 20261130T090000Z, Outlook 2026-11-30T10:00:00, Office 365 2026-11-30T10:00:00
machine in UTC: Google 20261130T090000Z, file 20261130T090000Z, Outlook 2026-11-30T09:00:00, Office 365 2026-11-30T09:00:00
machine in America/New_York: Google 20261130T090000Z, file 20261130T090000Z, Outlook 2026-11-30T04:00:00, Office 365 2026-11-30T04:00:00'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
