// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  everything,
  forgetChoice,
  keepChoice,
  letsContentIn,
  nothing,
  onChoice,
  readChoice,
} from './stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const put = (keys: Record<string, string>) => {
  for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
};

it.each([
  ['no choice', {}, null],
  ['a key without a choice', { ad_personalization: 'true' }, null],
  ['refused', { consent: 'set', ad_personalization: 'false' }, nothing],
  ['garbage', { consent: 'set', ad_personalization: 'yes', ad_storage: '1' }, nothing],
  ['garbage for a choice', { consent: 'true', ad_storage: 'true' }, null],
  ['the necessary only', { consent: 'set', ad_user_data: 'true' }, nothing],
  ['social media', { consent: 'set', ad_personalization: 'true' }, { ...nothing, social: true }],
  ['marketing', { consent: 'set', ad_storage: 'true' }, { ...nothing, marketing: true }],
  ['analytics', { consent: 'set', analytics_storage: 'true' }, { ...nothing, analytics: true }],
])('%s', (_, stored, expected) => {
  put(stored);
  expect(readChoice()).toEqual(expected);
  expect(letsContentIn()).toBe(expected?.social === true);
});

it('stores a choice under the keys that the specification names, and removes them', () => {
  expect(keepChoice({ ...nothing, marketing: true })).toEqual({ ...nothing, marketing: true });
  expect({ ...localStorage }).toEqual({
    consent: 'set',
    ad_user_data: 'true',
    ad_storage: 'true',
    analytics_storage: 'false',
    ad_personalization: 'false',
  });
  localStorage.setItem('i18nextLng', 'fr');
  forgetChoice();
  expect({ ...localStorage }).toEqual({ i18nextLng: 'fr' });
});

it('grants nothing when storage is off', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepChoice(everything)).toEqual(nothing);
  expect(readChoice()).toBeNull();
  expect(letsContentIn()).toBe(false);
});

it('stores a choice whole or not at all', () => {
  const kept = new Map<string, string>();
  const full = (key: string, value: string) => {
    if (key === 'consent') throw new Error('full');
    kept.set(key, value);
  };
  const removeItem = (key: string) => kept.delete(key);
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: full, removeItem });
  expect(keepChoice(everything)).toEqual(nothing);
  expect([...kept.keys()]).toEqual([]);
});

it('calls its subscribers until they unsubscribe', () => {
  const heard = vi.fn();
  const stop = onChoice(heard);
  keepChoice(nothing);
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  keepChoice(everything);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('lets content in on a preview', () => {
  history.replaceState(null, '', '/nl/preview/huis/');
  expect(letsContentIn()).toBe(true);
});
