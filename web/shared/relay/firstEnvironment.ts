import type { Environment } from 'relay-runtime';
import type { Answers } from './answers.ts';

/** What the page that came with the document has in place of Relay's environment, in builds (lateHooks.js). */
export interface FirstEnvironment {
  readonly answers: Answers;
  /** Relay's environment, which loads when it is first needed. */
  readonly relay: () => Promise<Environment>;
}

export function isFirst(
  environment: Environment | FirstEnvironment,
): environment is FirstEnvironment {
  return 'answers' in environment;
}
