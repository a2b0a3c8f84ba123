// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPlaceholder } from './placeholder.ts';

let near: (isIntersecting: boolean) => void;
let options: IntersectionObserverInit | undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      observe = vi.fn();
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void, init: typeof options) {
        near = (isIntersecting) => notify([{ isIntersecting }]);
        options = init;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch() {
  const picture = document.createElement('img');
  const stop = showPlaceholder(picture, '/media/1.jpg?width=100');
  return { picture, stop, isWaiting: () => 'waiting' in picture.dataset };
}

it('shows the placeholder of a picture that is near for 300 ms and has not loaded', () => {
  const { picture, isWaiting } = watch();
  expect(options?.rootMargin).toBe('0% 0% 25%');
  near(true);
  vi.advanceTimersByTime(299);
  expect(isWaiting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isWaiting()).toBe(true);
  expect(picture.style.backgroundImage).toContain('/media/1.jpg?width=100');
});

it('loads no placeholder for a picture that is scrolled past', () => {
  const { isWaiting } = watch();
  near(true);
  vi.advanceTimersByTime(200);
  near(false);
  vi.advanceTimersByTime(1000);
  expect(isWaiting()).toBe(false);
});

it('removes the placeholder when the picture has loaded, and when it is stopped', () => {
  for (const end of ['load', 'stop'] as const) {
    const { picture, stop, isWaiting } = watch();
    near(true);
    vi.advanceTimersByTime(300);
    if (end === 'load') picture.dispatchEvent(new Event('load'));
    else stop();
    expect(isWaiting()).toBe(false);
    expect(picture.style.backgroundImage).toBe('');
    expect(disconnect).toHaveBeenCalled();
  }
});

it('shows no placeholder for a picture that has loaded', () => {
  const picture = document.createElement('img');
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(600);
  near = () => undefined;
  showPlaceholder(picture, '/media/1.jpg?width=100');
  near(true);
  vi.advanceTimersByTime(1000);
  expect('waiting' in picture.dataset).toBe(false);
});
