/**
 * Runs requests of one name one after another. A request that comes while another runs begins after it, and only once: Relay gives two
 * equal queries that run at the same time one answer, which can be older than the second query.
 */
export function turns() {
  const running = new Map<string, Promise<void>>();
  const waiting = new Set<string>();
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    if (waiting.has(name)) return;
    const before = running.get(name);
    if (before) {
      waiting.add(name);
      await before;
      waiting.delete(name);
    }
    const own = work().catch(() => {});
    running.set(name, own);
    await own;
    if (running.get(name) === own) running.delete(name);
  };
}
