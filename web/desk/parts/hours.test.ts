import { expect, it } from 'vitest';
import { hoursFrom, withHours } from './hours.ts';

const morning = { from: '09:00', until: '12:30' };
const afternoon = { from: '13:30', until: '18:00' };

it('hours are set and taken away part by part', () => {
  const one = withHours('', 'monday', 0, morning);
  const two = withHours(one, 'monday', 1, afternoon);
  expect(hoursFrom(two)).toEqual({ monday: [morning, afternoon] });
  const none = { from: '', until: '' };
  expect(hoursFrom(withHours(two, 'monday', 0, none))).toEqual({ monday: [afternoon] });
  expect(withHours(one, 'monday', 0, none)).toBe('{}');
});

it('what is no such part has no hours', () => {
  expect(hoursFrom('')).toEqual({});
  expect(hoursFrom('[')).toEqual({});
});
