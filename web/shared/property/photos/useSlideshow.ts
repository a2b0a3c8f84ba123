import { useEffect, useState } from 'react';

/** How long each photo is shown, in milliseconds (specification section 9, carousel defaults). */
const interval = 3000;

/** Steps on after each interval, from when the visitor starts the slideshow until it is stopped. */
export function useSlideshow(at: number | null, step: () => void) {
  const [playing, setPlaying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo gets a whole interval
  useEffect(() => {
    if (!playing || at === null) return;
    const timer = setTimeout(step, interval);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return { playing, setPlaying };
}
