import { readParams } from '../../shared/router/params.ts';

/** The token of an email's link; '' for an address without one. */
export function tokenIn(search: string): string {
  return param(search, 'token');
}

/** The mutation that was done with a link; '' when none was. */
export function doneIn(search: string): string {
  return param(search, 'done');
}

/** The address of an email's link. */
export function linkAddress(path: string, token: string): string {
  return `${path}?token=${token}`;
}

/** Whether the link is one to unsubscribe, which the page asks to confirm first. */
export function isLeaving(search: string): boolean {
  return param(search, 'leave') !== '';
}

/** Whether an address is an email's link, or the confirmation of what was done with one. */
export function isLink(search: string): boolean {
  return tokenIn(search) !== '' || doneIn(search) !== '';
}

function param(search: string, name: string): string {
  return readParams(search).find(([key]) => key === name)?.[1] ?? '';
}
