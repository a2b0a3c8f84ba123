import { createContext } from 'react';
import type { Answers } from '../answer/answers.ts';
import type { Language } from '../i18n/languages.ts';
import type { Trail } from './history.ts';
import type { PageLocation } from './page.ts';
import type { View } from './view.ts';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** False leaves scroll and focus as they are, for a filter that changes the same page. True when absent. */
  scroll?: boolean;
}

export interface RouterState {
  readonly location: PageLocation;
  /** The last navigation had `scroll: false`: scroll and focus stayed. False for Back, Forward and links. */
  readonly inPlace: boolean;
  /** The next page is loading. */
  readonly pending: boolean;
  /** Scheme and host. */
  readonly origin: string;
  /** The languages in use, the default first. */
  readonly languages: readonly Language[];
  /** The pages of the table that are not published: nothing links to them. */
  readonly unpublished: readonly string[];
  /** Goes to an address of this site. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Preloads code and data of a page that the visitor is about to open. */
  readonly preload: (to: string) => void;
  /** Loads a page to be shown inside this one, for a form's dialog. It rejects when loading fails. */
  readonly open: (to: string) => Promise<View>;
  /** The answers that this document received, and requests for more. */
  readonly answers: Answers;
  /** The entries of this visit in the browser's history; `useLayer` adds some. */
  readonly trail: Trail;
}

export const RouterContext = createContext<RouterState | null>(null);
