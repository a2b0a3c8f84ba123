import { expect, it } from 'vitest';
import { messages } from '../../test/messages.ts';
import { intlOf } from '../i18n/intl.ts';
import { dayOf, fullDay, isWeekend, shortDay, timeOf } from './moment.ts';

const intl = intlOf('nl', messages.nl);

it('writes times in the agency’s time zone, in summer and in winter', () => {
  expect(dayOf('2026-11-21T23:30:00Z')).toBe('22-11-2026');
  expect(timeOf(intl, '2026-11-21T23:30:00Z')).toBe('0.30 uur');
  expect(dayOf('2026-07-01T21:59:00Z')).toBe('01-07-2026');
  expect(timeOf(intl, '2026-07-01T12:05:00Z')).toBe('14.05 uur');
});

it('writes dates as they are, in no time zone', () => {
  expect(shortDay(intl, '2026-10-22')).toBe('22 okt');
  expect(fullDay(intl, '2026-10-22')).toBe('donderdag 22 oktober');
});

it('recognizes Saturday and Sunday', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  expect(days.map(isWeekend)).toEqual([false, true, true, false]);
});
