import { useEffect, useState } from 'react';
import { isCalm } from './calm.ts';

/** How long a picture rests, in milliseconds (specification section 9). */
const rest = 3000;

/**
 * Which of so many pictures is shown. They take turns until the visitor stops them; while `around` is pointed at or has
 * focus they wait, and for who wants no motion they do not start by themselves.
 */
export function useTurns(count: number, around: HTMLElement) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(isCalm);
  const [held, setHeld] = useHeld(around);
  const turning = !stopped && !held && count > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture gets its whole rest
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => setCurrent((n) => (n + 1) % count), rest);
    return () => clearTimeout(timer);
  }, [turning, count, current]);
  return {
    current,
    stopped,
    turning,
    /** Shows a picture by its place; before the first comes the last. */
    show: (place: number) => setCurrent((place + count) % count),
    /** Stops, or goes on at once, pointed at or not. */
    toggle() {
      setStopped(!stopped);
      setHeld(false);
    },
  };
}

function useHeld(around: HTMLElement) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const hold = () => setHeld(true);
    const release = () => setHeld(around.matches(':hover, :focus-within'));
    const leave = (event: FocusEvent) => {
      if (!around.contains(event.relatedTarget as Node | null)) release();
    };
    around.addEventListener('pointerenter', hold);
    around.addEventListener('focusin', hold);
    around.addEventListener('pointerleave', release);
    around.addEventListener('focusout', leave);
    return () => {
      around.removeEventListener('pointerenter', hold);
      around.removeEventListener('focusin', hold);
      around.removeEventListener('pointerleave', release);
      around.removeEventListener('focusout', leave);
    };
  }, [around]);
  return [held, setHeld] as const;
}
