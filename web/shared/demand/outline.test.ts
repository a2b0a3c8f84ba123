import { expect, it } from 'vitest';
import { cornersOf } from './outline.ts';

it('draws bounds with north up, narrower than tall when they are square in degrees', () => {
  expect(cornersOf({ south: 60, west: 5, north: 61, east: 6 })).toEqual([
    { x: 5.1, y: 0 },
    { x: 14.9, y: 0 },
    { x: 14.9, y: 20 },
    { x: 5.1, y: 20 },
  ]);
});

it('draws a wide triangle in the middle', () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
  expect(cornersOf([corner(0, 0), corner(0, 4), corner(2, 2)])).toEqual([
    { x: 0, y: 15 },
    { x: 20, y: 15 },
    { x: 10, y: 5 },
  ]);
});

it('draws an area without extent in the middle', () => {
  const point = { latitude: 51, longitude: 5 };
  for (const { x, y } of cornersOf([point, point, point])) expect([x, y]).toEqual([10, 10]);
});
