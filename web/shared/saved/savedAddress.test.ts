import { describe, expect, it } from 'vitest';
import { mostSaved } from './saved.ts';
import { chosenIn, comparedIn, listedIn, savedIn, savedSearch } from './savedAddress.ts';

describe('savedIn', () => {
  it('reads each number once, in order, and leaves out what is none', () => {
    expect(savedIn('?n=1096,1111,1096,x,-1,0,1e3,,1234567890')).toEqual([1096, 1111]);
  });
  it('reads a list that was encoded', () => {
    expect(savedIn('?n=1096%2C1111')).toEqual([1096, 1111]);
  });
  it('reads no more than are saved', () => {
    const thousand = Array.from({ length: 1000 }, (_, i) => i + 1).join(',');
    expect(savedIn(`?n=${thousand}`)).toHaveLength(mostSaved);
    expect(listedIn(`?n=${thousand},7,x`)).toBe(1000);
  });
  it('reads nothing from another search', () => {
    expect(savedIn('')).toEqual([]);
    expect(savedIn('?number=5')).toEqual([]);
  });
});

it('compares at most four, and tells how many were asked for', () => {
  expect(comparedIn('?c=1&c=2&c=2&c=3&c=4&c=5')).toEqual([1, 2, 3, 4]);
  expect(chosenIn('?c=1&c=2&c=2&c=3&c=4&c=5')).toBe(5);
});

it('writes what it reads', () => {
  const search = savedSearch([1096, 1111], [1111]);
  expect(search).toBe('?n=1096,1111&c=1111');
  expect(savedIn(search)).toEqual([1096, 1111]);
  expect(comparedIn(search)).toEqual([1111]);
  expect(savedSearch([])).toBe('');
});
