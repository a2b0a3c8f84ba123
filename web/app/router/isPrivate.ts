import type { PageLocation } from './page.ts';

/** Whether a page is for one visitor alone: an owner's, or one behind the link of a letter. */
export function isPrivate({ page, search }: PageLocation): boolean {
  const ofOwners = page === 'login' || page === 'password' || page === 'owner';
  return ofOwners || new URLSearchParams(search).has('token');
}
