import { NetworkFailure } from '../answer/failures.ts';

/** Why a form was not sent, as the last part of a key `form.…`. */
export function failureOf(error: unknown): 'offline' | 'tooLarge' | 'failed' {
  if (!(error instanceof NetworkFailure)) return 'failed';
  if (error.status === 0) return 'offline';
  return error.status === 413 ? 'tooLarge' : 'failed';
}
