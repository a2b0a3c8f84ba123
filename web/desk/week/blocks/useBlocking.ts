import { useChange } from '../../app/useChange.ts';
import { useBlock } from '../useWeekChanges.ts';
import { type Hours, spanOf } from './blockedHours.ts';

/** Problems that mean something of their own here. */
const ofBlocks: Readonly<Record<string, string>> = {
  STALE: 'BOOKED_INSIDE',
  TOO_LONG: 'BLOCK_LONG',
  OUT_OF_RANGE: 'BLOCK_WEEKLY',
};

/** Blocks hours, over the appointments in them that were seen; `warn` is called when there are others. */
export function useBlocking(hours: Hours, done: () => void, warn: () => void) {
  const block = useBlock();
  const { busy, wrong, failed, run } = useChange(done);
  const send = (seen: readonly string[]) =>
    run(async () => {
      const input = { ...spanOf(hours), why: hours.why, seen };
      const { blockHours } = await block({ input });
      if (blockHours.__typename.endsWith('Stale')) warn();
      return blockHours;
    });
  return { busy, failed, wrong: wrong && (ofBlocks[wrong] ?? wrong), send };
}
