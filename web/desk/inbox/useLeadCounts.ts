import { use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useLeadCounts_desk$key } from '../__generated__/useLeadCounts_desk.graphql.ts';
import { LeadListsContext } from './leadListsContext.ts';
import type { LeadList } from './lists.ts';

/** How many leads a list has, as last heard; null while that is not known, and for whoever may not read leads. */
export function useLeadCounts(): (list: LeadList) => number | null {
  const { counts } = use(LeadListsContext);
  const desk = useFragment(
    graphql`
      fragment useLeadCounts_desk on Desk {
        leadCounts {
          list
          count
        }
      }
    `,
    counts as useLeadCounts_desk$key | null,
  );
  return (list) => desk?.leadCounts?.find((one) => one.list === list)?.count ?? null;
}
