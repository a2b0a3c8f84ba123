import { expect, it } from 'vitest';
import { calendarOf, weekday } from './calendar.ts';

const at = (day: string, time: string) => ({ start: `${day} ${time}`, day, time, free: true });

it('shows whole weeks from Monday, also across a clock change', () => {
  const days = calendarOf([
    at('2026-10-23', '09:00'),
    at('2026-10-23', '09:30'),
    at('2026-10-26', '09:00'),
  ]);
  expect(days.map(({ date }) => date.slice(5))).toEqual([
    ...['10-19', '10-20', '10-21', '10-22', '10-23', '10-24', '10-25'],
    ...['10-26', '10-27', '10-28', '10-29', '10-30', '10-31', '11-01'],
  ]);
  expect(days.map(({ moments }) => moments.length)).toEqual([
    0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  ]);
});

it('shows one week for a Sunday alone, and none without slots', () => {
  expect(calendarOf([at('2026-11-29', '10:00')]).map(({ date }) => date.slice(8))).toEqual([
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
  ]);
  expect(calendarOf([])).toEqual([]);
});

it('counts the days of the week from Monday', () => {
  expect(['2026-11-30', '2026-12-06'].map(weekday)).toEqual([0, 6]);
});
