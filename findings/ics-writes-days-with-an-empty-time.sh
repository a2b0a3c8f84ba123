#!/usr/bin/env bash
# Two days of leave, or an open weekend, leave a program as a calendar: a whole day with { duration: { days: 2 } }. RFC 5545 section 3.3.6 writes
# that "P2D"; a "T" is followed by hours, minutes or seconds. One would expect that ics, the usual library in JavaScript that writes
# calendars and checks its input by a schema, gives that. In fact it writes the "T" always: "DURATION:P2DT", also for weeks, and reports no
# error. With hours, as in nearly every example, it is right. Readers disagree: ical.js takes it for two days, emersion/go-ical, under
# which Go's CalDAV clients stand, calls the event's duration invalid, so it has no end.
# It hurts whoever works out when an agent is free: such leave is lost, or its first day alone is kept, and visitors are offered the rest.
# Here an empty time counts as none (calendar/duration.go, TestBusy "days with an empty time").
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact ics@3.12.0 ical.js@2.2.1
go mod init example.org/days 2> /dev/null
go get github.com/emersion/go-ical@v0.0.0-20250329121855-f41e73efc392 2> /dev/null
cat > write.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { createEvent } from 'ics';

for (const duration of [{ days: 2 }, { weeks: 1 }, { days: 1, hours: 2 }]) {
  const { error, value } = createEvent({ start: [2026, 11, 2], startInputType: 'utc', title: 'Leave', duration });
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent'));
  console.log(`${JSON.stringify(duration)}: error ${error}, ${value.match(/DURATION:.*/)[0].trim()}, ical.js ends it on ${event.endDate}`);
  if (duration.days === 2) writeFileSync('leave.ics', value);
}
JS
cat > main.go <<'GO'
package main

import (
	"bytes"
	"fmt"
	"os"
	"time"

	"github.com/emersion/go-ical"
)

func main() {
	file, err := os.ReadFile("leave.ics")
	if err != nil {
		panic(err)
	}
	for _, text := range [][]byte{file, bytes.Replace(file, []byte("P2DT"), []byte("P2D"), 1)} {
		calendar, err := ical.NewDecoder(bytes.NewReader(text)).Decode()
		if err != nil {
			panic(err)
		}
		event := calendar.Events()[0]
		end, err := event.DateTimeEnd(time.UTC)
		fmt.Printf("go-ical ends %s on %s, error %t\n", event.Props.Get("DURATION").Value, end.Format("2006-01-02"), err != nil)
	}
}
GO
seen=$(node write.mjs; go run .)
for package in ics ical.js; do echo "$package $(node -p "require('./node_modules/$package/package.json').version")"; done
go list -m github.com/emersion/go-ical
echo "$seen"
expected='{"days":2}: error null, DURATION:P2DT, ical.js ends it on 2026-11-04
{"weeks":1}: error null, DURATION:P1WT, ical.js ends it on 2026-11-09
{"days":1,"hours":2}: error null, DURATION:P1DT2H, ical.js ends it on 2026-11-03
go-ical ends P2DT on 0001-01-01, error true
go-ical ends P2D on 2026-11-04, error false'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
