import { expect, it } from 'vitest';
import { clockOf, daysSince, momentOf, unbroken } from './time.ts';

it.each([
  ['2026-11-23T07:51:00Z', 0],
  ['2026-11-22T23:30:00Z', 0], // half past midnight at the agency
  ['2026-11-22T22:30:00Z', 1],
  ['2026-10-24T10:00:00Z', 30], // across the end of summer time
])('%s is %i midnights ago at the agency', (moment, days) => {
  expect(daysSince(moment, new Date('2026-11-23T12:00:00Z'))).toBe(days);
});

it.each([
  ['2026-11-23T10:00', '2026-11-23T09:00:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
])('the clock of the agency shows %s at %s', (clock, moment) => {
  expect(momentOf(clock)).toBe(moment);
  expect(clockOf(moment)).toBe(clock);
});

it('breaks a range of days after its dash only', () => {
  expect(unbroken('30. November – 6. Dezember')).toBe('30.\u00a0November\u00a0– 6.\u00a0Dezember');
});
