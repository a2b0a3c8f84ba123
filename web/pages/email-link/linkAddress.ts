import { readParams } from '../list/filterParams.ts';

/** The token of an email's link; '' for an address without one. */
export function tokenIn(search: string): string {
  return param(search, 'token');
}

/** What was done with a link: the name of the mutation; '' when nothing was. */
export function doneIn(search: string): string {
  return param(search, 'done');
}

/** The address of a page that a token opens. */
export function linkAddress(path: string, token: string): string {
  return `${path}?token=${token}`;
}

/** The link unsubscribes: the page asks to confirm that first. */
export function isLeaving(search: string): boolean {
  return param(search, 'leave') !== '';
}

/** Whether an address is that of an email's link, or tells what was done with one. */
export function isLink(search: string): boolean {
  return tokenIn(search) !== '' || doneIn(search) !== '';
}

function param(search: string, name: string): string {
  return readParams(search).find(([key]) => key === name)?.[1] ?? '';
}
