import { expect, it } from 'vitest';
import { turned } from './panoramaView.ts';

const view = { yaw: 0, pitch: 0, zoom: 0.8 };

it('turns all the way around', () => {
  expect(turned({ ...view, yaw: 6 }, 1, 0).yaw).toBeCloseTo(7 - 2 * Math.PI);
  expect(turned(view, -1, 0).yaw).toBe(-1);
});

it('turns no further than straight up and down', () => {
  expect(turned(view, 0, 9).pitch).toBe(Math.PI / 2);
  expect(turned(view, 0, -9).pitch).toBe(-Math.PI / 2);
});

it('zooms within bounds', () => {
  expect(turned(view, 0, 0, 2).zoom).toBe(0.4);
  expect(turned(view, 0, 0, 100).zoom).toBe(0.25);
  expect(turned(view, 0, 0, 0.01).zoom).toBe(1.1);
});
