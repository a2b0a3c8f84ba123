import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { Answer, Operation } from '../answer/request.ts';
import type { Address } from './match.ts';
import type { Outcome, PageLocation, PageModule, PageProps } from './page.ts';

/** A page that is ready to render: its code, texts and data have loaded. */
export interface View {
  readonly location: PageLocation;
  readonly intl: IntlShape;
  readonly Page: ComponentType<PageProps<Operation>>;
  readonly data: Answer['data'];
}

/** A page whose code or data did not load. `intl` is that of the previous page, if there was one. */
export interface FailedView {
  readonly location: PageLocation;
  readonly intl: IntlShape;
  readonly failure: unknown;
}

export function locationOf({ page, pathname, search, language }: Address): PageLocation {
  return { page, pathname, search, language };
}

/** The outcome that the page's data decide. A permanent redirect keeps the query string unless the target has its own. */
export function outcomeOf(
  module: PageModule,
  data: Record<string, unknown>,
  address: Address,
): Outcome {
  const outcome = module.outcome(data, locationOf(address));
  if (address.page === 'notFound') return { status: 404 };
  if (outcome.status !== 308 || outcome.to.includes('?')) return outcome;
  return { status: 308, to: outcome.to + address.search };
}

/** Makes a view of a page from its answer. */
export function viewOf(
  address: Address,
  { Page }: PageModule,
  { data }: Answer,
  intl: IntlShape,
): View {
  return { location: locationOf(address), intl, Page, data };
}

/** A page is mounted anew at another address; a list is not when only the town in its address changes. */
export function keyOf({ page, language, pathname }: PageLocation): string {
  return page === 'sale' || page === 'rent' ? `${language} ${page}` : pathname;
}

/** Whether a view is that of an address (path and search). */
export function isAt({ location }: View | FailedView, url: string): boolean {
  return location.pathname + location.search === url;
}
