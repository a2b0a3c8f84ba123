import { useIntl } from 'react-intl';
import type { FilterTypes_categories$key } from '../../../../__generated__/FilterTypes_categories.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { criterionOf, type Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';

interface Props {
  goal: 'sale' | 'rent';
  categories: FilterTypes_categories$key;
  draft: Draft;
  counts: Counts;
  className?: string | undefined;
}

/** The categories that the goal can have, in the agency's order. */
export function FilterTypes({ goal, draft, counts, className, ...props }: Props) {
  const intl = useIntl();
  const categories = useFragment(
    graphql`
      fragment FilterTypes_categories on Category @relay(plural: true) {
        number
        name
        sale
        rent
      }
    `,
    props.categories,
  );
  const choices = categories
    .filter((category) => category[goal])
    .map(({ number, name }) => ({
      value: String(number),
      words: name,
      chosen: draft.filter.types.includes(number),
      count: counts('types', String(number)),
    }));
  return (
    <FilterChoices
      label={intl.formatMessage({ id: 'list.type' })}
      none={intl.formatMessage({ id: 'list.allTypes' })}
      name="type"
      choices={choices}
      className={className}
      onChoose={criterionOf(draft, 'types').change}
    />
  );
}
