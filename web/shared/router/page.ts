import type { ComponentType } from 'react';
import type { Operation } from '../answer/request.ts';
import type { Language } from '../i18n/languages.ts';
import type { RouteName } from './pageNames.ts';

/** Where a page is shown. pathname and search are as in the address, not decoded. */
export interface PageLocation {
  readonly page: RouteName;
  readonly pathname: string;
  readonly search: string;
  readonly language: Language;
}

/** The props of every page: the answer to its query. */
export interface PageProps<Q extends Operation> {
  data: Q['response'];
  location: PageLocation;
}

/** The status of a page, decided from its data. `to` is a path; with 308 it gets the search of the address unless it has its own. */
export type Outcome = { status: 200 | 404 | 410 } | { status: 307 | 308; to: string };

/** A page's module, read from `web/<room>/XPage.tsx`: its exports `query`, `XPage`, `outcome` if the data decide, and `ahead`. */
export interface PageModule {
  readonly Page: ComponentType<PageProps<Operation>>;
  readonly outcome: (data: Record<string, unknown>, location: PageLocation) => Outcome;
  /** Starts loading what the page at an address loads once it is shown; a failure is ignored, since the page loads it again. */
  readonly ahead: (location: PageLocation) => void;
}

/** Reads a page's module by its source file. It throws when an export is missing. */
export function readModule(source: string, exports: Record<string, unknown>): PageModule {
  const name = source.replace(/^.*\//, '').replace('.tsx', '');
  const Page = exports[name];
  if (!Page || !exports.query) throw new Error(`${source} must export query and ${name}`);
  return {
    Page: Page as PageModule['Page'],
    outcome: (exports.outcome as PageModule['outcome'] | undefined) ?? (() => ({ status: 200 })),
    ahead: (exports.ahead as PageModule['ahead'] | undefined) ?? (() => undefined),
  };
}
