import { createContext, use } from 'react';
import type { LiveSubscription } from '../../__generated__/LiveSubscription.graphql.ts';

/** How often each part of the desk changed; null is a part that the role may not see. */
export type Now = LiveSubscription['response']['deskChanged'];

/** A part of the desk that changes by itself. */
export type LivePart = Exclude<keyof Now, 'others' | 'arrived'>;

/** What the server told last, and how many leads came in since somebody looked at those that are new. */
export const NowContext = createContext<(Now & { readonly unseen: number }) | null>(null);

export const useNow = () => use(NowContext);

/** Names what some parts are at now: another name means that one of them changed. */
export function useVersion(parts: readonly LivePart[]): string {
  const now = useNow();
  return parts.map((part) => now?.[part] ?? '').join();
}
