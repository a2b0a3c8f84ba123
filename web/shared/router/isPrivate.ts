import type { PageLocation } from './page.ts';
import { isForOwners } from './paths.ts';

/** Whether a page belongs to one visitor: an owner's page, or one behind an email's link. Tags and the offline cache leave it out. */
export function isPrivate({ page, search }: PageLocation): boolean {
  return isForOwners(page) || new URLSearchParams(search).has('token');
}
