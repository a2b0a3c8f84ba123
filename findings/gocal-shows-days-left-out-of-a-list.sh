#!/usr/bin/env bash
# A week of viewings repeats daily, and two of its days were cancelled. A calendar says so in one line, EXDATE with both times and a comma, or
# in two: RFC 5545 section 3.8.5.1 has both. One would expect that gocal, a reader of calendars in Go that expands repetitions, leaves both days
# out either way. In fact it reads an EXDATE as one time; a list is none, and the line is thrown away without error, while a DTSTART that cannot
# be read fails: all days of the list take place. RDATE, the days that were added (section 3.8.5.2), it does not know at all, so those are
# missing, again without a word.
# It hurts whoever works out when an agent is free: cancelled hours block viewings, and the hour that was added is given to a second
# visitor. Here both are read, also as lists (calendar/repetition.go, calendar/event.go; TestBusy, rfc_test.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/calendars 2> /dev/null
go get github.com/apognu/gocal@v0.9.1 2> /dev/null
cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/apognu/gocal"
)

func main() {
	from, to := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC), time.Date(2026, 12, 31, 0, 0, 0, 0, time.UTC)
	for _, lines := range []string{
		"EXDATE;TZID=Europe/Brussels:20261103T090000\r\nEXDATE;TZID=Europe/Brussels:20261104T090000",
		"EXDATE;TZID=Europe/Brussels:20261103T090000,20261104T090000",
		"RDATE;TZID=Europe/Brussels:20261110T090000",
	} {
		text := strings.Join([]string{"BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//days//EN", "BEGIN:VEVENT", "UID:1@example.org",
			"DTSTAMP:20261101T000000Z", "DTSTART;TZID=Europe/Brussels:20261102T090000", "DTEND;TZID=Europe/Brussels:20261102T100000",
			"RRULE:FREQ=DAILY;COUNT=4", lines, "END:VEVENT", "END:VCALENDAR", ""}, "\r\n")
		calendar := gocal.NewParser(strings.NewReader(text))
		calendar.Start, calendar.End = &from, &to
		if err := calendar.Parse(); err != nil {
			panic(err)
		}
		var days []string
		for _, event := range calendar.Events {
			days = append(days, event.Start.Format("2 January"))
		}
		fmt.Printf("%s: %s\n", strings.ReplaceAll(lines, "\r\n", " "), strings.Join(days, ", "))
	}
}
GO
seen=$(go run .)
go list -m github.com/apognu/gocal
echo "$seen"
expected='EXDATE;TZID=Europe/Brussels:20261103T090000 EXDATE;TZID=Europe/Brussels:20261104T090000: 2 November, 5 November
EXDATE;TZID=Europe/Brussels:20261103T090000,20261104T090000: 2 November, 3 November, 4 November, 5 November
RDATE;TZID=Europe/Brussels:20261110T090000: 2 November, 3 November, 4 November, 5 November'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
