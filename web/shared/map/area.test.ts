import { describe, expect, it } from 'vitest';
import { type Area, readArea, writeArea } from './area.ts';

const bounds: Area = { kind: 'bounds', south: 51, west: 5.5, north: 51.2, east: 5.9 };
const polygon: Area = {
  kind: 'polygon',
  points: [
    { latitude: 51.1, longitude: 5.7 },
    { latitude: 51.2, longitude: 5.8 },
    { latitude: 51, longitude: 5.9 },
  ],
};
const corners = (count: number) =>
  Array.from({ length: count }, (_, i) => `51,5.${i + 1}`).join(';');

describe('an area in an address', () => {
  it.each([
    ['bounds=51,5.5,51.2,5.9', bounds],
    ['area=51.1,5.7;51.2,5.8;51,5.9', polygon],
  ])('reads and writes %s', (text, area) => {
    expect(readArea(text)).toEqual(area);
    expect(writeArea(area)).toBe(text);
  });

  it('is read among other parameters, percent-encoded', () => {
    expect(readArea('?city=Bree%7C3960&bounds=51.00%2C5.50%2C51.20%2C5.90')).toEqual(bounds);
    expect(readArea('?area=51.1%2C5.7%3B51.2%2C5.8%3B51%2C5.9&page=2')).toEqual(polygon);
  });

  it('is written with 4 decimals, and without minus zero', () => {
    const area: Area = { ...bounds, south: 50.123456, west: -0.00001 };
    expect(writeArea(area)).toBe('bounds=50.1235,0,51.2,5.9');
  });

  it('has 3 to 100 corners', () => {
    expect(readArea(`area=${corners(2)}`)).toBeNull();
    expect(readArea(`area=${corners(100)}`)).toMatchObject({ kind: 'polygon' });
    expect(readArea(`area=${corners(101)}`)).toBeNull();
  });

  it.each([
    '',
    'bounds=',
    'bounds=51,5.5,51.2',
    'bounds=51,5.5,51.2,5.9,1',
    'bounds=51.2,5.5,51,5.9',
    'bounds=51,5.9,51.2,5.5',
    'bounds=51,5.5,51,5.9',
    'bounds=51,5.5,51.2,181',
    'bounds=86,5.5,87,5.9',
    'bounds=51.00001,5.5,51.2,5.9',
    'bounds=51,5.5,51.2,NaN',
    'bounds=51, 5.5,51.2,5.9',
    'bounds=5e1,5.5,51.2,5.9',
    'area=51.1,5.7;51.2,5.8;51',
    'area=51.1,5.7;51.2,5.8;51,5.9;',
    'area=51.1,5.7,3;51.2,5.8;51,5.9',
    'area=91,5.7;51.2,5.8;51,5.9',
    'bounds=51,5.5,51.2,5.9&area=51.1,5.7;51.2,5.8;51,5.9',
  ])('is null for %j', (text) => {
    expect(readArea(text)).toBeNull();
  });
});
