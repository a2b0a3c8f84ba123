/** What a visitor consents to beside what is strictly necessary. The unclassified toggle is not stored. */
export interface Choice {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly social: boolean;
}

export const nothing: Choice = { analytics: false, marketing: false, social: false };
export const everything: Choice = { analytics: true, marketing: true, social: true };

/** The key of strictly necessary storage, which is always granted; Google's signal of the same name is another thing (google.ts). */
const necessary = 'ad_user_data';
const keys = {
  analytics: 'analytics_storage',
  marketing: 'ad_storage',
  social: 'ad_personalization',
} as const;

const listeners = new Set<() => void>();

/** The stored choice; null before one or without storage. Any value but 'true' is a refusal. */
export function readChoice(): Choice | null {
  try {
    if (localStorage.getItem('consent') !== 'set') return null;
    const on = (name: keyof Choice) => localStorage.getItem(keys[name]) === 'true';
    return { analytics: on('analytics'), marketing: on('marketing'), social: on('social') };
  } catch {
    return null;
  }
}

/** Stores a choice, whole or not at all, and returns the one in force: a choice that cannot be stored refuses all. */
export function storeChoice(choice: Choice): Choice {
  try {
    localStorage.setItem(necessary, 'true');
    for (const name of names) localStorage.setItem(keys[name], String(choice[name]));
    localStorage.setItem('consent', 'set');
  } catch {
    forgetChoice();
  }
  notify();
  return readChoice() ?? nothing;
}

/** Removes the choice: the dialog opens again. */
export function forgetChoice(): void {
  try {
    for (const key of ['consent', necessary, ...Object.values(keys)]) localStorage.removeItem(key);
  } catch {
    // storage is off: there is nothing to forget
  }
  notify();
}

/** Subscribes to the choice, also made in other tabs or while the page lay in the back/forward cache; the result unsubscribes. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}

/** Whether third-party content may load. A preview counts as consent to content, not to tags. Browser only. */
export function mayLoadContent(): boolean {
  return isPreview(location.pathname) || readChoice()?.social === true;
}

/** Whether a page is a preview: it asks for no consent and no tag is loaded there. */
export function isPreview(pathname: string): boolean {
  return pathname.includes('preview');
}

const names = Object.keys(keys) as (keyof Choice)[];

function notify(): void {
  for (const listener of listeners) listener();
}
