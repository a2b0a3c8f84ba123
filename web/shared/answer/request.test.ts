import { afterEach, expect, it, vi } from 'vitest';
import { GraphFailure, NetworkFailure } from './failures.ts';
import { checked, sendMutation, sendQuery } from './request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function server(body: unknown, status = 200) {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('sends queries by GET, so that HTTP caches may answer', async () => {
  const fetched = server({ data: { site: {} } });
  await sendQuery('abc', { text: 'a&b' });
  expect(fetched.mock.calls[0]?.[0]).toBe(
    '/graphql?documentId=abc&variables=%7B%22text%22%3A%22a%26b%22%7D',
  );
});

it('sends a mutation by POST', async () => {
  const fetched = server({ data: { contact: {} } });
  await sendMutation('abc', { input: {} });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
});

it("throws the graph's errors with their codes", async () => {
  server({ data: null, errors: [{ message: 'no', extensions: { code: 'TOO_HEAVY' } }] });
  const failure = await sendQuery('abc', {}).catch((error) => error);
  expect(failure).toBeInstanceOf(GraphFailure);
  expect(failure.codes).toEqual(['TOO_HEAVY']);
});

it('throws the status of a response that is not JSON', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  await expect(sendQuery('abc', {})).rejects.toMatchObject({ status: 502 });
});

it('throws status 0 when the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(sendQuery('abc', {})).rejects.toEqual(new NetworkFailure(0));
});

it('refuses a payload without data', () => {
  expect(() => checked(null)).toThrow(NetworkFailure);
});
