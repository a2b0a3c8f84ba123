import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, type Disposable, getRequest } from 'relay-runtime';
import type { usePagesQuery } from '../__generated__/usePagesQuery.graphql.ts';
import { unattended } from '../app/environment.ts';
import { filterInput, keyOf, newestFirst, type Selection } from './filter.ts';
import type { Lists } from './leadListsContext.ts';

const query = graphql`
  query usePagesQuery(
    $list: LeadList!
    $filter: LeadFilter
    $newest: Boolean!
    $after: String
    $first: Boolean!
  ) {
    desk {
      ...useLeadCounts_desk
      found: leadCounts(filter: $filter) @include(if: $first) {
        list
        count
      }
      leads(list: $list, filter: $filter, newestFirst: $newest, after: $after) {
        nodes {
          id
          ...LeadRow_lead
          ...useBulkChange_leads
        }
        totalCount
        endCursor
        hasNextPage
      }
    }
  }
`;

/** Reads pages of leads. What they have stays in the store as long as their selection is remembered. */
export function usePages(read: Lists['read']) {
  const environment = useRelayEnvironment();
  const held = useRef(new Map<string, Map<string | null, Disposable>>());
  useEffect(() => {
    for (const [key, pages] of held.current) {
      if (key in read) continue;
      for (const page of pages.values()) page.dispose();
      held.current.delete(key);
    }
  }, [read]);
  const hold = (key: string, variables: usePagesQuery['variables']) => {
    const pages = held.current.get(key) ?? new Map<string | null, Disposable>();
    held.current.set(key, pages);
    const { after = null } = variables;
    if (pages.has(after)) return;
    pages.set(after, environment.retain(createOperationDescriptor(getRequest(query), variables)));
  };
  return (selection: Selection, after: string | null, byItself = false) => {
    const { list, filter } = selection;
    const variables = {
      list,
      filter: filterInput(filter),
      newest: newestFirst(selection),
      after,
      first: after === null,
    };
    hold(keyOf(selection), variables);
    return fetchQuery<usePagesQuery>(environment, query, variables, byItself ? unattended : null);
  };
}
