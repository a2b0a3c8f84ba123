import { loadMessages } from '../router/load.ts';
import type { Messages } from './intl.ts';
import type { Language } from './languages.ts';

/** Adds texts that come with what they are for, later than their page, to those that the page has. */
export async function addTexts(
  language: Language,
  load: (() => Promise<{ default: Messages }>) | undefined,
): Promise<void> {
  const [page, own] = await Promise.all([loadMessages(language, ''), load?.()]);
  Object.assign(page, own?.default);
}
