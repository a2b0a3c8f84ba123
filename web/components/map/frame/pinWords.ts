import type { MapMessage, MapPin, MapTexts } from '../message.ts';
import type { Group } from './field.ts';

/** A text with its values put in: '{count} panden', 12. */
export function filled(text: string, values: Record<string, number | string>): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
}

/** How many homes; one that is not known further goes by its reference. */
export function homes({ pins, count }: Pick<Group, 'pins' | 'count'>, texts: MapTexts): string {
  const number = pins[0]?.numbers[0] ?? 0;
  return count > 1 ? filled(texts.homes, { count }) : filled(texts.reference, { number });
}

/** What stands on the pin of one point: a price or how many homes; nothing where the agency's own picture does. */
export function labelOf(pins: readonly MapPin[], { info, marker }: MapMessage): string {
  const [first, ...others] = pins;
  if (marker !== null && first?.exact) return '';
  if (first?.property && others.length === 0) return first.property.price;
  return homes({ pins: [...pins], count: pins.length }, info);
}

/** What a pin is called: more than what stands on it. */
export function nameOf(group: Group, texts: MapTexts): string {
  const property = group.pins[0]?.property;
  if (group.appearance === 'cluster' || !property) return `${homes(group, texts)}, ${texts.zoomIn}`;
  const { price, type, title } = property;
  const words = group.count > 1 ? [homes(group, texts), title] : [price, type, title];
  return [...words, ...(group.appearance === 'about' ? [texts.about] : [])]
    .filter(Boolean)
    .join(', ');
}
