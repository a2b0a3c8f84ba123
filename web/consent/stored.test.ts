import { afterEach, expect, it, vi } from 'vitest';
import { letsContentIn } from './stored.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  ['no choice', {}, false],
  ['a key without a choice', { ad_personalization: 'true' }, false],
  ['refused', { consent: 'set', ad_personalization: 'false' }, false],
  ['garbage', { consent: 'set', ad_personalization: 'yes' }, false],
  ['let in', { consent: 'set', ad_personalization: 'true' }, true],
])('%s', (_, stored, expected) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  expect(letsContentIn()).toBe(expected);
});

it('grants nothing when storage is off', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(letsContentIn()).toBe(false);
});
