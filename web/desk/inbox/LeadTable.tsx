import { use, useEffect, useRef } from 'react';
import { useText } from '../app/texts.ts';
import { keyOf, type Selection } from './filter.ts';
import { LeadRow } from './LeadRow.tsx';
import css from './LeadTable.module.css';
import { LeadListsContext, type ReadList } from './leadListsContext.ts';
import type { Choice } from './useChoice.ts';

interface Props {
  selection: Selection;
  leads: ReadList['leads'];
  total: number;
  /** Whether leads go to a CRM. */
  linked: boolean;
  choice: Choice;
  /** Called when a row comes into view. */
  reached: (index: number) => void;
}

/** The leads of a list: a table, on a phone rows of a few lines. Each can be chosen. */
export function LeadTable({ selection, leads, total, linked, choice, reached }: Props) {
  const say = useText();
  const { at, setAt } = use(LeadListsContext);
  const end = useRef<HTMLTableSectionElement>(null);
  const watched = Math.max(0, leads.length - 10);
  useEffect(() => {
    const row = end.current?.rows[watched];
    if (!row) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) reached(watched);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [watched, reached]);
  return (
    <table className={`table ${css.rows}`}>
      <caption className="hidden-text">
        {say('inbox.caption', { list: say(`inbox.list.${selection.list}`), count: total })}
      </caption>
      <thead>
        <tr>
          <td className={css.tick} />
          <th scope="col" className={css.state}>
            {say('lead.state')}
          </th>
          <th scope="col" className={css.who}>
            {say('inbox.who')}
          </th>
          <th scope="col" className={css.form}>
            {say('inbox.form')}
          </th>
          <th scope="col" className={css.about}>
            {say('inbox.about')}
          </th>
          <th scope="col" className={css.message}>
            {say('inbox.message')}
          </th>
          <th scope="col" className={css.agent}>
            {say('lead.for')}
          </th>
          {linked && (
            <th scope="col" className={css.crm}>
              {say('inbox.crm')}
            </th>
          )}
          <th scope="col" className={css.since}>
            {say('inbox.since')}
          </th>
        </tr>
      </thead>
      <tbody ref={end}>
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            selection={selection}
            linked={linked}
            chosen={choice.ids.has(lead.id)}
            choose={() => choice.toggle(lead.id)}
            at={lead.id === at[keyOf(selection)]}
            arrive={() => setAt(selection, lead.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
