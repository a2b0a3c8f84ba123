import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DraftOfProperty_property$key } from '../../__generated__/DraftOfProperty_property.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { useChange } from '../../app/useChange.ts';
import { useDialog } from '../../app/useDialog.ts';
import { Planned } from '../../parts/Planned.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import type { Done } from '../done.ts';
import { useDifferenceLabel } from '../FieldDifferences.tsx';
import { NotUndone } from '../NotUndone.tsx';
import { usePropertyChange } from '../usePropertyChange.ts';
import css from './DraftOfProperty.module.css';
import { SettleDraft } from './SettleDraft.tsx';
import { usePropertyDraft } from './usePropertyDraft.ts';

interface Props {
  property: DraftOfProperty_property$key;
  number: number;
  /** The property is read again. */
  changed: () => void;
}

/** Begins a draft of a property that visitors see, or says what waits of it, for whom and until when. */
export function DraftOfProperty({ property: key, number, changed }: Props) {
  const say = useText();
  const { full } = useTime();
  const label = useDifferenceLabel();
  const property = useFragment(
    graphql`
      fragment DraftOfProperty_property on DeskProperty {
        place
        path
        goal
        editable
        version
        draft {
          version
          author {
            name
          }
          at
          planned {
            at
            author {
              name
            }
            lapsed
          }
          changes {
            name
            kind
            vocabulary
            language
            was
            is
            new
            gone
          }
        }
      }
    `,
    key,
  );
  const { collect, plan } = usePropertyDraft();
  const change = useChange(changed);
  const dialog = useDialog('draft');
  const [done, setDone] = useState<Done | null>(null);
  const { undo } = usePropertyChange();
  const undoing = useChange(() => {
    setDone({ text: say('lead.undone'), undo: null });
    changed();
  });
  const id = done?.undo;
  const toast = (
    <>
      <Toast
        about={done}
        undo={id ? () => undoing.run(() => undo(id)) : null}
        busy={undoing.busy}
        forget={() => setDone(null)}
      >
        {undoing.wrong || undoing.failed ? null : done?.text}
      </Toast>
      <NotUndone undoing={undoing} />
    </>
  );
  const { draft, editable, path, version } = property;
  if (!editable || (!draft && !path)) return null;
  const wrong = <Wrong failed={change.failed} text={change.wrong && say('property.draftStale')} />;
  if (!draft)
    return (
      <div className={css.line}>
        <p className="small soft">{say('property.atOnce')}</p>
        <DeskButton busy={change.busy} onClick={() => change.run(() => collect(number))}>
          {say('property.collect')}
        </DeskButton>
        {wrong}
        {toast}
      </div>
    );
  const names = [...new Set(draft.changes.map(label))];
  const seen = { number, draft: draft.version, version };
  return (
    <div className={css.draft}>
      <DeskNotice icon="pen">
        <p>
          <span className="strong">{say('property.waits', { count: names.length })}</span>
          {names.length > 0 && `: ${names.join(', ')}`}
        </p>
        <p className="small soft">
          {say('property.waitsText')}{' '}
          {say('part.by', { name: draft.author?.name ?? say('part.somebody'), at: full(draft.at) })}
        </p>
        {draft.planned && (
          <Planned
            planned={{
              at: draft.planned.at,
              author: draft.planned.author,
              lapsed: draft.planned.lapsed,
            }}
          />
        )}
        <p className="row">
          <DeskButton
            variant="primary"
            disabled={names.length === 0}
            aria-haspopup="dialog"
            onClick={() => dialog.show('publish')}
          >
            {say('draft.when')}
          </DeskButton>
          {draft.planned && (
            <DeskButton busy={change.busy} onClick={() => change.run(() => plan(seen, null))}>
              {say('draft.takeBack')}
            </DeskButton>
          )}
          <DeskButton variant="plain" aria-haspopup="dialog" onClick={() => dialog.show('discard')}>
            {say('draft.discard')}
          </DeskButton>
        </p>
      </DeskNotice>
      {wrong}
      {dialog.about && (
        <SettleDraft
          key={dialog.about}
          seen={seen}
          place={property.place}
          goal={property.goal}
          changes={draft.changes}
          discards={dialog.about === 'discard'}
          close={dialog.close}
          done={(next) => {
            dialog.close();
            setDone(next);
            changed();
          }}
        />
      )}
      {toast}
    </div>
  );
}
