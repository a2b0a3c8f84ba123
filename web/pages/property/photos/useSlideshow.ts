import { useEffect, useState } from 'react';

/** How long a photo rests, in milliseconds (specification section 9, carousel defaults). */
const rest = 3000;

/** Steps on by itself after every rest, from when a visitor starts it until it is stopped. */
export function useSlideshow(at: number | null, step: () => void) {
  const [playing, setPlaying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every photo gets its whole rest
  useEffect(() => {
    if (!playing || at === null) return;
    const timer = setTimeout(step, rest);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return { playing, setPlaying };
}
