import type { BrowserContextOptions } from '@playwright/test';
import { origin } from './origin.ts';

type Storage = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

/** The storage of a browser whose visitor refused all but the necessary. */
export const refused: Storage = storageWith({
  consent: 'set',
  ad_user_data: 'true',
  ad_storage: 'false',
  analytics_storage: 'false',
  ad_personalization: 'false',
});

/** A browser with empty storage. */
export const fresh: Storage = { cookies: [], origins: [] };

/** A browser with these keys in local storage. */
function storageWith(keys: Record<string, string>): Storage {
  const localStorage = Object.entries(keys).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
