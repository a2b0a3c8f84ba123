import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { FilterCells_query$key } from '../../../../__generated__/FilterCells_query.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { valuesOf } from '../../../../shared/list/criteria.ts';
import { classes } from '../../../../shared/ui/classes.ts';
import cell from './FilterCell.module.css';
import { FilterCities } from './FilterCities.tsx';
import { FilterPrice } from './FilterPrice.tsx';
import { FilterText } from './FilterText.tsx';
import { FilterTypes } from './FilterTypes.tsx';
import { criterionOf, type Draft } from './filterDraft.ts';
import { LeastSelect } from './LeastSelect.tsx';
import type { Counts } from './useCounts.ts';

interface Props {
  goal: 'sale' | 'rent';
  query: FilterCells_query$key;
  draft: Draft;
  counts: Counts;
  /** The class of the first cells, which narrow windows keep, and of the later ones, which they hide. */
  first?: string | undefined;
  later?: string | undefined;
}

/** The criteria used most, each in a cell. */
export function FilterCells({ goal, draft, counts, first, later, ...props }: Props) {
  const intl = useIntl();
  const bedrooms = useId();
  const choices = useFragment(
    graphql`
      fragment FilterCells_query on Query
      @argumentDefinitions(language: { type: "Language!" }, goal: { type: "Goal" }) {
        categories(language: $language) {
          ...FilterTypes_categories
        }
        cities(language: $language, goal: $goal) {
          ...FilterCities_cities
        }
      }
    `,
    props.query,
  );
  const shared = { goal, draft, counts };
  return (
    <>
      <FilterCities {...shared} cities={choices.cities} className={first} />
      <FilterTypes {...shared} categories={choices.categories} className={first} />
      <FilterPrice {...shared} className={later} />
      <div className={classes(cell.cell, later)}>
        <label htmlFor={bedrooms}>{intl.formatMessage({ id: 'filter.bedrooms' })}</label>
        <LeastSelect
          id={bedrooms}
          name="bedrooms"
          {...criterionOf(draft, 'bedrooms')}
          counted={valuesOf('bedrooms').map((value) => counts('bedrooms', value))}
        />
      </div>
      <FilterText draft={draft} className={later} />
    </>
  );
}
