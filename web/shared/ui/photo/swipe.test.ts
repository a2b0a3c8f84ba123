import { expect, it } from 'vitest';
import { swipe } from './swipe.ts';

const drag = (distance: number, current = 1) => swipe({ distance, width: 1000, current, count: 3 });

it('follows the finger and changes from one fifth of the width', () => {
  expect(drag(-199)).toEqual({ shift: -199, to: 1 });
  expect(drag(-200)).toEqual({ shift: -200, to: 2 });
  expect(drag(200)).toEqual({ shift: 200, to: 0 });
});

it('follows 0.35 of it past the edges, and stays', () => {
  expect(drag(400, 0)).toEqual({ shift: 140, to: 0 });
  expect(drag(-400, 2)).toEqual({ shift: -140, to: 2 });
});

it('stays without a drag', () => {
  expect(drag(0)).toEqual({ shift: 0, to: 1 });
});
