// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  everything,
  forgetChoice,
  mayLoadContent,
  nothing,
  onChoice,
  readChoice,
  storeChoice,
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
  ['a refusal', { consent: 'set', ad_personalization: 'false' }, nothing],
  ['garbage', { consent: 'set', ad_personalization: 'yes', ad_storage: '1' }, nothing],
  ['garbage for a choice', { consent: 'true', ad_storage: 'true' }, null],
  ['the necessary only', { consent: 'set', ad_user_data: 'true' }, nothing],
  [
    'consent to social media',
    { consent: 'set', ad_personalization: 'true' },
    { ...nothing, social: true },
  ],
  ['consent to marketing', { consent: 'set', ad_storage: 'true' }, { ...nothing, marketing: true }],
  [
    'consent to analytics',
    { consent: 'set', analytics_storage: 'true' },
    { ...nothing, analytics: true },
  ],
])('reads %s', (_, stored, expected) => {
  put(stored);
  expect(readChoice()).toEqual(expected);
  expect(mayLoadContent()).toBe(expected?.social === true);
});

it('stores a choice under the keys that the specification names, and removes them', () => {
  expect(storeChoice({ ...nothing, marketing: true })).toEqual({ ...nothing, marketing: true });
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
  expect(storeChoice(everything)).toEqual(nothing);
  expect(readChoice()).toBeNull();
  expect(mayLoadContent()).toBe(false);
});

it('stores a choice whole or not at all', () => {
  const stored = new Map<string, string>();
  const full = (key: string, value: string) => {
    if (key === 'consent') throw new Error('full');
    stored.set(key, value);
  };
  const removeItem = (key: string) => stored.delete(key);
  const getItem = (key: string) => stored.get(key) ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: full, removeItem });
  expect(storeChoice(everything)).toEqual(nothing);
  expect([...stored.keys()]).toEqual([]);
});

it('calls subscribers when the choice changes, until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = onChoice(listener);
  storeChoice(nothing);
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(listener).toHaveBeenCalledTimes(2);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  storeChoice(everything);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('allows third-party content on a preview', () => {
  history.replaceState(null, '', '/nl/preview/huis/');
  expect(mayLoadContent()).toBe(true);
});
