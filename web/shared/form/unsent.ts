import type { Posted } from './posted.ts';

/**
 * What was filled in and not sent, for as long as the tab is open: a visitor who leaves a form and comes back to it on the same page
 * finds it again. Passwords, files, the captcha and the agreement to the privacy statement are never stored.
 */

/** Stores what a form holds now. */
export function storeUnsent(form: HTMLFormElement): void {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => isStored(form, name));
  const values = Object.fromEntries(names.map((name) => [name, data.getAll(name)]));
  try {
    sessionStorage.setItem(keyOf(form.id), JSON.stringify(values));
  } catch {
    // without storage a form starts empty
  }
}

/** What a form held when it was left; null when that was nothing, or when the visitor has typed into the form again since. */
export function readUnsent(form: HTMLFormElement): Posted['values'] | null {
  try {
    const stored = sessionStorage.getItem(keyOf(form.id));
    return stored !== null && isUntouched(form) ? JSON.parse(stored) : null;
  } catch {
    return null;
  }
}

/** Forgets what was filled in: the form of this name is sent. */
export function forgetUnsent(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // nothing was stored
  }
}

function keyOf(name: string): string {
  return `unsent ${location.pathname}${location.search} ${name}`;
}

function isStored(form: HTMLFormElement, name: string): boolean {
  if (name === 'privacy' || name.startsWith('captcha.')) return false;
  const fields = controls(form).filter((one) => one.name === name);
  return fields.every(({ type }) => !['password', 'file', 'hidden'].includes(type));
}

/** Whether every field has its default. Before hydration the visitor, or the browser after a reload, may have filled it in. */
export function isUntouched(form: HTMLFormElement): boolean {
  return controls(form).every(({ type, value, defaultValue, checked, defaultChecked }) => {
    if (type === 'checkbox' || type === 'radio') return checked === defaultChecked;
    return type === 'hidden' || value === (defaultValue ?? value); // a <select> has no default
  });
}

function controls(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements] as HTMLInputElement[];
}
