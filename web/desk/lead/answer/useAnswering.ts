import { useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../app/failure.ts';
import { leadAnswerTime } from '../../app/limits.ts';
import { useSession } from '../../app/session.ts';
import { draftName, draftOf, saveDraft } from '../handling/drafts.ts';
import { noAttachments } from './attachments.ts';
import type { Outcome } from './CandidateChoice.tsx';
import { type SentAnswer, usePassed } from './passed.ts';
import { useAnswer, useTakeBack } from './useAnswer.ts';

/** Why an answer was not sent: its text, a colleague, or what kept it from the graph. */
export type Wrong = Failure | (typeof known)[number];

/**
 * The answer that somebody writes to a lead, sends, and can take back until it leaves. `again` reads the lead once it has left; `leaves` is
 * told of one that is on its way.
 */
export function useAnswering(
  lead: string,
  version: number,
  again: () => void,
  leaves: (answer: SentAnswer) => void,
) {
  const { desk, ended } = useSession();
  const draft = draftName(lead);
  const { back: returned, taken } = usePassed();
  const own = returned?.lead === lead ? returned.answer : null;
  const [text, setText] = useState(() => draftOf(desk.me.id, draft));
  const [state, setState] = useState<'DONE' | 'IN_HAND'>('DONE');
  const [outcome, setOutcome] = useState<Outcome | null>(own?.outcome ?? null);
  const [attachments, setAttachments] = useState(own?.attachments ?? noAttachments);
  const [sent, setSent] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [left, setLeft] = useState<SentAnswer | null>(null);
  const answer = useAnswer();
  const back = useTakeBack();
  const type = (typed: string) => {
    setText(typed);
    saveDraft(desk.me.id, draft, typed);
  };
  useEffect(() => {
    if (own) taken();
  }, [own, taken]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer
  useEffect(() => {
    if (!left) return;
    const timer = setTimeout(() => {
      setLeft(null);
      again();
    }, leadAnswerTime);
    return () => clearTimeout(timer);
  }, [left]);
  const run = async (work: () => Promise<string | undefined>) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      const code = await work();
      if (code === 'SIGNED_OUT') ended();
      else if (code) setWrong(known.find((one) => one === code) ?? 'broken');
    } catch (error) {
      setWrong(failureOf(error));
    } finally {
      setBusy(false);
      setSent(null);
    }
  };
  const send = () =>
    run(async () => {
      const { files, documents } = attachments;
      const input = { lead, version, text, state, outcome, documents };
      const done = await answer(input, files, setSent);
      if (done.__typename === 'LeadStale') return 'STALE';
      if (done.__typename !== 'LeadChanged') return codeOf(done);
      const id = done.lead?.answers.at(-1)?.id;
      const written = { text, outcome, attachments };
      type('');
      setOutcome(null);
      setAttachments(noAttachments);
      if (!id) return;
      setLeft({ id, ...written });
      leaves({ id, ...written });
    });
  const takeBack = () =>
    run(async () => {
      if (!left) return;
      const taken = (await back({ input: { answer: left.id } })).takeBackAnswer;
      setLeft(null);
      if (taken.__typename !== 'LeadChanged') return codeOf(taken);
      type(left.text);
      setOutcome(left.outcome);
      setAttachments(left.attachments);
    });
  return {
    text,
    type,
    state,
    setState,
    outcome,
    setOutcome,
    attachments,
    setAttachments,
    sent,
    busy,
    wrong,
    left: left !== null,
    send,
    takeBack,
  };
}

const known = [
  'REQUIRED',
  'TOO_LONG',
  'TOO_OFTEN',
  'PAST',
  'STALE',
  'TOO_MANY',
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'UNKNOWN',
] as const;

interface Refusal {
  readonly __typename: string;
  readonly problems?: readonly { readonly code: string }[];
}

const codeOf = ({ problems }: Refusal) => problems?.[0]?.code ?? 'broken';
