import { describe, expect, it } from 'vitest';
import type { MapPin } from '../../../shared/map/message.ts';
import { chance, mapMessage, pin } from '../../../test/pins.ts';
import type { Group } from '../field.ts';
import { scale } from '../view.ts';
import { group } from './group.ts';
import { labelWidth } from './pinBox.ts';
import { labelOf } from './pinWords.ts';

const label = (pins: readonly MapPin[]) => labelOf(pins, mapMessage([]));
const grouped = (pins: MapPin[], zoom: number) => group(pins, zoom, label);

/** Homes around Bree: many in a town, some at one point, some without an address, some that the server has joined. */
function manyPins(count: number, seed: number): MapPin[] {
  const next = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const near = next() < 0.5 ? 0.01 : 1;
    const at = pin(1000 + i, 51.14 + (next() - 0.5) * near, 5.6 + (next() - 0.5) * near);
    const kind = next();
    if (kind < 0.1) return { ...at, latitude: 51.141, longitude: 5.597, exact: false };
    if (kind < 0.2) return { ...at, latitude: 51.15, longitude: 5.6 };
    return kind < 0.3 ? { ...at, property: null, count: 1 + Math.floor(next() * 40) } : at;
  });
}

/** The pairs of pins that overlap, calculated here from the sizes in Pin.module.css. */
function overlapping(groups: Group[], zoom: number): [Group, Group][] {
  const boxes = groups.map((it) => ({ it, box: placed(it, zoom) }));
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(({ box: b }) => Math.abs(a.box.x - b.x) * 2 < a.box.width + b.width)
      .filter(({ box: b }) => Math.abs(a.box.y - b.y) < 44)
      .map(({ it }): [Group, Group] => [a.it, it]),
  );
}

/** The middle of a pin, and its width: 44 pixels round, or a label whose middle lies 24 pixels over its point. */
function placed({ appearance, label: text, x, y }: Group, zoom: number) {
  const over = appearance === 'home' || appearance === 'several' ? 24 : 0;
  const width = appearance === 'cluster' ? 44 : labelWidth(text);
  return { x: x * scale(zoom), y: y * scale(zoom) - over, width };
}

const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

describe.each([6, 9.5, 12, 15, 18])('pins at zoom %d', (zoom) => {
  it.each([1, 2, 3, 4, 5, 6])('never overlap, and lose no property (%d)', (seed) => {
    const pins = manyPins(400, seed);
    const groups = grouped(pins, zoom);
    expect(overlapping(groups, zoom)).toEqual([]);
    expect(overlapping(groups, zoom + 0.5)).toEqual([]); // until the next step
    expect(sum(groups)).toBe(sum(pins));
    const numbers = groups.flatMap((it) => it.pins.flatMap((one) => one.numbers));
    expect(numbers.sort()).toEqual(pins.flatMap((one) => one.numbers).sort());
  });

  it('are the same in whatever order they come', () => {
    const pins = manyPins(300, 7);
    expect(grouped(pins.toReversed(), zoom)).toEqual(grouped(pins, zoom));
  });
});

describe('a group', () => {
  const appearance = (...pins: MapPin[]) => grouped(pins, 15).map((it) => it.appearance);

  it('is a property, or several at one point', () => {
    expect(appearance(pin(1, 51, 5))).toEqual(['home']);
    expect(appearance(pin(1, 51, 5), pin(2, 51, 5))).toEqual(['several']);
  });

  it('is about here when an address is not public', () => {
    const hidden = { ...pin(1, 51, 5), exact: false };
    expect(appearance(hidden)).toEqual(['about']);
    expect(appearance(hidden, { ...hidden, numbers: [2] })).toEqual(['about']);
  });

  it('is a cluster when there is more to it', () => {
    expect(appearance({ ...pin(1, 51, 5), property: null, count: 12 })).toEqual(['cluster']);
    expect(appearance(pin(1, 51, 5), pin(2, 51.0001, 5))).toEqual(['cluster']);
  });

  it('comes from north to south', () => {
    const order = grouped([pin(1, 50, 5), pin(2, 51, 5), pin(3, 50.5, 5)], 12);
    expect(order.map((it) => it.pins[0]?.numbers[0])).toEqual([2, 3, 1]);
  });
});

it('a label is never wider than 144 pixels, nor too small to touch', () => {
  expect(labelWidth('Prijs op aanvraag, te bespreken')).toBe(144);
  expect(labelWidth('')).toBe(44);
});
