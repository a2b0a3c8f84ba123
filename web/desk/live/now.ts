import { createContext, use } from 'react';
import type { LiveSubscription } from '../__generated__/LiveSubscription.graphql.ts';

/** A number for each part of the desk, which grows when the part changes; null for a part that the role may not see. */
export type Now = LiveSubscription['response']['deskChanged'];

/** A part of the desk that changes by itself. */
export type LivePart = Exclude<keyof Now, 'others' | 'arrived' | 'imports'>;

/** The last event of the server, and how many leads came in since somebody looked at the new ones. */
export const NowContext = createContext<(Now & { readonly unseen: number }) | null>(null);

export const useNow = () => use(NowContext);

/** A text that changes when one of some parts changes. */
export function useVersion(parts: readonly LivePart[]): string {
  const now = useNow();
  return parts.map((part) => now?.[part] ?? '').join();
}
