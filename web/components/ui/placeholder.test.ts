// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standIn } from './placeholder.ts';

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
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, how: typeof options) {
        near = (isIntersecting) => tell([{ isIntersecting }]);
        options = how;
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
  const stop = standIn(picture, '/media/1.jpg?width=100');
  return { picture, stop, waits: () => 'waiting' in picture.dataset };
}

it('stands in for a picture that is near for 300 ms and has not come', () => {
  const { picture, waits } = watch();
  expect(options?.rootMargin).toBe('0% 0% 25%');
  near(true);
  vi.advanceTimersByTime(299);
  expect(waits()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(waits()).toBe(true);
  expect(picture.style.backgroundImage).toContain('/media/1.jpg?width=100');
});

it('fetches nothing for a picture that is passed by', () => {
  const { waits } = watch();
  near(true);
  vi.advanceTimersByTime(200);
  near(false);
  vi.advanceTimersByTime(1000);
  expect(waits()).toBe(false);
});

it('goes when the picture has come, and when it is no longer asked', () => {
  for (const end of ['load', 'stop'] as const) {
    const { picture, stop, waits } = watch();
    near(true);
    vi.advanceTimersByTime(300);
    if (end === 'load') picture.dispatchEvent(new Event('load'));
    else stop();
    expect(waits()).toBe(false);
    expect(picture.style.backgroundImage).toBe('');
    expect(disconnect).toHaveBeenCalled();
  }
});

it('leaves alone a picture that is there', () => {
  const picture = document.createElement('img');
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(600);
  near = () => undefined;
  standIn(picture, '/media/1.jpg?width=100');
  near(true);
  vi.advanceTimersByTime(1000);
  expect('waiting' in picture.dataset).toBe(false);
});
