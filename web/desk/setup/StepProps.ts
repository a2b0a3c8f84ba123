import type { Answers, Over } from './answers.ts';
import type { Drafts } from './drafts.ts';

/** What every step has. */
export interface StepProps {
  readonly answers: Answers;
  readonly drafts: Drafts;
  readonly draft: (changed: Partial<Drafts>) => void;
  /** The step was saved. */
  readonly saved: (answers: Answers) => void;
  readonly over: (why: Over) => void;
  readonly back?: () => void;
}
