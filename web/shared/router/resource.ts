import { isReplaced } from './isReplaced.ts';

const retries = 5;
const firstDelay = 350;

/**
 * Loads a module of code or texts that comes later. A failed load is tried again up to 5 times, after 350 ms and then twice as long
 * each time (specification section 7), unless a newer program has replaced it. What was loaded is kept; after the last failure the next
 * call loads again.
 */
export function resource<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= withRetries(load).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  let next = load;
  for (let attempt = 0; attempt < retries; attempt++) {
    try {
      return await next();
    } catch (error) {
      const delay = firstDelay * 2 ** attempt;
      const waited = new Promise((resolve) => setTimeout(resolve, delay));
      if ((await Promise.all([isReplaced(delay), waited]))[0]) throw error;
      next = () => again(error, attempt, load);
    }
  }
  return next();
}

/**
 * Some browsers cache a failed import, so it is requested again under an address with a new query. The error
 * names the address in Chromium and Firefox.
 */
function again<T>(error: unknown, attempt: number, load: () => Promise<T>): Promise<T> {
  const address = /https?:\S+?\.js/.exec(String(error))?.[0];
  return address ? import(/* @vite-ignore */ `${address}?again=${attempt + 1}`) : load();
}
