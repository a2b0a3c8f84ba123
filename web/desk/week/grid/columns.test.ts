import { expect, test, vi } from 'vitest';
import { momentOf } from '../../app/time.ts';
import { type Column, columnOf, freeCells, lanesOf, startsOf, stretchesOf } from './columns.ts';
import { clockAt, hoursOf, minutesOf } from './hours.ts';

const agent = (day: string, free: string[], taken: string[] = [], booked: string[] = []) => ({
  number: 1,
  name: 'An',
  changeable: true,
  appointments: booked.map((at) => ({ id: at, start: momentOf(`${day}T${at}`) })),
  busy: [] as { start: string; end: string }[],
  times: [
    ...free.map((at) => ({ start: momentOf(`${day}T${at}`), state: 'FREE' })),
    ...taken.map((at) => ({ start: momentOf(`${day}T${at}`), state: 'APPOINTMENT' })),
  ],
});

test('reads and writes minutes of a day', () => {
  expect(minutesOf('2026-11-23T10:30')).toBe(630);
  expect(minutesOf('24:00')).toBe(1440);
  expect(clockAt(545)).toBe('09:05');
});

test('puts what overlaps side by side, and what does not over the whole width', () => {
  const spans = [
    { from: 540, until: 570 },
    { from: 550, until: 580 },
    { from: 570, until: 600 },
    { from: 600, until: 630 },
  ];
  expect(lanesOf(spans)).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
  expect(lanesOf([])).toEqual([]);
});

test('an appointment begins at a viewing time, or between them at a half hour', () => {
  const day = '2026-11-23';
  const column = columnOf(agent(day, ['09:00', '09:45'], ['10:30']), day, 45);
  const starts = startsOf(column, { from: 540, until: 720 });
  expect(starts.map(({ from, outside }) => [clockAt(from), outside])).toEqual([
    ['09:00', false],
    ['09:45', false],
    ['10:30', false],
    ['11:30', true],
  ]);
});

test('only what is still to come and free can be planned', () => {
  vi.useFakeTimers({ now: new Date(momentOf('2026-11-23T09:10')) });
  const day = '2026-11-23';
  const column = columnOf(agent(day, ['09:00', '09:30'], ['10:00'], ['10:00']), day, 30);
  const cells = freeCells(column, { from: 540, until: 660 });
  expect(cells.map(({ from }) => clockAt(from))).toEqual(['09:30', '10:30']);
  vi.useRealTimers();
});

test('the grid goes over a working day and whatever lies outside it', () => {
  const day = '2026-11-23';
  const of = (...booked: string[]) => hoursOf([columnOf(agent(day, [], [], booked), day, 30)]);
  expect(of()).toEqual({ from: 540, until: 1080 });
  expect(of('07:45', '18:45')).toEqual({ from: 420, until: 1200 });
});

test('free times in a row are one stretch', () => {
  const column = { times: [] } as unknown as Column;
  const time = (from: number, free = true) => ({ from, until: from + 30, free });
  expect(
    stretchesOf({ ...column, times: [time(540), time(570), time(600, false), time(630)] }),
  ).toEqual([
    { from: 540, until: 600, count: 2 },
    { from: 630, until: 660, count: 1 },
  ]);
  expect(stretchesOf(column)).toEqual([]);
});

test('in the night in which the clock is set back an appointment is as long as any', () => {
  const day = '2026-10-25';
  const late = {
    ...agent(day, []),
    appointments: [{ id: 'late', start: '2026-10-25T00:45:00Z' }], // 2:45, and over at 2:15
  };
  const column = columnOf(late, day, 30);
  expect(column.appointments.map(({ from, until }) => [clockAt(from), clockAt(until)])).toEqual([
    ['02:45', '03:15'],
  ]);
});
