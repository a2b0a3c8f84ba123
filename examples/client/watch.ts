import { Changes, type ChangesData, type ChangesVariables } from './__generated__/operations.ts';
import { type Answer, dataOf, GevelError, unreadable } from './errors.ts';
import { eventsOf } from './events.ts';
import { lost, pause, type Site, send } from './request.ts';

export type ChangePage = ChangesData['changes'];

/** The longest pause, in seconds, before a site that is down is tried again. */
const longestPause = 60;

/**
 * Follows what changes, without an end: a stream that ends or breaks begins again after its last page. What no new try mends,
 * such as CURSOR_EXPIRED, is thrown.
 */
export async function* watch(
  site: Site,
  variables: ChangesVariables,
  signal?: AbortSignal,
): AsyncGenerator<ChangePage> {
  let since = variables.since;
  for (let failures = 0; ; failures++) {
    let seconds = Math.min(2 ** failures, longestPause);
    try {
      for await (const page of pagesOf(site, { ...variables, since }, signal)) {
        failures = 0;
        const isNews = page.changes.length > 0 || page.cursor !== since;
        since = page.cursor;
        if (isNews) yield page;
      }
    } catch (error) {
      seconds = pauseAfter(error) ?? seconds;
    }
    await pause(seconds, signal);
  }
}

/** How long to wait after a failure, when that is known; throws the failure when waiting does not help. */
function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof GevelError)) throw error;
  const { code, retryAfter } = error;
  const passes = ['UNREACHABLE', 'UNREADABLE', 'INTERNAL'].includes(code);
  if (retryAfter === undefined && !passes) throw error;
  return retryAfter;
}

/** Gives the pages of one stream. */
async function* pagesOf(
  site: Site,
  variables: ChangesVariables,
  signal?: AbortSignal,
): AsyncGenerator<ChangePage> {
  const quiet = new AbortController();
  const fall = () => quiet.abort();
  let timer = setTimeout(fall, site.silence * 1000);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(fall, site.silence * 1000);
  };
  const ended = signal ? AbortSignal.any([signal, quiet.signal]) : quiet.signal;
  try {
    const accept = 'text/event-stream';
    const response = await send(site, Changes, variables, { accept, signal: ended });
    for await (const answer of answersOf(response, heard)) yield dataOf(answer, response).changes;
  } catch (error) {
    if (error instanceof GevelError) throw error;
    lost(error, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Gives the answers that a stream has; that of a refusal is JSON alone. */
async function* answersOf(
  response: Response,
  heard: () => void,
): AsyncGenerator<Answer<ChangesData>> {
  const kind = response.headers.get('content-type') ?? '';
  if (!response.body || !kind.startsWith('text/event-stream')) {
    const text = await response.text();
    yield parsed(text, response);
    return;
  }
  for await (const { type, data } of eventsOf(response.body, heard))
    if (type === 'next') yield parsed(data, response);
}

function parsed(text: string, response: Response): Answer<ChangesData> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable(response, cause);
  }
}
