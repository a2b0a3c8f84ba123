import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FilterBar_query$key } from '../../../../__generated__/FilterBar_query.graphql.ts';
import type { useCounts_counts$key } from '../../../../__generated__/useCounts_counts.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { more } from '../../../../shared/list/criteria.ts';
import { conditions, type Filter } from '../../../../shared/list/filter.ts';
import { path } from '../../../../shared/router/paths.ts';
import { resource } from '../../../../shared/router/resource.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CriteriaDrawerProps } from './CriteriaDrawer.tsx';
import { CriteriaName } from './CriteriaName.tsx';
import css from './FilterBar.module.css';
import { FilterCells } from './FilterCells.tsx';
import { FilterGoals } from './FilterGoals.tsx';
import type { Draft } from './filterDraft.ts';
import { useCounts } from './useCounts.ts';
import { WithoutScripts } from './WithoutScripts.tsx';

const loadDrawer = resource(() => import('./CriteriaDrawer.tsx'));

export interface FilterBarProps {
  goal: 'sale' | 'rent';
  filter: Filter;
  draft: Draft;
  query: FilterBar_query$key;
  counts: useCounts_counts$key;
}

/**
 * The filter of a list. Choices apply at once, words when the form is sent. Without scripts it is a plain form that leads to
 * the same addresses and contains all criteria.
 */
export function FilterBar({ goal, filter, draft, ...props }: FilterBarProps) {
  const intl = useIntl();
  const list = path(goal, useLanguage());
  const counts = useCounts(props.counts);
  const [Drawer, setDrawer] = useState<ComponentType<CriteriaDrawerProps> | null>(null);
  const query = useFragment(
    graphql`
      fragment FilterBar_query on Query
      @argumentDefinitions(language: { type: "Language!" }, goal: { type: "Goal" }) {
        ...FilterCells_query @arguments(language: $language, goal: $goal)
      }
    `,
    props.query,
  );
  const withDrawer = (then: (loaded: ComponentType<CriteriaDrawerProps>) => void) => () => {
    loadDrawer().then(
      ({ CriteriaDrawer }) => then(CriteriaDrawer),
      () => undefined,
    ); // the next press loads it again
  };
  const preload = withDrawer(() => undefined);
  const shared = { goal, query, draft, counts };
  return (
    <>
      <form
        id="filter"
        className={css.filter}
        action={list}
        aria-label={intl.formatMessage({ id: 'list.filter' })}
        onSubmit={(event) => {
          event.preventDefault();
          draft.apply({});
        }}
      >
        <FilterGoals goal={goal} filter={filter} className={css.goals} />
        <FilterCells {...shared} first={css.cell} later={`${css.cell} ${css.later}`} />
        <Button
          className={css.criteria}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={withDrawer((loaded) => setDrawer(() => loaded))}
        >
          <Icon name="sliders" />
          <CriteriaName all={conditions(filter)} further={conditions(filter, more)} />
        </Button>
        <Button
          primary
          type="submit"
          className={css.go}
          aria-label={intl.formatMessage({ id: 'list.search' })}
        >
          <Icon name="search" />
        </Button>
        <noscript>
          {import.meta.env.SSR && <WithoutScripts draft={draft} counts={counts} />}
        </noscript>
      </form>
      {Drawer && <Drawer {...shared} onClose={() => setDrawer(null)} />}
    </>
  );
}
