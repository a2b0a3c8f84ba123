import { expect, it } from 'vitest';
import {
  isLong,
  leavesRoom,
  mostCharacters,
  mostPlans,
  photosOn,
  plansOn,
  printedText,
} from './brochureParts.ts';

const pictures = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const sizes = (photos: number, overText: boolean) => {
  const { cover, text, sheets, shown } = photosOn(pictures(photos), overText);
  const placed = [cover, text, ...sheets.flat()].filter((one) => one !== undefined);
  expect(placed.toSorted((a, b) => a - b)).toEqual(pictures(shown));
  return [cover ? 1 : 0, text ? 1 : 0, ...sheets.map((sheet) => sheet.length)];
};

it.each([
  [0, [0, 0]],
  [1, [1, 0]],
  [2, [1, 1]],
  [3, [1, 0, 2]], // none is alone on a sheet
  [4, [1, 1, 2]],
  [7, [1, 1, 5]],
  [8, [1, 1, 3, 3]],
  [9, [1, 1, 4, 3]],
  [12, [1, 1, 5, 5]],
  [40, [1, 1, 5, 5]],
])('lays out %i photos over the text and on sheets', (photos, expected) => {
  expect(sizes(photos, true)).toEqual(expected);
});

it.each([
  [0, [0, 0]],
  [2, [1, 0, 1]],
  [6, [1, 0, 5]],
  [11, [1, 0, 5, 5]],
  [40, [1, 0, 5, 5]],
])('lays out %i photos on sheets alone beside a long text', (photos, expected) => {
  expect(sizes(photos, false)).toEqual(expected);
});

it('has two plans on a sheet, and no more than the server allows', () => {
  expect(plansOn([])).toEqual([]);
  expect(plansOn([1])).toEqual([[1]]);
  expect(plansOn([1, 2, 3])).toEqual([[1, 2], [3]]);
  expect(plansOn(pictures(9)).flat()).toHaveLength(mostPlans);
});

it('cuts a long text after a word and says so', () => {
  expect(printedText('Een huis.')).toEqual({ text: 'Een huis.', complete: true });
  const { text, complete } = printedText('woning met tuin '.repeat(1000));
  expect(complete).toBe(false);
  expect(text).toMatch(/(woning|met|tuin) …$/);
  expect(text.length).toBeLessThan(mostCharacters + 3);
  expect(printedText('x'.repeat(7000)).text.length).toBeLessThan(mostCharacters + 3);
});

it('has room for a photo over a short text in few lines', () => {
  expect(leavesRoom('Een huis.\n\nMet tuin.')).toBe(true);
  expect(leavesRoom('woord '.repeat(400))).toBe(false);
  expect(leavesRoom('a\n'.repeat(60))).toBe(false);
});

it('sets a long title smaller', () => {
  expect(isLong('Licht huis met een tuin op het zuiden')).toBe(false);
  expect(isLong('Licht huis '.repeat(27))).toBe(true);
});
