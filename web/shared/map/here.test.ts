import { afterEach, expect, it, vi } from 'vitest';
import { writeArea } from './area.ts';
import { around, aroundHere } from './here.ts';

afterEach(() => vi.unstubAllGlobals());

it('is a circle of that radius, around the place to about 100 metres', () => {
  const { points } = around({ latitude: 51.14123, longitude: 5.59678 }, 5);
  expect(points).toHaveLength(24);
  expect(around({ latitude: 51.14091, longitude: 5.59652 }, 5).points).toEqual(points);
  for (const { latitude, longitude } of points) {
    const north = (latitude - 51.141) * 111.2;
    const east = (longitude - 5.597) * 111.2 * Math.cos((51.141 * Math.PI) / 180);
    expect(Math.hypot(north, east)).toBeCloseTo(5, 1);
  }
});

it.each([
  [1, 'refused'],
  [2, 'failed'],
  [3, 'failed'],
])('is known to be unknown after error %i', async (code, trouble) => {
  const getCurrentPosition = (_: unknown, fail: (error: object) => void) =>
    fail({ code, PERMISSION_DENIED: 1 });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await aroundHere()).toBe(trouble);
});

it('has failed where the browser cannot say it at all', async () => {
  vi.stubGlobal('navigator', {});
  expect(await aroundHere()).toBe('failed');
});

it('becomes the area of an address', async () => {
  const coords = { latitude: 51.14123, longitude: 5.59678 };
  const getCurrentPosition = (succeed: (at: object) => void) => succeed({ coords });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const area = await aroundHere();
  if (typeof area === 'string') throw new Error(area);
  expect(writeArea(area)).toMatch(/^area=51\.186,5\.597;/);
});
