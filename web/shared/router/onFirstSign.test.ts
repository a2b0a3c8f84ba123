// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onFirstSign } from './onFirstSign.ts';

it('loads once, when the visitor first does something, after what that does', () => {
  vi.useFakeTimers();
  const load = vi.fn();
  onFirstSign(load);
  dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  vi.runAllTimers();
  document.dispatchEvent(new Event('pointermove', { bubbles: true }));
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
