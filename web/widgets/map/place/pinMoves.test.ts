import { expect, it } from 'vitest';
import { project } from '../mercator.ts';
import { movedByKey, placeOf } from './pinMoves.ts';

const house = { latitude: 51.141, longitude: 5.597 };

/** How far a key moves the pin, in metres: to the north and to the east. */
function metres(key: string, ...held: string[]) {
  const spot = movedByKey(project(house), {
    key,
    shiftKey: held.includes('Shift'),
    altKey: held.includes('Alt'),
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
  });
  if (!spot) return null;
  const { latitude, longitude } = placeOf(spot);
  const degree = 111_195; // metres of latitude
  const narrower = Math.cos((house.latitude * Math.PI) / 180);
  const north = (latitude - house.latitude) * degree;
  const east = (longitude - house.longitude) * degree * narrower;
  return [Math.round(north), Math.round(east)].map((one) => one || 0);
}

it.each([
  ['ArrowUp', '', [10, 0]],
  ['ArrowDown', '', [-10, 0]],
  ['ArrowRight', '', [0, 10]],
  ['ArrowLeft', 'Shift', [0, -100]],
  ['ArrowUp', 'Shift', [100, 0]],
  ['ArrowLeft', 'Alt', null],
  ['ArrowLeft', 'Control', null],
  ['ArrowLeft', 'Meta', null],
  ['a', '', null],
] as const)('%s with %s moves the pin by %s metres', (key, held, want) => {
  expect(metres(key, held)).toEqual(want);
});

it('a place is told with five decimals', () => {
  expect(placeOf(project({ latitude: 51.1412345, longitude: 5.5971234 }))).toEqual({
    latitude: 51.14123,
    longitude: 5.59712,
  });
});
