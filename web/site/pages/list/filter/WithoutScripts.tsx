import { useIntl } from 'react-intl';
import { more } from '../../../../shared/list/criteria.ts';
import { conditions } from '../../../../shared/list/filter.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import css from './FilterBar.module.css';
import { criterionOf, type Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';

/** The part of the filter form that stands in for the drawer and the map without scripts. Only the server renders it. */
export function WithoutScripts({ draft, counts }: { draft: Draft; counts: Counts }) {
  const intl = useIntl();
  const count = conditions(draft.filter, more);
  return (
    <>
      {(['bounds', 'area'] as const).map((name) =>
        criterionOf(draft, name).texts.map((text) => (
          <input key={name} type="hidden" name={name} value={text} />
        )),
      )}
      <p className={css.noMap}>{intl.formatMessage({ id: 'list.noMap' })}</p>
      <details className={css.more} open={count > 0}>
        <summary>{intl.formatMessage({ id: 'list.criteria' }, { count })}</summary>
        <CriteriaFields draft={draft} counts={counts} />
      </details>
    </>
  );
}
