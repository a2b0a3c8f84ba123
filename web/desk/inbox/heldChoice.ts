/** The leads that a dialog asks about, as the history entry holds them: their ids, or all of the list with how many there were. */
interface HeldChoice {
  readonly ids: readonly string[];
  readonly all: boolean;
  readonly count: number;
}

/** Reads what a history entry holds; null for anything else than leads. */
export function heldChoice(held: unknown): HeldChoice | null {
  if (typeof held !== 'object' || held === null) return null;
  const { ids, all, count } = held as Record<string, unknown>;
  const names = Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
  if (!names || typeof all !== 'boolean' || typeof count !== 'number') return null;
  return { ids: names, all, count };
}
