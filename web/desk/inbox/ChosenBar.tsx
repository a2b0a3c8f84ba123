import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useKeys } from '../app/keys.ts';
import { listLength } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import type { RequestedChange } from '../lead/handling/useLeadChanges.ts';
import css from '../ui/ChosenBar.module.css';
import { DeskButton } from '../ui/DeskButton.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { Selection } from './filter.ts';
import type { Bulk } from './useBulk.ts';
import { useBulkQuestion } from './useBulkQuestion.ts';
import type { Choice } from './useChoice.ts';

interface Props {
  selection: Selection;
  choice: Choice;
  total: number;
  /** Whether the list was read. */
  ready: boolean;
  bulk: Bulk;
  colleagues: readonly { readonly id: string; readonly name: string }[];
}

/** What to do with the leads that are chosen. For all of a list the number is said before it is done. */
export function ChosenBar({ selection, choice, total, ready, bulk, colleagues }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const { open, ask, close } = useBulkQuestion(choice, total, ready);
  const { ids, all } = choice;
  const count = all ? total : ids.size;
  const send = (requested: RequestedChange, said: number) => {
    close();
    bulk.want(all ? { selection, count: said } : { ids }, requested);
  };
  const set = (state: 'IN_HAND' | 'DONE' | 'SPAM') => () => {
    if (count === 0) return;
    if (all) ask(state);
    else send({ state }, count);
  };
  const handOver = () => {
    if (count > 0) ask('handOver');
  };
  useKeys({ h: set('IN_HAND'), e: set('DONE'), d: handOver });
  const full = ids.size === listLength && !all && total > listLength;
  const button = (name: ReactNode, key: string | null, act: () => void) => (
    <DeskButton busy={bulk.busy} onClick={act}>
      {name} {key && <kbd>{key}</kbd>}
    </DeskButton>
  );
  return (
    <>
      <p className="hidden-text" role="status">
        {count > 0 && say('bulk.chosen', { count })}{' '}
        {full && say('bulk.full', { most: listLength })}
      </p>
      {count > 0 && (
        <section className={css.bar} aria-label={say('bulk.region')}>
          <b>{say('bulk.chosen', { count })}</b>
          {!all && total > ids.size && (
            <DeskButton variant="plain" onClick={choice.chooseAll}>
              {say('bulk.all', { count: total.toLocaleString(locale) })}
            </DeskButton>
          )}
          <DeskButton variant="plain" onClick={choice.clear}>
            {say('bulk.none')}
          </DeskButton>
          {full && <span className="small">{say('bulk.full', { most: listLength })}</span>}
          <span className={css.room} />
          {button(say('lead.state.IN_HAND'), 'H', set('IN_HAND'))}
          {button(say('lead.state.DONE'), 'E', set('DONE'))}
          {button(say('bulk.handOver'), 'D', handOver)}
          {button(say('lead.state.SPAM'), null, set('SPAM'))}
        </section>
      )}
      {open && (
        <BulkDialog
          {...open}
          colleagues={colleagues}
          send={(requested) => send(requested, open.count)}
          close={close}
        />
      )}
    </>
  );
}
