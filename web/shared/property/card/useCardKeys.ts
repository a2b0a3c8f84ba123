import { type RefObject, useEffect, useRef } from 'react';

/** Keys on a card's link: the arrows turn its photos, S saves the property. */
export function useCardKeys(card: RefObject<HTMLElement | null>, turn: (by: number) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const { current } = card;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by) {
        event.preventDefault();
        latest.current(by);
      } else if (event.key === 's') {
        current?.querySelector<HTMLElement>('[aria-pressed]')?.click();
      }
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [card]);
}
