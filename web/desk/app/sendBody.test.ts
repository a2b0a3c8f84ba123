// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendBody } from './sendBody.ts';

/** Stands in for XMLHttpRequest: a test says what becomes of each request. */
class Request {
  static sent: Request[] = [];
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onerror = () => {};
  onabort = () => {};
  onload = () => {};
  status = 200;
  responseText = 'taken';
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return 'r1';
  }
  abort() {
    this.onabort();
  }
  send() {
    Request.sent.push(this);
  }
}

const last = () => Request.sent.at(-1) as Request;
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

/** Lets what waits for promises alone go on. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  Request.sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends what the connection lost again when the browser has one, from the beginning', async () => {
  const parts: number[] = [];
  const answer = sendBody('/desk/delivery', 'x', (part) => parts.push(part));
  last().upload.onprogress?.({ loaded: 1, total: 2 });
  online(false);
  last().onerror();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(Request.sent).toHaveLength(1);
  online(true);
  dispatchEvent(new Event('online'));
  await settled();
  expect(Request.sent).toHaveLength(2);
  expect(parts).toEqual([0.5, 0]);
  last().onload();
  expect(await answer).toEqual({ status: 200, text: 'taken', request: 'r1' });
});

it('gives up what is lost three times while the browser has a connection', async () => {
  online(true);
  const answer = sendBody('/desk/delivery', 'x', () => {});
  for (const after of [1000, 3000]) {
    last().onerror();
    await vi.advanceTimersByTimeAsync(after);
  }
  expect(Request.sent).toHaveLength(3);
  last().onerror();
  expect(await answer).toBe('offline');
});

it('does not send again what has left whole, since it may have been taken', async () => {
  online(false);
  const answer = sendBody('/desk/delivery', 'x', () => {});
  last().upload.onload?.();
  last().onerror();
  expect(await answer).toBe('offline');
});

it('sends what the server takes once again, although it has left whole', async () => {
  online(true);
  const answer = sendBody('/desk/graphql', 'x', () => {}, { repeats: true });
  last().upload.onload?.();
  last().onerror();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Request.sent).toHaveLength(2);
  last().onload();
  expect(await answer).toEqual({ status: 200, text: 'taken', request: 'r1' });
});

it('stops while it is sent, and while it waits', async () => {
  online(false);
  const stop = new AbortController();
  const answer = sendBody('/desk/timetable', 'x', () => {}, { signal: stop.signal });
  last().onerror();
  await settled();
  stop.abort();
  expect(await answer).toBe('stopped');
  const other = new AbortController();
  const second = sendBody('/desk/timetable', 'x', () => {}, { signal: other.signal });
  other.abort();
  expect(await second).toBe('stopped');
});
