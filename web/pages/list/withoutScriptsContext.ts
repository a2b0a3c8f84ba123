import { type ComponentType, createContext } from 'react';
import type { Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';

/**
 * The part of the filter form for visitors without scripts. The server provides it; in browsers it is null, so its code is
 * not loaded, and React leaves the content of a `noscript` alone.
 */
export const WithoutScriptsContext = createContext<ComponentType<{
  draft: Draft;
  counts: Counts;
}> | null>(null);
