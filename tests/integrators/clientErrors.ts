import { expect } from '@playwright/test';
import { GevelError } from '../../examples/client/client.ts';

/** The error of a call that must fail. */
export async function failure(call: Promise<unknown>): Promise<GevelError> {
  const error = await call.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(GevelError);
  return error as GevelError;
}

/** A fetch whose first answers are those of a site with too many requests, or of a proxy. */
export function busy(times: number, answer: () => Response): typeof fetch {
  return async (url, init) => (times-- > 0 ? answer() : fetch(url, init));
}

/** The answer of a site that has too much to do. */
export const overloaded = () => {
  const body = '{"errors":[{"message":"later","extensions":{"code":"OVERLOADED","retryAfter":1}}]}';
  return new Response(body, { status: 503, headers: { 'Retry-After': '1' } });
};
