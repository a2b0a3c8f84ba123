import { expect, it } from 'vitest';
import { momentIn, propertyIn } from './requestedAppointment.ts';

it('reads the property and the moment of an appointment', () => {
  const search = '?property=1096&start=2026-12-02T10:30';
  expect([propertyIn(search), momentIn(search)]).toEqual([
    1096,
    { day: '2026-12-02', time: '10:30' },
  ]);
});

it.each([
  '',
  '?start=',
  '?start=2026-12-02',
  '?start=2026-02-30T10:30',
  '?start=2026-12-02T24:00',
  '?start=1026-12-02T10:30',
  '?start=2026-12-02T10:30Z',
  '?start=tomorrow+at+noonT10:30',
])('reads no moment in %j', (search) => expect(momentIn(search)).toBeNull());

it.each(['', '?property=', '?property=-1', '?property=1e3', '?property=12345678901'])(
  'reads no property in %j',
  (search) => expect(propertyIn(search)).toBe(0),
);
