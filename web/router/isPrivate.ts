import type { PageLocation } from './page.ts';

/** Whether a page is for one visitor alone: an owner's, or one behind the link of a letter. */
export function isPrivate({ page, search }: PageLocation): boolean {
  return page === 'login' || page === 'owner' || new URLSearchParams(search).has('token');
}
