import { use, useEffect, useRef } from 'react';
import { useText } from '../app/texts.ts';
import { LeadRow } from './LeadRow.tsx';
import css from './LeadTable.module.css';
import { LeadListsContext, type ReadList } from './leadListsContext.ts';
import type { LeadList } from './lists.ts';

interface Props {
  list: LeadList;
  leads: ReadList['leads'];
  total: number;
  /** A row came into view. */
  reached: (index: number) => void;
}

/** The leads of a list: a table, on a phone rows of a few lines. */
export function LeadTable({ list, leads, total, reached }: Props) {
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
    <table className={css.rows}>
      <caption className="hidden-text">
        {say('inbox.caption', { list: say(`inbox.list.${list}`), count: total })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('lead.state')}</th>
          <th scope="col">{say('inbox.who')}</th>
          <th scope="col">{say('inbox.form')}</th>
          <th scope="col">{say('inbox.about')}</th>
          <th scope="col">{say('inbox.message')}</th>
          <th scope="col">{say('lead.for')}</th>
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
            list={list}
            at={lead.id === at[list]}
            arrive={() => setAt(list, lead.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
