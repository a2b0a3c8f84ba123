import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mostSaved, saveAll, type Trouble, toggleSaved, useSaved, useUnstored } from './saved.ts';

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event('storage'));
});
afterEach(() => vi.unstubAllGlobals());

const saved = () => renderHook(useSaved).result;

it('saves a property and removes it, and every component sees it', () => {
  const [one, other] = [saved(), saved()];
  act(() => void toggleSaved(1096));
  expect(one.current).toEqual([1096]);
  expect(other.current).toEqual([1096]);
  act(() => void toggleSaved(1096));
  expect(one.current).toEqual([]);
});

it('hears of another window', () => {
  const here = saved();
  act(() => {
    localStorage.setItem('gevel-saved', '[5,6]');
    window.dispatchEvent(new Event('storage'));
  });
  expect(here.current).toEqual([5, 6]);
});

it('hears of what was saved while its page lay in the back/forward cache', () => {
  const here = saved();
  act(() => {
    localStorage.setItem('gevel-saved', '[7]');
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(here.current).toEqual([7]);
});

it('has room for so many and no more', () => {
  const here = saved();
  act(() => saveAll(Array.from({ length: mostSaved + 5 }, (_, i) => i + 1)));
  expect(here.current).toHaveLength(mostSaved);
  expect(toggleSaved(1_000)).toBe('full');
  expect(here.current).toHaveLength(mostSaved);
});

it.each(['{', '"x"', '[1,"2",-3,1.5,null,1]'])('takes from %s numbers alone', (text) => {
  localStorage.setItem('gevel-saved', text);
  const here = saved();
  expect(here.current).toEqual(text.startsWith('[') ? [1] : []);
});

/** A browser whose storage refuses these. */
function refuse(...methods: readonly ('setItem' | 'getItem')[]) {
  const real = localStorage;
  const refused = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, value: string) => real.setItem(key, value),
    ...Object.fromEntries(methods.map((method) => [method, refused])),
  });
}

function toggle(number: number) {
  let trouble: Trouble = null;
  act(() => {
    trouble = toggleSaved(number);
  });
  return trouble;
}

it.each([
  ['is full', ['setItem']],
  ['is forbidden', ['setItem', 'getItem']],
] as const)('keeps them for the visit where storage %s, and says so', (_, refused) => {
  localStorage.setItem('gevel-saved', '[5]');
  refuse(...refused);
  window.dispatchEvent(new Event('storage'));
  const [here, unstored] = [saved(), renderHook(useUnstored).result];
  const before = here.current;
  expect(unstored.current).toBe(false);
  expect(toggle(7)).toBe('unstored');
  expect(here.current).toEqual([...before, 7]);
  expect(unstored.current).toBe(true);
  expect(toggle(7)).toBeNull();
  expect(here.current).toEqual(before);
  vi.unstubAllGlobals();
  expect(toggle(8)).toBeNull();
  expect(unstored.current).toBe(false);
});
