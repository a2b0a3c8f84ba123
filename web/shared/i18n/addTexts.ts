import type { Messages } from './intl.ts';
import type { Language } from './languages.ts';
import { loadMessages } from './loadMessages.ts';

/** Adds texts that load after the page, with the component that shows them, to the page's texts. */
export async function addTexts(
  language: Language,
  load: (() => Promise<{ default: Messages }>) | undefined,
): Promise<void> {
  const [page, own] = await Promise.all([loadMessages(language, ''), load?.()]);
  Object.assign(page, own?.default);
}
