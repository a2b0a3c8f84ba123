import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mostSaved, saveAll, toggleSaved, useSaved } from './saved.ts';

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event('storage'));
});
afterEach(() => vi.restoreAllMocks());

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

it('has room for so many and no more', () => {
  const here = saved();
  act(() => saveAll(Array.from({ length: mostSaved + 5 }, (_, i) => i + 1)));
  expect(here.current).toHaveLength(mostSaved);
  expect(toggleSaved(1_000)).toBe(false);
  expect(here.current).toHaveLength(mostSaved);
});

it.each(['{', '"x"', '[1,"2",-3,1.5,null,1]'])('takes from %s numbers alone', (text) => {
  localStorage.setItem('gevel-saved', text);
  const here = saved();
  expect(here.current).toEqual(text.startsWith('[') ? [1] : []);
});

it('keeps them for the visit where a browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const here = saved();
  act(() => void toggleSaved(7));
  expect(here.current).toEqual([7]);
  act(() => void toggleSaved(7));
  expect(here.current).toEqual([]);
});
