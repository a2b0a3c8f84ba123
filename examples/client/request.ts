import type { Operation } from './__generated__/operations.ts';
import { type Answer, dataOf, GevelError, unreadable } from './errors.ts';

/** A site, and how it is asked. */
export interface Site {
  address: URL;
  /** A key of the agency for this program; without one the budget is smaller. */
  key?: string | undefined;
  /** How many seconds one call waits in all for a site that says when to come back; then it throws. */
  patience: number;
  /** After how many seconds without a byte an answer counts as lost. */
  silence: number;
  /** Whether operations are sent by their id alone, which needs that they are registered. */
  byId: boolean;
  fetch: typeof fetch;
}

/** Asks an operation, and again when the site says when to come back. */
export async function ask<Data, Variables>(
  site: Site,
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  for (let left = site.patience; ; ) {
    try {
      return await once(site, operation, variables, signal);
    } catch (error) {
      const { retryAfter } = error instanceof GevelError ? error : {};
      if (retryAfter === undefined || retryAfter > left) throw error;
      left -= Math.max(retryAfter, 1);
      await pause(retryAfter, signal);
    }
  }
}

async function once<Data, Variables>(
  site: Site,
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const patience = AbortSignal.timeout(site.silence * 1000);
  const response = await send(site, operation, variables, {
    accept: 'application/graphql-response+json, application/json;q=0.9',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  }).catch((cause) => lost(cause, signal));
  const answer: Answer<Data> = await response.json().catch((cause) => {
    if (cause instanceof SyntaxError) throw unreadable(response, cause);
    return lost(cause, signal);
  });
  return dataOf(answer, response);
}

/** Sends an operation by POST. */
export function send<Data, Variables>(
  { address, key, byId, fetch }: Site,
  { id: documentId, text: query }: Operation<Data, Variables>,
  variables: Variables,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<Response> {
  const headers: Record<string, string> = { accept, 'content-type': 'application/json' };
  if (key) headers.authorization = `Bearer ${key}`;
  const body = JSON.stringify({ ...(byId ? { documentId } : { query }), variables });
  return fetch(address, { method: 'POST', headers, body, signal });
}

/** Throws the caller's own reason when the caller ended the request, otherwise that no answer came. */
export function lost(cause: unknown, signal?: AbortSignal): never {
  signal?.throwIfAborted();
  throw new GevelError('UNREACHABLE', 'the site did not answer', { cause });
}

/** Waits so many seconds, or throws the reason of the signal. */
export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
