import { expect, test } from 'vitest';
import { contrast, leastContrast, readable, white } from '../ui/contrast.ts';
import { coloursOf } from './coloursOf.ts';

const pixels = (...colours: [number, number, number, number][]) => colours.flat();
const blue: [number, number, number, number] = [31, 84, 120, 255];
const yellow: [number, number, number, number] = [230, 198, 92, 255];

test('the two colours of a logo, the larger first, each readable under white', () => {
  const [first, second, ...more] = coloursOf(
    pixels(yellow, blue, blue, [255, 255, 255, 255], [20, 20, 20, 255], [255, 0, 0, 10]),
  );
  expect(first).toBe('#1f5478');
  expect(second).toBe(readable('#e6c65c'));
  expect(contrast(white, second ?? white)).toBeGreaterThanOrEqual(leastContrast);
  expect(more).toEqual([]);
});

test('a black logo gives none, one of shades of one colour gives one', () => {
  expect(coloursOf(pixels([10, 10, 12, 255], [255, 255, 255, 255]))).toEqual([]);
  expect(coloursOf(pixels(blue, [35, 90, 128, 255]))).toEqual(['#1f5478']);
});

test('a colour that can be read on stays as it is', () => {
  expect(readable('#1f5478')).toBe('#1f5478');
  expect(readable('#ffffff')).toBe('#757575');
});
