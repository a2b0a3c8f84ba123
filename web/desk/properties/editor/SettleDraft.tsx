import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { clockOf, momentOf } from '../../app/time.ts';
import { useChange } from '../../app/useChange.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import type { Done } from '../done.ts';
import {
  type FieldDifference,
  FieldDifferences,
  useDifferenceLabel,
} from '../FieldDifferences.tsx';
import dialogCss from '../PropertyDialog.module.css';
import { usePropertyDraft } from './usePropertyDraft.ts';

interface Props {
  seen: { readonly number: number; readonly draft: number; readonly version: number };
  place: string;
  goal: string;
  changes: readonly FieldDifference[];
  /** Whether the draft is thrown away, not published. */
  discards: boolean;
  close: () => void;
  done: (done: Done | null) => void;
}

/** Shows what a draft changes, and publishes it now, at a time, or throws it away. */
export function SettleDraft({ seen, place, goal, changes, discards, close, done }: Props) {
  const say = useText();
  const label = useDifferenceLabel();
  const settle = usePropertyDraft();
  const change = useChange(() => {});
  const [at, setAt] = useState<string | null>(null);
  const over = at !== null && at <= clockOf(new Date().toISOString());
  const send = () => {
    if (at === '' || over) return;
    change.run(async () => {
      if (!discards && at === null) {
        const sent = await settle.publish(seen);
        if (sent.__typename === 'PropertyChanged')
          done({ text: say('property.published', { place }), undo: sent.undo ?? null });
        return sent;
      }
      const sent = discards
        ? await settle.discard(seen)
        : await settle.plan(seen, momentOf(at ?? ''));
      if (sent.__typename === 'PropertyChanged') done(null);
      return sent;
    });
  };
  const wrong =
    change.wrong === 'STALE'
      ? say('property.draftStale')
      : change.path[0] === 'at'
        ? say('draft.notThen')
        : say('property.draftRefused', {
            fields: label({ name: change.path[0] ?? '', language: null }),
          });
  return (
    <DeskDialog
      title={say(discards ? 'property.discardOf' : 'property.publishOf', { place })}
      close={close}
    >
      <div className={dialogCss.form}>
        <Wrong failed={change.failed} text={change.wrong && wrong} />
        <FieldDifferences fields={changes} goal={goal} />
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
        <p className="soft">
          {say(
            discards
              ? 'property.discardText'
              : at === null
                ? 'draft.publishText'
                : 'draft.planText',
          )}
        </p>
        <p className={dialogCss.row}>
          <DeskButton variant="primary" data-first busy={change.busy} onClick={send}>
            {say(discards ? 'draft.discard' : at === null ? 'draft.publishNow' : 'draft.plan')}
          </DeskButton>
          {!discards && (
            <DeskButton
              onClick={() =>
                setAt(at === null ? `${clockOf(tomorrow()).slice(0, 10)}T08:00` : null)
              }
            >
              {say(at === null ? 'draft.later' : 'draft.notLater')}
            </DeskButton>
          )}
          <DeskButton variant="plain" onClick={close}>
            {say('dialog.cancel')}
          </DeskButton>
        </p>
      </div>
    </DeskDialog>
  );
}

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
