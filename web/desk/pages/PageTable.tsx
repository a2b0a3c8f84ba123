import { graphql, useFragment } from 'react-relay/hooks';
import type { PageTable_pages$key } from '../__generated__/PageTable_pages.graphql.ts';
import { useText } from '../app/texts.ts';
import { PageRow } from './PageRow.tsx';
import css from './PageTable.module.css';
import type { Moves } from './useMoves.ts';

interface Props {
  pages: PageTable_pages$key;
  /** Null for who may not move them. */
  moves: Moves | null;
}

/** The tree of pages as a table, on a phone rows of a few lines. */
export function PageTable({ pages: key, moves }: Props) {
  const say = useText();
  const pages = useFragment(
    graphql`
      fragment PageTable_pages on Page @relay(plural: true) {
        id
        key
        parent
        title
        ...PageRow_page
      }
    `,
    key,
  );
  return (
    <table className={`table ${css.rows}`}>
      <caption className="hidden-text">{say('pages.table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.main}>
            {say('pages.page')}
          </th>
          <th scope="col" className={css.state}>
            {say('pages.state')}
          </th>
          <th scope="col" className={css.languages}>
            {say('pages.languages')}
          </th>
          <th scope="col" className={css.modules}>
            {say('pages.modules')}
          </th>
          <th scope="col" className={css.menu}>
            {say('pages.inMenu')}
          </th>
          <th scope="col" className={css.last}>
            {say('pages.last')}
          </th>
          {moves && (
            <th scope="col" className={css.place}>
              {say('pages.place')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            above={pages.find((one) => one.key === page.parent)?.title}
            moves={moves}
          />
        ))}
      </tbody>
    </table>
  );
}
