import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FilterBar_query$key } from '../__generated__/FilterBar_query.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './FilterBar.module.css';
import { FilterBedrooms } from './FilterBedrooms.tsx';
import { FilterCities } from './FilterCities.tsx';
import { FilterGoals } from './FilterGoals.tsx';
import { FilterPrice } from './FilterPrice.tsx';
import { FilterText } from './FilterText.tsx';
import { FilterTypes } from './FilterTypes.tsx';
import { conditions, type Filter } from './filter.ts';
import { useDraft } from './filterDraft.ts';

interface Props {
  goal: 'sale' | 'rent';
  filter: Filter;
  query: FilterBar_query$key;
}

/**
 * The filter of a list. Every choice is asked at once; words when they are sent. Without scripts it is an ordinary
 * form that leads to the same addresses.
 */
export function FilterBar({ goal, filter, query }: Props) {
  const intl = useIntl();
  const list = path(goal, useLanguage());
  const draft = useDraft(list, filter);
  const [open, setOpen] = useState(false);
  const choices = useFragment(
    graphql`
      fragment FilterBar_query on Query
      @argumentDefinitions(language: { type: "Language!" }, goal: { type: "Goal" }) {
        categories(language: $language) {
          ...FilterTypes_categories
        }
        cities(language: $language, goal: $goal) {
          ...FilterCities_cities
        }
      }
    `,
    query,
  );
  return (
    <form
      id="filter"
      className={classes(css.filter, open && css.open)}
      action={list}
      aria-label={intl.formatMessage({ id: 'list.filter' })}
      onSubmit={(event) => {
        event.preventDefault();
        draft.apply({});
      }}
    >
      <FilterGoals goal={goal} filter={filter} className={css.goals} />
      <FilterCities cities={choices.cities} draft={draft} className={css.cell} />
      <FilterTypes goal={goal} categories={choices.categories} draft={draft} className={css.cell} />
      <FilterPrice goal={goal} draft={draft} className={classes(css.cell, css.later)} />
      <FilterBedrooms draft={draft} className={classes(css.cell, css.later)} />
      <FilterText draft={draft} className={classes(css.cell, css.later)} />
      <Button className={css.criteria} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="sliders" />
        {intl.formatMessage({ id: 'list.criteria' }, { count: conditions(filter) })}
      </Button>
      <Button
        primary
        type="submit"
        className={css.go}
        aria-label={intl.formatMessage({ id: 'list.search' })}
      >
        <Icon name="search" />
      </Button>
    </form>
  );
}
