import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeys } from '../app/keys.ts';
import { useText } from '../app/texts.ts';
import type { Wanted } from '../lead/useLeadChanges.ts';
import css from '../ui/ChosenBar.module.css';
import { DeskButton } from '../ui/DeskButton.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { Selection } from './filter.ts';
import type { Bulk } from './useBulk.ts';
import { type Choice, mostByName } from './useChoice.ts';

interface Props {
  selection: Selection;
  choice: Choice;
  total: number;
  bulk: Bulk;
  colleagues: readonly { readonly id: string; readonly name: string }[];
}

/** What to do with the leads that are chosen. For all of a list the number is said before it is done. */
export function ChosenBar({ selection, choice, total, bulk, colleagues }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const [asks, setAsks] = useState<'handOver' | Wanted | null>(null);
  const { ids, all } = choice;
  const count = all ? total : ids.size;
  const send = (wanted: Wanted) => {
    setAsks(null);
    bulk.want(all ? { selection, count: total } : { ids }, wanted);
  };
  const set = (state: 'IN_HAND' | 'DONE' | 'SPAM') => () => {
    if (count > 0) (all ? setAsks : send)({ state });
  };
  const handOver = () => {
    if (count > 0) setAsks('handOver');
  };
  useKeys({ h: set('IN_HAND'), e: set('DONE'), d: handOver });
  const full = ids.size === mostByName && !all && total > mostByName;
  const button = (name: ReactNode, key: string | null, act: () => void) => (
    <DeskButton busy={bulk.busy} onClick={act}>
      {name} {key && <kbd>{key}</kbd>}
    </DeskButton>
  );
  return (
    <>
      <p className="hidden-text" role="status">
        {count > 0 && say('bulk.chosen', { count })}{' '}
        {full && say('bulk.full', { most: mostByName })}
      </p>
      {count > 0 && (
        <section className={css.bar} aria-label={say('bulk.region')}>
          <b>{say('bulk.chosen', { count })}</b>
          {!all && total > ids.size && (
            <DeskButton look="plain" onClick={choice.chooseAll}>
              {say('bulk.all', { count: total.toLocaleString(locale) })}
            </DeskButton>
          )}
          <DeskButton look="plain" onClick={choice.clear}>
            {say('bulk.none')}
          </DeskButton>
          {full && <span className="small">{say('bulk.full', { most: mostByName })}</span>}
          <span className={css.room} />
          {button(say('lead.state.IN_HAND'), 'H', set('IN_HAND'))}
          {button(say('lead.state.DONE'), 'E', set('DONE'))}
          {button(say('bulk.handOver'), 'D', handOver)}
          {button(say('lead.state.SPAM'), null, set('SPAM'))}
        </section>
      )}
      {asks && (
        <BulkDialog
          count={count}
          wanted={asks === 'handOver' ? null : asks}
          colleagues={colleagues}
          send={send}
          close={() => setAsks(null)}
        />
      )}
    </>
  );
}
