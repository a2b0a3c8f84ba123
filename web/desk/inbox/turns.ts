/**
 * Runs works of one name one after another. What is asked for while another runs begins after it, and only once: two equal questions that the
 * graph has at the same time get one answer, which can be older than the second question.
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
