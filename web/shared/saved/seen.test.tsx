import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mostSeen, noteSeen, seenNumbers } from './seen.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('knows each property once, the one seen last at the end', () => {
  for (const number of [5, 7, 5]) noteSeen(number);
  expect(seenNumbers()).toEqual([7, 5]);
});

it('forgets the first beyond its bound', () => {
  for (let number = 1; number <= mostSeen + 2; number++) noteSeen(number);
  expect(seenNumbers()).toHaveLength(mostSeen);
  expect(seenNumbers()[0]).toBe(3);
});

it.each(['{', '7', '{"a":1}', '["x",-1,0.5,null]'])('takes nothing from %s', (text) => {
  localStorage.setItem('gevel-seen', text);
  expect(seenNumbers()).toEqual([]);
});

it('is empty in a browser that stores nothing', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused });
  noteSeen(5);
  expect(seenNumbers()).toEqual([]);
});
