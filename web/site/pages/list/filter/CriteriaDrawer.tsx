import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CriteriaDrawerQuery } from '../../../../__generated__/CriteriaDrawerQuery.graphql.ts';
import type { FilterCells_query$key } from '../../../../__generated__/FilterCells_query.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { useAnswer } from '../../../../shared/answer/useAnswer.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { cleared, type Filter } from '../../../../shared/list/filter.ts';
import { graphFilter } from '../../../../shared/list/filterVariables.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { grouped } from '../../../../shared/ui/figures.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { useModal } from '../../../../shared/ui/useModal.ts';
import css from './CriteriaDrawer.module.css';
import { CriteriaFields } from './CriteriaFields.tsx';
import { CriteriaName } from './CriteriaName.tsx';
import { FilterCells } from './FilterCells.tsx';
import type { Draft } from './filterDraft.ts';
import { type Counts, useCounts } from './useCounts.ts';

export interface CriteriaDrawerProps {
  goal: 'sale' | 'rent';
  query: FilterCells_query$key;
  /** The filter of the bar: the drawer starts from it and applies its own to it when the form is sent. */
  draft: Draft;
  /** The counts of the list, shown until those of the drawer's filter have loaded. */
  counts: Counts;
  onClose: () => void;
}

/** All criteria in a drawer. The list changes when the button is pressed, which says how many properties it will have. */
export function CriteriaDrawer({ goal, query, draft, counts, onClose }: CriteriaDrawerProps) {
  const intl = useIntl();
  const dialog = useModal(true);
  const [filter, setFilter] = useState(draft.filter);
  const change = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }));
  const ownDraft: Draft = { filter, edit: change, apply: change };
  const preview = usePreview(goal, filter, counts);
  const total = preview.total ?? 0;
  const words = intl.formatMessage({ id: 'list.show' }, { count: total, total: grouped(total) });
  return (
    <dialog ref={dialog} className={css.drawer} aria-labelledby="criteria" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          draft.apply(filter);
        }}
      >
        <div className={css.top}>
          <h2 id="criteria">
            <CriteriaName all={0} further={0} />
          </h2>
          <IconButton
            icon="x"
            label={intl.formatMessage({ id: 'list.closeCriteria' })}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className={css.body}>
          <div className={css.first}>
            <FilterCells
              {...{ goal, query, draft: ownDraft, counts: preview.counts }}
              first={css.cell}
              later={css.cell}
            />
          </div>
          <CriteriaFields draft={ownDraft} counts={preview.counts} />
        </div>
        <div className={css.bottom}>
          <p className="hidden-text" role="status">
            {preview.total !== null && !preview.waiting && words}
          </p>
          <Button primary wide type="submit" busy={preview.waiting}>
            {preview.total === null ? intl.formatMessage({ id: 'list.search' }) : words}
          </Button>
          <Button wide onClick={() => setFilter(cleared(filter))}>
            {intl.formatMessage({ id: 'list.clear' })}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** How many properties the list has with this filter (null while unknown), and the counts beside each value. */
function usePreview(goal: 'sale' | 'rent', filter: Filter, before: Counts) {
  const language = graphLanguage(useLanguage());
  const { answer, waiting } = useAnswer<CriteriaDrawerQuery>(previewQuery, {
    language,
    filter: graphFilter(goal, filter),
  });
  const properties = answer?.properties;
  const counts = useCounts(properties?.counts ?? null);
  return { total: properties?.totalCount ?? null, counts: counts ?? before, waiting };
}

const previewQuery = graphql`
  query CriteriaDrawerQuery($language: Language!, $filter: PropertyFilter!) {
    properties(language: $language, filter: $filter, first: 1) {
      totalCount
      counts {
        ...useCounts_counts
      }
    }
  }
`;
