import { type KeyboardEvent, useEffect, useState } from 'react';
import { isPast, momentOf } from '../../app/time.ts';
import { type Cell, type Column, startsOf } from './columns.ts';
import { momentAt, type Span } from './hours.ts';

/** An appointment that can be moved. */
interface Movable {
  readonly id: string;
  readonly version: number;
  readonly property: number;
  /** The number of the agent who holds it. */
  readonly agentNumber: number;
  readonly agent: string;
  readonly place: string;
  readonly visitor: { readonly name: string } | null | undefined;
}

/** Where an appointment would go to. Nothing is moved before somebody says so, because the visitor gets an email of it. */
export interface Move {
  readonly appointment: Movable;
  /** The number and name of the agent who would hold it. */
  readonly agent: number;
  readonly name: string;
  readonly day: string;
  readonly from: number;
  /** Whether it lies there; otherwise it is still being dragged. */
  readonly laid: boolean;
}

export interface Moving {
  readonly now: Move | null;
  /** Begins to drag an appointment. */
  readonly lift: (appointment: Movable, column: Column, from: number) => void;
  /** Where the dragged appointment is: the column, and the minute of the day below it. */
  readonly over: (column: Column, minute: number) => boolean;
  readonly lay: () => void;
  /** Ends a drag that was not laid anywhere. */
  readonly drop: () => void;
  readonly cancel: () => void;
  /** Moves an appointment with Alt and an arrow, with Shift to another agent, and takes it back with Escape. */
  readonly press: (
    event: KeyboardEvent,
    appointment: Movable,
    column: Column,
    from: number,
  ) => void;
}

const ways: Readonly<Record<string, readonly [days: number, steps: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves an appointment in the grid of hours, by dragging or with keys. */
export function useMoving(columns: readonly Column[], hours: Span): Moving {
  const [now, setNow] = useState<Move | null>(null);
  const cancel = () => setNow(null);
  useEffect(() => {
    const press = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setNow(null);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const place = (appointment: Movable, column: Column, from: number, laid: boolean) =>
    setNow({
      appointment,
      agent: column.agent.number,
      name: column.agent.name,
      day: column.day,
      from,
      laid,
    });
  return {
    now,
    lift: (appointment, column, from) => place(appointment, column, from, false),
    over: (column, minute) => {
      if (!now || now.laid || !column.agent.changeable) return false;
      const to = nearest(toCome(column, hours), minute);
      if (!to) return false;
      const there = column.agent.number === now.agent && column.day === now.day;
      if (to.from !== now.from || !there) place(now.appointment, column, to.from, false);
      return true;
    },
    lay: () => setNow((move) => move && { ...move, laid: true }),
    drop: () => setNow((move) => (move?.laid ? move : null)),
    cancel,
    press: (event, appointment, column, from) => {
      const way = ways[event.key];
      if (!way || !event.altKey) return;
      event.preventDefault(); // it goes back in the history, in some browsers
      event.stopPropagation();
      const at = now?.appointment.id === appointment.id ? now : null;
      const [days, steps] = way;
      const is = { agent: at?.agent ?? column.agent.number, day: at?.day ?? column.day };
      const row = columns.filter(({ agent, day }) =>
        event.shiftKey ? agent.changeable && day === is.day : agent.number === is.agent,
      );
      const current = row.findIndex(
        ({ agent, day }) => agent.number === is.agent && day === is.day,
      );
      const to = row[current + days];
      const starts = to ? toCome(to, hours) : [];
      const minute = at?.from ?? from;
      const next = days ? nearest(starts, minute) : step(starts, minute, steps);
      if (to && next) place(appointment, to, next.from, true);
    },
  };
}

const toCome = (column: Column, hours: Span) =>
  startsOf(column, hours).filter(({ from }) => !isPast(momentOf(momentAt(column.day, from))));

/** The last time that begins before a minute, or the first one of all. */
const nearest = (starts: readonly Cell[], minute: number) =>
  starts.findLast(({ from }) => from <= minute) ?? starts[0];

const step = (starts: readonly Cell[], minute: number, steps: number) =>
  steps > 0
    ? starts.find(({ from }) => from > minute)
    : starts.findLast(({ from }) => from < minute);
