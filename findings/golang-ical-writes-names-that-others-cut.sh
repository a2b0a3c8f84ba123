#!/usr/bin/env bash
# An invitation names its organizer: ORGANIZER;CN="Peeters; verhuur":mailto:… What stands in a parameter is put in quotation marks when it has a
# semicolon, comma or colon; a backslash means nothing in parameters (RFC 5545 sections 3.1 and 3.2, RFC 6868). One would expect that
# golang-ical, the usual library in Go, writes it so, since it reads it so. In fact it writes parameters as it writes texts, with backslashes
# and no quotation marks, and understands that itself, so that what it wrote and reads again, as a test does, is right. For other programs the
# name ends at the semicolon, in a backslash, and what follows is a parameter that nobody knows. A valid file that it only reads and
# writes again is changed likewise. There is no error.
# It hurts a program that sends the viewings of this site on as invitations: the calendar of the visitor shows "Peeters\". Here that library
# reads calendars only; the invitations of this site have quotation marks (mail/invitation.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/invitations 2> /dev/null
go get github.com/arran4/golang-ical@v0.3.4 2> /dev/null
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	ics "github.com/arran4/golang-ical"
)

func main() {
	given := "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//names//EN\r\nBEGIN:VEVENT\r\nUID:1@example.org\r\nDTSTAMP:20261101T000000Z\r\n" +
		"DTSTART:20261102T090000Z\r\nORGANIZER;CN=\"Peeters; verhuur\":mailto:office@example.org\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
	for _, what := range []string{"given", "written again"} {
		calendar, err := ics.ParseCalendar(strings.NewReader(given))
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s: golang-ical reads %q\n", what, calendar.Events()[0].GetProperty(ics.ComponentPropertyOrganizer).ICalParameters["CN"][0])
		for line := range strings.Lines(given) {
			if strings.HasPrefix(line, "ORGANIZER") {
				fmt.Print(line)
			}
		}
		given = calendar.Serialize()
	}
}
GO
cat > read.mjs <<'JS'
import { createInterface } from 'node:readline';
import ICAL from 'ical.js';

for await (const line of createInterface({ input: process.stdin })) {
  console.log(line);
  if (!line.startsWith('ORGANIZER')) continue;
  const organizer = ICAL.Property.fromString(line);
  console.log(`ical.js reads "${organizer.getParameter('cn')}"`);
}
JS
seen=$(go run . | node read.mjs)
go list -m github.com/arran4/golang-ical
echo "ical.js $(node -p "require('./node_modules/ical.js/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
given: golang-ical reads "Peeters; verhuur"
ORGANIZER;CN="Peeters; verhuur":mailto:office@example.org
ical.js reads "Peeters; verhuur"
written again: golang-ical reads "Peeters; verhuur"
ORGANIZER;CN=Peeters\; verhuur:mailto:office@example.org
ical.js reads "Peeters\"
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
