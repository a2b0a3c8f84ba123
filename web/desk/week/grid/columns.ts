import { clockOf, isPast, momentOf } from '../../app/time.ts';
import { within } from '../days.ts';

/** A time of a day, in minutes after midnight by the agency's clock. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What an agent does in a week, as far as the grid needs it. */
interface AgentHours {
  readonly number: number;
  readonly name: string;
  readonly changeable: boolean;
  readonly appointments: readonly { readonly id: string; readonly start: string }[];
  readonly busy: readonly { readonly start: string; readonly end: string }[];
  readonly times: readonly { readonly start: string; readonly state: string }[];
}

/** A day of an agent, as a column of the grid has it. */
export interface Column<A extends AgentHours = AgentHours> {
  readonly key: string;
  readonly agent: A;
  readonly day: string;
  /** The viewing times, and whether each can be planned. */
  readonly times: readonly (Span & { readonly free: boolean })[];
  readonly appointments: readonly (Span & { readonly at: A['appointments'][number] })[];
  readonly busy: readonly (Span & { readonly at: A['busy'][number] })[];
}

/** A time at which an appointment can be planned. */
export interface Cell extends Span {
  /** Whether it is no viewing time. */
  readonly outside: boolean;
}

const half = 30;

/** The minutes after midnight of a time as 10:00 or 2026-11-23T10:00; 24:00 is the end of a day. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.slice(-5).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The time so many minutes after midnight, as 10:00. */
export const clockAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The moment of a time of a day by the agency's clock, as 2026-11-23T10:00. */
export const momentAt = (day: string, minutes: number) => `${day}T${clockAt(minutes)}`;

/** A day of an agent. An appointment takes `length` minutes, also in the night in which the clock is set back. */
export function columnOf<A extends AgentHours>(agent: A, day: string, length: number): Column<A> {
  const on = <T extends { readonly start: string }>(list: readonly T[]) =>
    list
      .filter(({ start }) => clockOf(start).startsWith(day))
      .map((at) => {
        const from = minutesOf(clockOf(at.start));
        return { at, from, until: Math.min(from + length, 24 * 60) };
      });
  return {
    key: `${agent.number} ${day}`,
    agent,
    day,
    times: on(agent.times).map(({ at, ...span }) => ({ ...span, free: at.state === 'FREE' })),
    appointments: on<A['appointments'][number]>(agent.appointments),
    busy: agent.busy.flatMap((at: A['busy'][number]) => {
      const part = within(day, clockOf(at.start), clockOf(at.end));
      return part ? [{ at, from: minutesOf(part.start), until: minutesOf(part.end) }] : [];
    }),
  };
}

/** From when to when the grid goes, in whole hours: a working day, and whatever lies before or after it. */
export function hoursOf(columns: readonly Column[]): Span {
  const all = columns.flatMap(({ times, appointments }) => [...times, ...appointments]);
  const first = Math.min(9 * 60, ...all.map(({ from }) => from));
  const last = Math.max(18 * 60, ...all.map(({ until }) => until));
  return { from: Math.floor(first / 60) * 60, until: Math.ceil(last / 60) * 60 };
}

const overlap = (a: Span, b: Span) => a.from < b.until && b.from < a.until;

/** When an appointment can begin on a day: at a viewing time, and between them each half hour. */
export function startsOf({ times }: Column, hours: Span): readonly Cell[] {
  const outside: Cell[] = [];
  for (let from = hours.from; from < hours.until; from += half) {
    const cell = { from, until: from + half, outside: true };
    if (!times.some((time) => overlap(time, cell))) outside.push(cell);
  }
  const inside = times.map(({ from, until }) => ({ from, until, outside: false }));
  return [...inside, ...outside].sort((a, b) => a.from - b.from);
}

/** The times of a day that are still to come and at which the agent has nothing. */
export function freeCells(column: Column, hours: Span): readonly Cell[] {
  const { day, times, appointments, busy } = column;
  return startsOf(column, hours).filter(
    (cell) =>
      !isPast(momentOf(momentAt(day, cell.from))) &&
      (cell.outside || times.some(({ from, free }) => free && from === cell.from)) &&
      ![...appointments, ...busy].some((taken) => overlap(taken, cell)),
  );
}

/** Beside how many others that overlap it a span stands, and at which place. */
export function lanesOf(spans: readonly Span[]): readonly { lane: number; lanes: number }[] {
  const order = spans
    .map((span, index) => ({ ...span, index }))
    .sort((a, b) => a.from - b.from || a.until - b.until);
  const placed = spans.map(() => ({ lane: 0, lanes: 1 }));
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of group) {
      const own = placed[index];
      if (own) own.lanes = ends.length;
    }
    group = [];
    ends = [];
  };
  for (const { from, until, index } of order) {
    if (ends.length > 0 && ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = until;
    group.push(index);
    const own = placed[index];
    if (own) own.lane = lane;
  }
  close();
  return placed;
}

/** Free viewing times that follow each other, as one. */
export function stretchesOf({ times }: Column): readonly (Span & { readonly count: number })[] {
  const list: { from: number; until: number; count: number }[] = [];
  for (const { from, until, free } of times) {
    const last = list.at(-1);
    if (!free) continue;
    if (last?.until === from) {
      last.until = until;
      last.count++;
    } else list.push({ from, until, count: 1 });
  }
  return list;
}
