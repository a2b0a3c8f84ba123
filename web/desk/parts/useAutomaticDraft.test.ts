// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Parts } from './editedParts.ts';
import { useAutomaticDraft } from './useAutomaticDraft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form whose moments follow each other; a save takes until the next moment that is not busy. */
function form() {
  const saveDraft = vi.fn();
  const at = (typed: Parts['typed'], busy: boolean) => ({ typed, busy, saveDraft }) as never;
  const [first, second] = [{ title: 'a' } as never, { title: 'b' } as never];
  const hook = renderHook(({ edit }) => useAutomaticDraft(edit, true), {
    initialProps: { edit: at(first, false) },
  });
  const moment = (typed: Parts['typed'], busy: boolean) => {
    hook.rerender({ edit: at(typed, busy) });
    vi.advanceTimersByTime(5000);
    return saveDraft.mock.calls.length;
  };
  return { moment, first, second };
}

test('what is typed during a save is saved after it', () => {
  const { moment, first, second } = form();
  expect(moment(first, false)).toBe(1);
  moment(first, true);
  expect(moment(second, true)).toBe(1);
  expect(moment(second, false)).toBe(2);
});

test('what was refused waits until something else is typed', () => {
  const { moment, first, second } = form();
  expect(moment(first, false)).toBe(1);
  moment(first, true);
  expect(moment(first, false)).toBe(1);
  expect(moment(second, false)).toBe(2);
});

test('what was saved by hand and refused waits too', () => {
  const { moment, first, second } = form();
  moment(first, true);
  expect(moment(first, false)).toBe(0);
  expect(moment(second, false)).toBe(1);
});
