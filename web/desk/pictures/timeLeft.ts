import type { TextKey } from '../app/texts.ts';

/** The text for how long something still takes, in whole minutes or hours. */
export function timeLeft(seconds: number | null | undefined): {
  key: TextKey;
  values?: Record<string, number>;
} {
  if (seconds == null) return { key: 'pictures.sizes.unknown' };
  if (seconds < 60) return { key: 'pictures.sizes.soon' };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return { key: 'pictures.sizes.minutes', values: { minutes } };
  return { key: 'pictures.sizes.hours', values: { hours: Math.ceil(minutes / 60) } };
}
