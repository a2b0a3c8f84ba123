import { type RefObject, useEffect, useRef } from 'react';

/** Tabs that bring the tab of what is shown into sight, also on a phone, whenever something changes that `key` says. */
export function useTabInSight(key: string): RefObject<HTMLElement | null> {
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when
  useEffect(() => {
    const own = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (own && tabs.current) tabs.current.scrollLeft = own.offsetLeft - tabs.current.offsetLeft;
  }, [key]);
  return tabs;
}
