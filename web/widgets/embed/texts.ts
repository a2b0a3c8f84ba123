import type { Language } from '../../shared/i18n/languages.ts';

/** What an embed says; `charges` has the amount as {charges}. The build takes them from the texts of the site (`build/embed.ts`). */
export interface Texts {
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  readonly again: string;
  readonly SALE: string;
  readonly RENT: string;
  readonly energy: string;
  readonly reduced: string;
  readonly charges: string;
}

declare const __EMBED_TEXTS__: Record<Language, Texts>;

export const texts = __EMBED_TEXTS__;
