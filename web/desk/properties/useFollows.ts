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
  ARCHIVED: 'standing.follows.ARCHIVED',
};

/** Whether one that stands so is gone for visitors: whoever waits for it was told, and is not told again. */
export const isOver = (standing: Standing) =>
  ['SOLD', 'RENTED', 'WITHDRAWN', 'ARCHIVED'].includes(standing);

/** What follows from a standing, in lines: what visitors see, and who is mailed. */
export function useFollows() {
  const say = useText();
  return (
    standing: Standing,
    { nextAppointments, watchers, matchingDemands, owners }: Concerned,
  ): string[] => {
    const over = isOver(standing);
    const lines = [say(seenText[standing] ?? 'standing.follows.WITHDRAWN')];
    const count = nextAppointments.length;
    if (over && count > 0) lines.push(say('standing.follows.appointments', { count }));
    if (over && watchers > 0) lines.push(say('standing.follows.watchers', { count: watchers }));
    if (over && matchingDemands) {
      lines.push(say('standing.follows.demands', { count: matchingDemands }));
    }
    if (owners && owners.length > 0) {
      lines.push(say('standing.follows.owners', { owners: owners.join(', ') }));
    }
    return lines;
  };
}
