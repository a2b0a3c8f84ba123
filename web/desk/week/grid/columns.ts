import { clockOf, isPast, momentOf } from '../../app/time.ts';
import { within } from '../days.ts';
import { minutesOf, momentAt, type Span } from './hours.ts';

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
