import { createContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { Trail } from './history.ts';
import type { PageLocation } from './page.ts';
import type { View } from './view.ts';

export interface NavigateOptions {
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
  /** False keeps scroll and focus where they are: the visitor is still busy with this page. True otherwise. */
  scroll?: boolean;
}

export interface RouterState {
  readonly location: PageLocation;
  /** This page came by a choice made on the one before, and scroll and focus stayed. False for Back, Forward and links. */
  readonly inPlace: boolean;
  /** The next page is on its way. */
  readonly pending: boolean;
  /** Scheme and host. */
  readonly origin: string;
  /** The languages in use, the default first. */
  readonly languages: readonly Language[];
  /** The pages of the table that are not published: nothing links to them. */
  readonly drafts: readonly string[];
  /** Goes to an address of this site. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Fetches code and data of a page that the visitor is about to ask. */
  readonly preload: (to: string) => void;
  /** Prepares a page to be shown inside this one. It rejects when it does not come; who asks disposes of it. */
  readonly open: (to: string) => Promise<View>;
  /** The entries of this visit in the browser's history; `useLayer` adds some. */
  readonly trail: Trail;
}

export const RouterContext = createContext<RouterState | null>(null);
