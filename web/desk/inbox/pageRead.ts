import type { ReadList } from './leadListsContext.ts';

type Lead = ReadList['leads'][number];

/** A page as the graph answers it; null for whoever may not read leads. */
export interface Page {
  readonly nodes: readonly Lead[];
  readonly totalCount: number;
  readonly endCursor?: string | null | undefined;
  readonly hasNextPage: boolean;
}

/**
 * A list after another page was read, or its first page anew. What was read below the first page stays below it, so that whoever comes back
 * to a list finds the place again. A lead that moved from one page to the other is there once.
 */
export function pageRead(
  before: Pick<ReadList, 'leads' | 'endCursor' | 'more'>,
  page: Page | null | undefined,
  next: boolean,
): Partial<ReadList> {
  if (!page) return { waiting: false };
  const seam = next ? -1 : before.leads.findIndex(({ id }) => id === page.nodes.at(-1)?.id);
  const continues = seam >= 0 && seam + 1 < before.leads.length;
  const leads = next
    ? [...before.leads, ...page.nodes]
    : [...page.nodes, ...(continues ? before.leads.slice(seam + 1) : [])];
  return {
    leads: once(leads),
    total: page.totalCount,
    endCursor: continues ? before.endCursor : (page.endCursor ?? null),
    more: continues ? before.more : page.hasNextPage,
    waiting: false,
  };
}

function once(leads: readonly Lead[]): Lead[] {
  return [...new Map(leads.toReversed().map((lead) => [lead.id, lead])).values()].toReversed();
}
