import { expect, test } from 'vitest';
import { loggedTime } from './moments.ts';

const [start, end] = ['2026-11-27T08:00:00Z', '2026-11-27T11:30:00Z'];

test.each([
  [start, { moment: start }],
  ['2026-12-31', { day: '2026-12-31' }],
  [`${start}/${end}`, { start, end, weeklyUntil: null }],
  [`${start}/${end}/2026-12-18`, { start, end, weeklyUntil: '2026-12-18' }],
])('reads %s', (value, time) => {
  expect(loggedTime(value)).toEqual(time);
});

test.each([
  '',
  '2',
  'CANCELLED',
  'about/title',
  'article:a/b',
  `${start}/`,
  `${start}/${end}/soon`,
  `${start}/${end}/2026-12-18/1`,
])('leaves %j, which is no time', (value) => {
  expect(loggedTime(value)).toBeNull();
});
