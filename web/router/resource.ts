const retries = 5;
const firstDelay = 350;

/**
 * Loads code or texts that come later. A failed load is tried again up to 5 times, after 350 ms and then twice as long
 * each time (specification section 7). What was loaded is kept; a load that failed for good can be asked again.
 */
export function resource<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= persistently(load).catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < retries; attempt++) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** attempt));
    }
  }
  return load();
}
