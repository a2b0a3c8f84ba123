import type { CostsAndDuties_estimate$key } from '../../../__generated__/CostsAndDuties_estimate.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Costs } from './Costs.tsx';
import { Duties } from './Duties.tsx';

interface Props {
  estimate: CostsAndDuties_estimate$key;
  /** The query string of the page. */
  search: string;
}

/** What a property costs, and what the law asks of its buyer: the code of both loads when the visitor comes near. */
export function CostsAndDuties({ search, ...props }: Props) {
  const estimate = useFragment(
    graphql`
      fragment CostsAndDuties_estimate on Estimate {
        ...Costs_estimate
        ...Duties_estimate
      }
    `,
    props.estimate,
  );
  return (
    <>
      <Costs estimate={estimate} search={search} />
      <Duties estimate={estimate} search={search} />
    </>
  );
}
