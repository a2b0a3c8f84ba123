import type { Place } from '../app/place.ts';

/** What a screen has open, as colleagues who open the same are told; null for nothing. */
export function recordOf(place: Place): string | null {
  if (place.screen === 'lead') return `lead/${place.id}`;
  if (place.screen === 'article') return `article:${place.key}`;
  if (place.screen === 'page') return `page:${place.key}`;
  if (place.screen === 'pages') return 'menu';
  if (place.screen === 'editor') return `property:${place.number}`;
  return place.screen === 'settings' ? 'site' : null;
}
