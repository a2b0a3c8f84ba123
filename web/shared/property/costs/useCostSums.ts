import type {
  useCostSums_estimate$data,
  useCostSums_estimate$key,
} from '../../../__generated__/useCostSums_estimate.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import type { Shown } from './shown.ts';

/** What a list of costs shows of an estimate, without the buyer's loan. */
export function useCostSums(key: useCostSums_estimate$key): Shown {
  return sumsOf(
    useFragment(
      graphql`
        fragment useCostSums_estimate on Estimate {
          lines {
            id
            name
            amount {
              text
            }
            lowest {
              text
            }
            most {
              text
            }
            rule {
              name
              terms
              since
              sources
              checked
              estimated
            }
          }
          total {
            text
          }
          complete
          withPrice {
            text
          }
        }
      `,
      key,
    ),
  );
}

function sumsOf({ lines, total, complete, withPrice }: useCostSums_estimate$data): Shown {
  return {
    lines: lines.map((line) => ({
      ...line,
      amount: line.amount?.text ?? null,
      lowest: line.lowest?.text ?? null,
      most: line.most?.text ?? null,
      rule: line.rule ?? null,
    })),
    total: total.text,
    complete,
    withPrice: withPrice?.text ?? null,
    ownMoney: null,
    loan: null,
  };
}
