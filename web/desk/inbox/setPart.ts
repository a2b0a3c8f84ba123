import { placeOf } from '../app/place.ts';
import { become, go } from '../app/usePlace.ts';
import { type LeadFilter, withPart } from './filter.ts';

/** Changes a part of the filter in the address. Typing on in the same field makes only one entry for Back. */
export function setPart(part: keyof LeadFilter, text: string): void {
  const place = placeOf(location);
  if (place.screen !== 'inbox') return;
  const before = place.filter ?? {};
  const filter = withPart(before, part, text);
  if (filter[part] === before[part]) return;
  const typed = part === 'words' || part === 'property';
  const move = typed && before[part] !== undefined ? become : go;
  move({ screen: 'inbox', list: place.list, filter });
}

/** Removes the whole filter. */
export function clearFilter(): void {
  const place = placeOf(location);
  if (place.screen === 'inbox') go({ screen: 'inbox', list: place.list });
}
