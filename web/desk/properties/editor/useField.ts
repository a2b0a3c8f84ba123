import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditorQuery } from '../../__generated__/EditorQuery.graphql.ts';
import { type Failure, failureOf } from '../../app/failure.ts';
import { useSession } from '../../app/session.ts';
import { useCollecting } from './collecting.ts';
import { readValue, typedOf } from './fieldValue.ts';
import { useSetField } from './useSetField.ts';

type Property = NonNullable<NonNullable<EditorQuery['response']['desk']>['property']>;
export type Editor = NonNullable<Property['editor']>;
export type Field = Editor['sections'][number]['fields'][number];

interface State {
  readonly busy: boolean;
  /** The code of a problem; STALE when a colleague wrote the field first, UNREADABLE for what is no value of its kind. */
  readonly wrong: string | null;
  readonly failed: Failure | null;
}

const still: State = { busy: false, wrong: null, failed: null };

/**
 * A field while it is edited. What was typed stays until it is saved, and what was saved is shown until it is read. A value that is saved
 * while another is on its way follows it.
 */
export function useField(number: number, field: Field, changed: () => void) {
  const { locale } = useIntl();
  const { ended } = useSession();
  const setField = useSetField();
  const draft = useCollecting();
  const [typed, setTyped] = useState<string | null>(null);
  const [saved, setSaved] = useState<{ from: string; value: string } | null>(null);
  const [state, setState] = useState(still);
  const next = useRef<string | null>(null);
  /** What was read when typing began: what a colleague writes meanwhile is read too, and must not be overwritten unseen. */
  const began = useRef<string | null>(null);
  const read = useRef(field.value); // what was saved before can be read while the next value is on its way
  useEffect(() => {
    read.current = field.value;
  }, [field.value]);
  if (saved && saved.from !== field.value) setSaved(null);
  const base = saved ? saved.value : field.value;
  const shown = typed ?? typedOf(field.kind, base, locale);
  const send = async (value: string, text: string) => {
    setState({ ...still, busy: true });
    try {
      const { name, language } = field;
      const before = began.current ?? base;
      const sent = await setField({ number, field: name, language, before, value });
      if (sent.__typename !== 'InvalidInput') began.current = null;
      if (sent.__typename === 'PropertyChanged') {
        if (sent.undo || draft) setSaved({ from: read.current, value });
        setTyped((now) => (now === text ? null : now)); // what was typed meanwhile stays
        setState(still);
        changed();
      } else if (sent.__typename === 'InvalidInput') {
        const code = sent.problems[0]?.code ?? 'UNKNOWN';
        setState({ ...still, wrong: code });
        if (code === 'SIGNED_OUT') ended();
      } else {
        setState({ ...still, wrong: 'STALE' });
        changed();
      }
    } catch (error) {
      setState({ ...still, failed: failureOf(error) });
    }
  };
  const save = (text: string) => {
    const value = readValue(field.kind, text, locale);
    setTyped(text);
    if (value === null) return setState({ ...still, wrong: 'UNREADABLE' });
    if (state.busy) {
      next.current = text;
    } else if (value === base) {
      began.current = null;
      setTyped(null);
      setState(still);
    } else send(value, text);
  };
  useEffect(() => {
    const waiting = next.current;
    if (state.busy || waiting === null) return;
    next.current = null;
    if (!state.wrong && !state.failed) save(waiting);
  });
  return {
    ...state,
    shown,
    type: (text: string) => {
      began.current ??= base;
      setTyped(text);
    },
    save,
    /** Saves what was typed last. */
    leave: () => {
      if (typed !== null && state.wrong !== 'STALE') save(typed);
    },
    forget: () => {
      began.current = null;
      setTyped(null);
      setState(still);
    },
  };
}

export type Edited = ReturnType<typeof useField>;
