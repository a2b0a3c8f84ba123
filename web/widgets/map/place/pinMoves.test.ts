import { expect, it } from 'vitest';
import { project } from '../mercator.ts';
import { movedByKey, placeOf } from './pinMoves.ts';

const house = { latitude: 51.141, longitude: 5.597 };

/** How far a key moves the pin, in metres: to the north and to the east. */
function metres(key: string, far: boolean) {
  const spot = movedByKey(project(house), key, far);
  if (!spot) return null;
  const { latitude, longitude } = placeOf(spot);
  const degree = 111_195; // metres of latitude
  const narrower = Math.cos((house.latitude * Math.PI) / 180);
  const north = (latitude - house.latitude) * degree;
  const east = (longitude - house.longitude) * degree * narrower;
  return [Math.round(north), Math.round(east)].map((one) => one || 0);
}

it.each([
  ['ArrowUp', false, [10, 0]],
  ['ArrowDown', false, [-10, 0]],
  ['ArrowRight', false, [0, 10]],
  ['ArrowLeft', true, [0, -100]],
  ['ArrowUp', true, [100, 0]],
  ['a', false, null],
] as const)('%s moves the pin (with Shift: %s)', (key, far, want) => {
  expect(metres(key, far)).toEqual(want);
});

it('a place is told with five decimals', () => {
  expect(placeOf(project({ latitude: 51.1412345, longitude: 5.5971234 }))).toEqual({
    latitude: 51.14123,
    longitude: 5.59712,
  });
});
