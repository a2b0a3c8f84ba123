import { momentOf } from '../../app/time.ts';
import { addDays } from '../days.ts';

/** Hours that are to be blocked, as they are typed: times by the agency's clock. */
export interface Hours {
  /** The number of an agent; null for everybody. */
  readonly agent: number | null;
  readonly start: string;
  readonly end: string;
  readonly weekly: boolean;
  /** The last day on which they are repeated each week. */
  readonly until: string;
  readonly why: string;
}

/** A working day of an agent; repeated for twelve weeks once that is chosen. */
export function workingDay(agent: number, day: string): Hours {
  const [start, end] = [`${day}T09:00`, `${day}T18:00`];
  return { agent, start, end, weekly: false, until: addDays(day, 7 * 12), why: '' };
}

/** What is wrong with the times: no start, the end, or the last day; null for nothing. */
export function wrongIn({ start, end, weekly, until }: Hours): 'start' | 'end' | 'until' | null {
  if (start === '') return 'start';
  if (end <= start) return 'end';
  return weekly && until < start.slice(0, 10) ? 'until' : null;
}

/** The hours as the graph takes them, without the reason. */
export const spanOf = ({ agent, start, end, weekly, until }: Hours) => ({
  agent,
  start: momentOf(start),
  end: momentOf(end),
  weeklyUntil: weekly ? until : null,
});
