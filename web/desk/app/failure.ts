import { GraphFailure, NetworkFailure } from '../../shared/answer/failures.ts';

/**
 * Why there is no answer: no connection, a role without the right, or an error with the number of the request, by which who runs the site
 * finds it in the log.
 */
export type Failure = 'offline' | 'forbidden' | `broken${string}`;

const numbers = new WeakMap<object, string>();

/** The same error, with the number of the request that it answered. */
export function numbered(error: unknown, number: string | null): unknown {
  if (number && typeof error === 'object' && error) numbers.set(error, number);
  return error;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkFailure && error.status === 0) return 'offline';
  if (error instanceof GraphFailure && error.codes.includes('FORBIDDEN')) return 'forbidden';
  return `broken${typeof error === 'object' && error ? (numbers.get(error) ?? '') : ''}`;
}

/** Whether what went wrong is a failure, not a problem of what was typed. */
export const isFailure = (wrong: string): wrong is Failure =>
  wrong === 'offline' || wrong === 'forbidden' || wrong.startsWith('broken');

/** The kind of a failure, without its number. */
export function kindOf(failure: Failure): 'offline' | 'forbidden' | 'broken' {
  return failure === 'offline' || failure === 'forbidden' ? failure : 'broken';
}

/** The number of the request that failed; empty when it is not known. */
export function numberOf(failure: Failure): string {
  return kindOf(failure) === 'broken' ? failure.slice('broken'.length) : '';
}
