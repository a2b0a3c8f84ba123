import type { MapMessage, MapPin, MapTexts } from '../../../shared/map/message.ts';
import type { Group } from '../field.ts';

/** A text with its values put in: '{count} panden', 12. */
export function filled(text: string, values: Record<string, number | string>): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
}

/** The number of properties; for a single one, its reference. */
export function countText({ pins, count }: Pick<Group, 'pins' | 'count'>, texts: MapTexts): string {
  const number = pins[0]?.numbers[0] ?? 0;
  return count > 1 ? filled(texts.homes, { count }) : filled(texts.reference, { number });
}

/** The text on the pin of one point: the price line or the number of properties; empty with the agency's own picture. */
export function labelOf(pins: readonly MapPin[], { info, marker }: MapMessage): string {
  const [first, ...others] = pins;
  if (marker !== null && first?.exact) return '';
  if (first?.property && others.length === 0) return first.property.price;
  return countText({ pins: [...pins], count: pins.length }, info);
}

/** The accessible name of a pin, longer than its text. */
export function nameOf(group: Group, texts: MapTexts): string {
  const property = group.pins[0]?.property;
  if (group.appearance === 'cluster' || !property)
    return `${countText(group, texts)}, ${texts.zoomIn}`;
  const { price, type, title } = property;
  const words = group.count > 1 ? [countText(group, texts), title] : [price, type, title];
  return [...words, ...(group.appearance === 'about' ? [texts.about] : [])]
    .filter(Boolean)
    .join(', ');
}
