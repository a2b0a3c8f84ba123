import { expect, it } from 'vitest';
import { firstTroubled, hasTrouble } from './hasTrouble.ts';

const well = { state: 'WELL', problem: '', held: 0 };
const holding = { ...well, held: 2 };
const paused = { ...well, state: 'PAUSED', problem: 'wrong key' };
const failing = { ...well, state: 'FAILING', problem: 'no answer' };

it('tells of a link that fails before one that only keeps records back', () => {
  expect(firstTroubled([well, holding, failing])).toBe(failing);
  expect(firstTroubled([well, paused, holding])).toBe(paused);
  expect(firstTroubled([well])).toBeUndefined();
});

it('has trouble with a problem or records that are kept back', () => {
  expect([well, holding, paused, failing].map(hasTrouble)).toEqual([false, true, true, true]);
});
