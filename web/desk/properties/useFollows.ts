import { type TextKey, useText } from '../app/texts.ts';
import type { Standing } from './standings.ts';

/** Whom a change of standing concerns. */
interface Concerned {
  readonly nextAppointments: readonly unknown[];
  readonly watchers: number;
  readonly matchingDemands: number | null | undefined;
  readonly owners: readonly string[] | null | undefined;
}

/** What visitors see of each standing. */
const seenText: Readonly<Partial<Record<Standing, TextKey>>> = {
  AVAILABLE: 'standing.follows.AVAILABLE',
  UNDER_OPTION: 'standing.follows.UNDER_OPTION',
  SOLD: 'standing.follows.SOLD',
  RENTED: 'standing.follows.RENTED',
};

/** What follows from a standing, in lines: what visitors see, and who is mailed. */
export function useFollows() {
  const say = useText();
  return (
    standing: Standing,
    { nextAppointments, watchers, matchingDemands, owners }: Concerned,
  ): string[] => {
    const isOver = standing === 'SOLD' || standing === 'RENTED' || standing === 'WITHDRAWN';
    const lines = [say(seenText[standing] ?? 'standing.follows.WITHDRAWN')];
    const count = nextAppointments.length;
    if (isOver && count > 0) lines.push(say('standing.follows.appointments', { count }));
    if (isOver && watchers > 0) lines.push(say('standing.follows.watchers', { count: watchers }));
    if (isOver && matchingDemands) {
      lines.push(say('standing.follows.demands', { count: matchingDemands }));
    }
    if (owners && owners.length > 0) {
      lines.push(say('standing.follows.owners', { owners: owners.join(', ') }));
    }
    return lines;
  };
}
