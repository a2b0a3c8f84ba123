import { GraphFailure, NetworkFailure } from '../../app/relay/failures.ts';

/** Why there is no answer: no connection, a role without the right, or an error. */
export type Failure = 'offline' | 'forbidden' | 'broken';

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkFailure && error.status === 0) return 'offline';
  if (error instanceof GraphFailure && error.codes.includes('FORBIDDEN')) return 'forbidden';
  return 'broken';
}
