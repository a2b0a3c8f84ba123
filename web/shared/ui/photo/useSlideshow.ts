import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../reducedMotion.ts';

/** How long a picture is shown, in milliseconds (specification section 9). */
const duration = 3000;

/**
 * Which of `count` pictures is shown. They change until the visitor stops them, and pause while `around` is pointed at or has
 * focus. For visitors who prefer reduced motion they do not start by themselves.
 */
export function useSlideshow(count: number, around: HTMLElement) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(prefersReducedMotion);
  const [paused, setPaused] = usePaused(around);
  const running = !stopped && !paused && count > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture is shown for the whole duration
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((n) => (n + 1) % count), duration);
    return () => clearTimeout(timer);
  }, [running, count, current]);
  return {
    current,
    stopped,
    running,
    /** Shows a picture by its index; -1 is the last. */
    show: (index: number) => setCurrent((index + count) % count),
    /** Stops, or goes on at once, also while the pointer is on it. */
    toggle() {
      setStopped(!stopped);
      setPaused(false);
    },
  };
}

function usePaused(around: HTMLElement) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const hold = () => setPaused(true);
    const release = () => setPaused(around.matches(':hover, :focus-within'));
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
  return [paused, setPaused] as const;
}
