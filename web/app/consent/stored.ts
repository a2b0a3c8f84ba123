/** What a visitor lets in beside what the site needs (decisions, Consent). What is not classified is stored nowhere. */
export interface Choice {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly social: boolean;
}

export const nothing: Choice = { analytics: false, marketing: false, social: false };
export const everything: Choice = { analytics: true, marketing: true, social: true };

/** The strictly necessary one is always on and has a key too. */
const necessary = 'ad_user_data';
const keys = {
  analytics: 'analytics_storage',
  marketing: 'ad_storage',
  social: 'ad_personalization',
} as const;

const listeners = new Set<() => void>();

/** The choice that was made; null before one. Without storage there is none, and what is no 'true' lets nothing in. */
export function readChoice(): Choice | null {
  try {
    if (localStorage.getItem('consent') !== 'set') return null;
    const on = (name: keyof Choice) => localStorage.getItem(keys[name]) === 'true';
    return { analytics: on('analytics'), marketing: on('marketing'), social: on('social') };
  } catch {
    return null;
  }
}

/** Keeps a choice, whole or not at all, and gives what holds now: a choice that cannot be kept lets nothing in. */
export function keepChoice(choice: Choice): Choice {
  try {
    localStorage.setItem(necessary, 'true');
    for (const name of names) localStorage.setItem(keys[name], String(choice[name]));
    localStorage.setItem('consent', 'set');
  } catch {
    forgetChoice();
  }
  tell();
  return readChoice() ?? nothing;
}

/** Forgets the choice: the visitor is asked again. */
export function forgetChoice(): void {
  try {
    for (const key of ['consent', necessary, ...Object.values(keys)]) localStorage.removeItem(key);
  } catch {
    // storage is off: there is nothing to forget
  }
  tell();
}

/** Follows the choice, made in another tab too; the result stops it. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether what other companies show in our pages is let in. A preview counts as consent for what is shown only. For the browser only. */
export function letsContentIn(): boolean {
  return isPreview(location.pathname) || readChoice()?.social === true;
}

/** Whether a page is a preview: it asks for no consent and no tag is loaded there. */
export function isPreview(pathname: string): boolean {
  return pathname.includes('preview');
}

const names = Object.keys(keys) as (keyof Choice)[];

function tell(): void {
  for (const listener of listeners) listener();
}
