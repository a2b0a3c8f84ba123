import { type ComponentType, createContext } from 'react';
import type { Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';

/**
 * What a filter form holds for who has no scripts. The server gives it; in a browser it is null, so that nothing of it is
 * loaded there, and React leaves what is in a `noscript` as it is.
 */
export const WithoutScriptsContext = createContext<ComponentType<{
  draft: Draft;
  counts: Counts;
}> | null>(null);
