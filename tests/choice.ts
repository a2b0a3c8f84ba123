import type { BrowserContextOptions } from '@playwright/test';
import { origin } from './origin.ts';

type Storage = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

/** What a browser keeps of a visitor who refused everything that the site can do without. */
export const refused: Storage = keeping({
  consent: 'set',
  ad_user_data: 'true',
  ad_storage: 'false',
  analytics_storage: 'false',
  ad_personalization: 'false',
});

/** A browser that keeps nothing. */
export const fresh: Storage = { cookies: [], origins: [] };

/** A browser that keeps these keys. */
export function keeping(keys: Record<string, string>): Storage {
  const localStorage = Object.entries(keys).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
