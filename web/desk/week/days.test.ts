import { expect, it } from 'vitest';
import { addDays, weekNumber, within } from './days.ts';

it('days go over the end of a month and of summer time', () => {
  expect(addDays('2026-10-24', 7)).toBe('2026-10-31');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

it.each([
  ['2026-11-23', 48],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('the week of %s is week %i', (monday, number) => {
  expect(weekNumber(monday)).toBe(number);
});

it.each([
  ['2026-11-23T10:00', '2026-11-23T11:30', { start: '10:00', end: '11:30' }],
  ['2026-11-22T10:00', '2026-11-24T10:00', { start: '00:00', end: '24:00' }],
  ['2026-11-23T18:00', '2026-11-24T00:00', { start: '18:00', end: '24:00' }],
  ['2026-11-22T10:00', '2026-11-23T00:00', null],
  ['2026-11-24T00:00', '2026-11-24T10:00', null],
])('from %s to %s', (start, end, part) => {
  expect(within('2026-11-23', start, end)).toEqual(part);
});
