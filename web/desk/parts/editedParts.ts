import type { useParts_parts$data } from '../__generated__/useParts_parts.graphql.ts';
import type { Typed } from './parts.ts';
import type { Of } from './useSaveParts.ts';
import type { Saved } from './useSending.ts';
import type { SeenDrafts } from './useSettleDrafts.ts';

/** A part of a record as its form shows it. */
export type EditedPart = useParts_parts$data[number];

/** What the form of a record does with its parts. */
export interface Parts {
  readonly of: Of;
  readonly parts: readonly EditedPart[];
  readonly typed: Typed;
  /** Whether the record is a draft only, so that nothing of it is the folder's or the desk's yet. */
  readonly isNew: boolean;
  /** What a part says in its field: what was typed, else its draft, else what is in force. */
  readonly valueOf: (part: EditedPart) => string;
  readonly type: (part: EditedPart, value: string) => void;
  /** Settles a conflict: with `mine` what was typed stays and is saved on top of the newest version, otherwise it is discarded. */
  readonly settle: (part: EditedPart, mine: boolean) => void;
  readonly problems: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** Whether parts are being published. It is false while a draft is being saved: publishing then follows by itself. */
  readonly saving: boolean;
  readonly saved: Saved | null;
  /** Publishes what was typed together with the draft that it belongs to. */
  readonly save: () => void;
  /** Saves what was typed in the draft of the record. */
  readonly saveDraft: () => void;
  /** Throws the draft of the record away. */
  readonly discard: (draft: SeenDrafts[number]) => void;
  /** Plans when the draft of the record goes live by itself; null takes the plan back. */
  readonly plan: (draft: SeenDrafts[number], at: string | null) => void;
  /** Writes a part of the draft again after a conflict, on top of the newest version. */
  readonly draftAgain: (part: EditedPart, value: string) => void;
  /** Writes parts of the draft by their fields, also those that are not shown. */
  readonly draftFields: (fields: Readonly<Record<string, string>>) => void;
  /** Answers the question about a part with a value; with `forGood` the part belongs to the desk and no import asks about it again. */
  readonly answer: (part: EditedPart, value: string, forGood?: boolean) => void;
  /** Says that a translation, or the paragraph of it at a place, is still right although its original changed. */
  readonly confirm: (part: EditedPart, paragraph?: number) => void;
  /** Says that an earlier version of the record is its draft now. */
  readonly restored: () => void;
  /** Undoes the last save, the last confirmation of a translation, or that a version was brought back. */
  readonly takeBack: () => void;
  readonly forgetOutcome: () => void;
}
