import { expect, it } from 'vitest';
import { spanOf, workingDay, wrongIn } from './blockedHours.ts';

const friday = workingDay(1, '2026-11-27');

it('blocks a working day once, and each week until a day when that is chosen', () => {
  const once = { agent: 1, start: '2026-11-27T08:00:00.000Z', end: '2026-11-27T17:00:00.000Z' };
  expect(spanOf(friday)).toEqual({ ...once, weeklyUntil: null });
  expect(spanOf({ ...friday, agent: null, weekly: true })).toEqual({
    ...once,
    agent: null,
    weeklyUntil: '2027-02-19',
  });
});

it('wants an end after the start, and a last day that is not before the first', () => {
  expect(wrongIn(friday)).toBeNull();
  expect(wrongIn({ ...friday, end: friday.start })).toBe('end');
  expect(wrongIn({ ...friday, start: '' })).toBe('start');
  expect(wrongIn({ ...friday, until: '2026-11-26' })).toBeNull();
  expect(wrongIn({ ...friday, until: '2026-11-26', weekly: true })).toBe('until');
  expect(wrongIn({ ...friday, until: '', weekly: true })).toBe('until');
  expect(wrongIn({ ...friday, until: '2026-11-27', weekly: true })).toBeNull();
});
