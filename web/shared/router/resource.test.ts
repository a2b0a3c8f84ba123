import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resource } from './resource.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => ({ src: '/assets/entry.js' }) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads once, however often it is called', async () => {
  const load = vi.fn(async () => 'code');
  const get = resource(load);
  expect([await get(), await get()]).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after 350 ms and twice as long each time, five times', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'));
  const failed = vi.fn();
  resource(load)().catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  for (const [i, delay] of [350, 700, 1400, 2800, 5600].entries()) {
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(load).toHaveBeenCalledTimes(i + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(i + 2);
  }
  expect(failed).toHaveBeenCalledTimes(1);
});

it('resolves when a retry succeeds', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');
  const loading = resource(load)();
  await vi.advanceTimersByTimeAsync(350);
  await expect(loading).resolves.toBe('code');
});

it('loads again when it is called after the last retry failed', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'));
  const get = resource(load);
  const first = get().catch(() => 'failed');
  await vi.runAllTimersAsync();
  expect(await first).toBe('failed');
  load.mockResolvedValue('code');
  await expect(get()).resolves.toBe('code');
});

it.each([
  [404, 1],
  [200, 2],
  [503, 2],
])('status %i of the script of the document: it is requested %i times', async (status, times) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');
  const settled = vi.fn();
  resource(load)().then(settled, settled);
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(times);
});
