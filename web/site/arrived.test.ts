import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrived } from './arrived.ts';

const page = Object.assign(new EventTarget(), {
  readyState: 'loading',
  documentElement: { textContent: 'half' },
});
const stop = vi.fn();
const done = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('stop', stop);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  page.readyState = 'loading';
});

function come() {
  page.readyState = 'interactive';
  page.dispatchEvent(new Event('readystatechange'));
}

it('waits as long as a slow page grows', async () => {
  arrived().then(done);
  for (let part = 0; part < 9; part++) {
    page.documentElement.textContent += 'more';
    await vi.advanceTimersByTimeAsync(9_000);
  }
  expect(done).not.toHaveBeenCalled();
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
});

it('does not wait for a page that is there', async () => {
  come();
  await arrived();
  expect(stop).not.toHaveBeenCalled();
});

it('stops a page that grows no more', async () => {
  arrived().then(done);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});
