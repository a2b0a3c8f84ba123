// Reads calendars as JSON from its input and writes, for each, when its events keep somebody busy: what ical.js makes of them.
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

const { from, until, calendars } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(calendars.map(busy)));

function busy(text) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent');
  const idOf = (one) => one.getFirstPropertyValue('uid');
  const list = [];
  for (const one of events.filter((event) => !event.hasProperty('recurrence-id'))) {
    // Without this list an event takes the moved repetitions of all others for its own.
    const exceptions = events.filter(
      (other) => other.hasProperty('recurrence-id') && idOf(other) === idOf(one),
    );
    const event = new ICAL.Event(one, { exceptions });
    if (event.isRecurring()) repeat(event, list);
    else add(event, event.startDate, event.endDate, list);
  }
  return list;
}

function repeat(event, list) {
  const next = event.iterator();
  for (let at = next.next(); at && seconds(at) < until + 7 * 86_400; at = next.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    add(item, startDate, endDate, list);
  }
}

function add(event, start, end, list) {
  const { component } = event;
  if (component.getFirstPropertyValue('status') === 'CANCELLED') return;
  if (component.getFirstPropertyValue('transp') === 'TRANSPARENT') return;
  if (seconds(end) > from && seconds(start) < until && seconds(end) > seconds(start))
    list.push([seconds(start), seconds(end)]);
}

// Days are by the agency's clock, which is UTC in the test.
function seconds(time) {
  return time.isDate ? Date.UTC(time.year, time.month - 1, time.day) / 1000 : time.toUnixTime();
}
