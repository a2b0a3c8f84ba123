import type { PageLocation } from './page.ts';
import { isForOwners } from './paths.ts';

/** Whether a page is for one visitor alone: an owner's, or one behind an email's link. */
export function isPrivate({ page, search }: PageLocation): boolean {
  return isForOwners(page) || new URLSearchParams(search).has('token');
}
