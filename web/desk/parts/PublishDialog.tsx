import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PublishDialogQuery } from '../__generated__/PublishDialogQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { clockOf, momentOf, useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Failed } from '../ui/Failed.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Differences } from './Differences.tsx';
import { Planned } from './Planned.tsx';
import css from './PublishDialog.module.css';
import { Untranslated } from './Untranslated.tsx';
import type { Differing, NamedPage } from './useDifferenceTexts.ts';
import type { WaitingDraft } from './useDrafts.ts';
import type { Of } from './useSaveParts.ts';
import { useSettleDrafts } from './useSettleDrafts.ts';

interface Props {
  /** The record that is read again. */
  of: Of;
  drafts: readonly WaitingDraft[];
  close: () => void;
}

/** Lists what is not published, with what is not translated, and publishes what is chosen: now, or at a time. */
export function PublishDialog({ of, drafts, close }: Props) {
  const say = useText();
  const settle = useSettleDrafts(of);
  const change = useChange(close);
  const [left, setLeft] = useState(() =>
    drafts.length > 1 ? drafts.filter(isPlanned).map(({ record }) => record) : [],
  );
  const [at, setAt] = useState<string | null>(null);
  const chosen = drafts.filter(({ record }) => !left.includes(record));
  const records = chosen.map(({ record, version }) => ({ record, version }));
  const over = at !== null && at <= clockOf(new Date().toISOString());
  const send = () => {
    if (records.length === 0 || at === '' || over) return;
    const moment = at === null ? null : momentOf(at);
    change.run(() => (moment ? settle.plan(records, moment) : settle.publish(records)));
  };
  const { answer, failure, again } = useQuery<PublishDialogQuery>(
    graphql`
      query PublishDialogQuery {
        desk {
          drafts {
            record
            differences {
              field
              language
              kind
              before
              after
            }
          }
          pages {
            key
            title
          }
        }
      }
    `,
    {},
    ['content'],
  );
  useEnd(answer);
  const wrong = { STALE: 'draft.stale', OUT_OF_RANGE: 'draft.notThen' }[change.wrong ?? ''];
  return (
    <DeskDialog title={say('draft.publishAll', { count: drafts.length })} close={close}>
      {(change.wrong || change.failed) && (
        <DeskNotice variant="bad" alert>
          {say(change.failed ? 'state.notSent' : ((wrong ?? 'draft.refused') as TextKey))}
        </DeskNotice>
      )}
      <ul className={css.list}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftLine
              draft={draft}
              differences={answer?.desk?.drafts?.find(({ record }) => record === draft.record)}
              pages={answer?.desk?.pages ?? []}
              open={drafts.length === 1}
              chosen={drafts.length > 1 ? chosen.includes(draft) : undefined}
              choose={(on) =>
                setLeft((before) =>
                  on ? before.filter((one) => one !== draft.record) : [...before, draft.record],
                )
              }
            />
          </li>
        ))}
      </ul>
      {failure && <Failed failure={failure} again={again} />}
      {at !== null && (
        <TextField
          label={say('draft.at')}
          type="datetime-local"
          value={at}
          min={clockOf(new Date().toISOString())}
          error={over && at !== '' ? say('draft.notThen') : undefined}
          help={say('draft.atText')}
          onChange={({ target }) => setAt(target.value)}
        />
      )}
      {drafts.length > 0 && (
        <>
          <p className={`${css.text} soft`}>
            {say(at === null ? 'draft.publishText' : 'draft.planText')}
          </p>
          <p className={`${css.actions} row`}>
            <DeskButton
              variant="primary"
              data-first
              busy={change.busy}
              disabled={records.length === 0}
              onClick={send}
            >
              {say(at === null ? 'draft.publishNow' : 'draft.plan')}
            </DeskButton>
            <DeskButton
              onClick={() =>
                setAt(at === null ? `${clockOf(tomorrow()).slice(0, 10)}T08:00` : null)
              }
            >
              {say(at === null ? 'draft.later' : 'draft.notLater')}
            </DeskButton>
            <DeskButton variant="plain" onClick={close}>
              {say('dialog.cancel')}
            </DeskButton>
          </p>
        </>
      )}
    </DeskDialog>
  );
}

interface Line {
  draft: WaitingDraft;
  /** What it changes of what is in force; absent until it is read. */
  differences: { readonly differences: readonly Differing[] } | undefined;
  pages: readonly NamedPage[];
  /** Whether the differences are shown at once. */
  open: boolean;
  /** Whether it is among what is published; absent for the only one. */
  chosen: boolean | undefined;
  choose: (on: boolean) => void;
}

/** A draft: of what, by whom, and what it lacks. */
function DraftLine({ draft, differences, pages, open, chosen, choose }: Line) {
  const say = useText();
  const { full } = useTime();
  const { record, title, state, changes, author, at } = draft;
  const name = title || say(record === 'menu' ? 'draft.menu' : 'settings.title');
  const what = (
    <span>
      <span className="strong">{name}</span>: {say(`draft.state.${state}` as TextKey)},{' '}
      {say('draft.changes', { count: changes })}{' '}
      <span className="small soft">
        {say('part.by', { name: author?.name ?? say('part.somebody'), at: full(at) })}
      </span>
    </span>
  );
  return (
    <>
      {chosen === undefined ? (
        what
      ) : (
        <label>
          <input
            type="checkbox"
            checked={chosen}
            onChange={(event) => choose(event.target.checked)}
          />
          {what}
        </label>
      )}
      <Planned planned={draft.planned} />
      <Untranslated draft={draft} />
      {draft.state !== 'GONE' && differences && differences.differences.length > 0 && (
        <details open={open}>
          <summary>{say('diff.title')}</summary>
          <Differences parts={differences.differences} pages={pages} />
        </details>
      )}
    </>
  );
}

/** Whether a draft goes live without anybody's doing: it is chosen only on purpose. */
const isPlanned = ({ planned }: WaitingDraft) => Boolean(planned && !planned.lapsed);

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
