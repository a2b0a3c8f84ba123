import { createContext, use } from 'react';
import type { Selection } from '../../inbox/filter.ts';
import type { State } from '../handling/states.ts';
import type { Attachments } from './attachments.ts';
import type { Outcome } from './CandidateChoice.tsx';

/** An answer that is on its way, as it was written. */
export interface SentAnswer {
  readonly id: string;
  readonly text: string;
  readonly outcome: Outcome | null;
  readonly attachments: Attachments;
}

/** The lead that its reader left because the next one opened by itself, and what was done with it. */
export interface Passed {
  readonly lead: string;
  readonly name: string;
  readonly selection: Selection;
  readonly done:
    | { readonly kind: 'state'; readonly state: State; readonly undo: string | null }
    | { readonly kind: 'answer'; readonly answer: SentAnswer };
}

export interface PassedLeads {
  readonly passed: Passed | null;
  /** Remembers the lead that is left. */
  readonly pass: (passed: Passed) => void;
  readonly forget: () => void;
  /** An answer that was taken back after its lead was left: its form begins with it. */
  readonly back: { readonly lead: string; readonly answer: SentAnswer } | null;
  readonly giveBack: (lead: string, answer: SentAnswer) => void;
  /** Forgets the answer that was taken back: its form has it. */
  readonly taken: () => void;
}

export const PassedContext = createContext<PassedLeads>({
  passed: null,
  pass: () => {},
  forget: () => {},
  back: null,
  giveBack: () => {},
  taken: () => {},
});

export const usePassed = () => use(PassedContext);
