import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useParts_parts$key } from '../__generated__/useParts_parts.graphql.ts';
import type { EditedPart, Parts } from './editedParts.ts';
import { type Change, changeOf, changesOf, originalOf, said } from './parts.ts';
import { useConfirmTranslation } from './useConfirmTranslation.ts';
import type { WaitingDraft } from './useDrafts.ts';
import { type Of, useSaveParts } from './useSaveParts.ts';
import { type Saved, useSending } from './useSending.ts';
import { useSettleDrafts } from './useSettleDrafts.ts';
import { useTyped } from './useTyped.ts';

/** The version of the draft that parts are of, 0 without one. */
const latestOf = (parts: readonly EditedPart[]) =>
  Math.max(0, ...parts.map(({ draft }) => draft?.version ?? 0));

/**
 * Edits the parts of a record. What is typed stays in this browser until it is saved, or until its writer signs out. With a draft that
 * waits, what is saved is published with all of it.
 */
export function useParts(
  of: Of,
  key: useParts_parts$key,
  waits?: WaitingDraft | null,
  mayWait: (part: EditedPart) => boolean = () => true,
): Parts {
  const parts = useFragment(
    graphql`
      fragment useParts_parts on Part @relay(plural: true) {
        id
        record
        field
        language
        kind
        value
        choices
        picture
        pictures {
          name
          url
        }
        fallback
        version
        origin
        kept
        offered
        author {
          name
        }
        changedAt
        older
        olderParagraphs
        draft {
          value
          version
          behind
          author {
            name
          }
        }
      }
    `,
    key,
  );
  const { typed, forget, forgetSaved, type, settle } = useTyped(of.record);
  const [drafting, setDrafting] = useState(false);
  const [requested, setRequested] = useState(false);
  const { run, problems, busy, saved, setSaved } = useSending((stored) =>
    forgetSaved(
      Object.fromEntries(stored.flatMap(({ id }) => (typed[id] ? [[id, typed[id]]] : []))),
    ),
  );
  const saveParts = useSaveParts(of);
  const settleDrafts = useSettleDrafts(of);
  const confirmTranslation = useConfirmTranslation(of);

  const send = async (changes: readonly Change[], draft: boolean) => {
    if (busy || changes.length === 0) return null;
    const touched = changes.flatMap((change) =>
      parts.filter((p) => p.field === change.field && (p.language ?? null) === change.language),
    );
    const then: Saved = draft ? { kind: 'drafted' } : { kind: 'saved', back: touched };
    return run(() => saveParts(changes, draft), touched, then);
  };
  const confirm = (seen: EditedPart, paragraph: number | null, right: boolean) => {
    const part = parts.find(({ id }) => id === seen.id);
    const original = part && originalOf(parts, part);
    if (busy || !original) return;
    const then: Saved = right ? { kind: 'confirmed', part, paragraph } : { kind: 'unconfirmed' };
    run(() => confirmTranslation({ part, original, paragraph }, right), [], then);
  };
  const typedInto = (which: (part: EditedPart) => boolean) => changesOf(parts.filter(which), typed);
  /** Saves what was typed. With a draft, what cannot wait is saved first; the rest enters the draft, and all of that is published. */
  const publish = async () => {
    if (busy) return setRequested(drafting);
    if (!waits && !parts.some(({ draft }) => draft)) {
      await send(changesOf(parts, typed), false);
      return;
    }
    const atOnce = typedInto((part) => !mayWait(part));
    if (atOnce.length > 0 && !(await send(atOnce, false))) return;
    const changes = typedInto(mayWait);
    const stored = changes.length > 0 ? await send(changes, true) : null;
    if (changes.length > 0 && !stored) return;
    const draft = stored
      ? stored.desk?.drafts?.find(({ record }) => record === of.record)
      : { record: of.record, version: waits?.version ?? latestOf(parts) };
    if (!draft) return;
    const { record, version } = draft;
    const back = waits?.state === 'NEW' || waits?.state === 'GONE' ? [] : parts;
    await run(() => settleDrafts.publish([{ record, version }]), [], { kind: 'saved', back });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed meanwhile is done when the draft is saved
  useEffect(() => {
    if (busy || !requested) return;
    setRequested(false);
    publish();
  }, [busy, requested]);
  return {
    of,
    parts,
    typed,
    isNew: waits?.state === 'NEW',
    problems,
    busy,
    saving: busy && !drafting,
    saved,
    valueOf: (part) => typed[part.id]?.value ?? said(part),
    type: (part, value) => {
      setSaved(null);
      type(part, value);
    },
    settle,
    save: publish,
    saveDraft: async () => {
      setDrafting(true);
      await send(typedInto(mayWait), true);
      setDrafting(false);
    },
    discard: ({ record, version }) => {
      forget(parts.map(({ id }) => id));
      run(() => settleDrafts.discard([{ record, version }]), [], { kind: 'discarded' });
    },
    plan: ({ record, version }, at) => {
      run(() => settleDrafts.plan([{ record, version }], at), [], { kind: 'unplanned' });
    },
    draftAgain: (part, value) => send([changeOf(part, value)], true),
    draftFields: (fields) =>
      send(
        Object.entries(fields).map(([field, value]) => {
          const part = parts.find((one) => one.field === field);
          return part
            ? changeOf(part, value)
            : { field, language: null, value, version: 0, draft: 0 };
        }),
        true,
      ),
    answer: (part, value, forGood = false) =>
      send([{ ...changeOf(part, value), keep: forGood }], false),
    confirm: (part, paragraph) => confirm(part, paragraph ?? null, true),
    restored: () => setSaved({ kind: 'restored', back: parts }),
    takeBack: () => {
      if (saved?.kind === 'confirmed') return confirm(saved.part, saved.paragraph, false);
      if (saved?.kind !== 'saved' && saved?.kind !== 'restored') return;
      const draft = saved.kind === 'restored';
      const saidIn = (part: EditedPart) => (draft ? said(part) : part.value);
      send(
        saved.back.flatMap((before) => {
          const now = parts.find(({ id }) => id === before.id);
          return now && saidIn(now) !== saidIn(before) ? [changeOf(now, saidIn(before))] : [];
        }),
        draft,
      );
    },
    forgetOutcome: () => setSaved(null),
  };
}
