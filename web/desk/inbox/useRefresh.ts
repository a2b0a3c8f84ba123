import { useEffect, useRef } from 'react';
import { useVersion } from '../live/now.ts';

/** Calls `refresh` when leads changed at the server since this was first rendered. */
export function useRefresh(refresh: () => void): void {
  const version = useVersion(leads);
  const known = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    refresh();
  }, [version]);
}

const leads = ['leads'] as const;
