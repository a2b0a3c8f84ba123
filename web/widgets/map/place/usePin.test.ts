// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Point } from '../../../shared/map/area.ts';
import { project } from '../mercator.ts';
import { usePin } from './usePin.ts';

const town = { latitude: 51.14, longitude: 5.74 };
const [first, second] = [
  { latitude: 51.141, longitude: 5.597 },
  { latitude: 51.142, longitude: 5.598 },
];
const report = vi.fn();

/** The pin, and what the host says of it last. */
function pinAt(said: Point | null) {
  const view = renderHook(({ at }: { at: Point | null }) => usePin(at, town, report), {
    initialProps: { at: said },
  });
  return {
    pin: () => view.result.current,
    say: (at: Point | null) => view.rerender({ at }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  report.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('without a place the map begins at the town, and stays there when the pin is put', () => {
  const { pin, say } = pinAt(null);
  expect(pin().begin).toEqual({ at: town, isPin: false });
  act(() => pin().put(project(first)));
  expect(report.mock.calls).toEqual([[{ type: 'gevel:placed', at: first, rests: true }]]);
  say(first);
  expect(pin().at).toEqual(first);
  expect(pin().begin.at).toEqual(town);
});

it('while the pin is dragged an older place of the host does not pull it back', () => {
  const { pin, say } = pinAt(first);
  act(() => void pin().move(project(second)));
  say({ latitude: 51.1415, longitude: 5.5975 });
  expect(pin().at).toEqual(second);
  act(() => pin().settle());
  expect(report.mock.lastCall).toEqual([{ type: 'gevel:placed', at: second, rests: true }]);
});

it('keys choose a place once they rest, or the pin is left', () => {
  const { pin } = pinAt(first);
  const rested = () => report.mock.calls.filter(([{ rests }]) => rests).length;
  const press = () => act(() => pin().wait(pin().move(project(second))));
  press();
  act(() => vi.advanceTimersByTime(700));
  press();
  act(() => vi.advanceTimersByTime(700));
  expect(rested()).toBe(0);
  act(() => vi.advanceTimersByTime(200));
  expect(rested()).toBe(1);
  press();
  act(() => pin().settle());
  act(() => vi.advanceTimersByTime(2000));
  expect(rested()).toBe(2);
});

it('a tap chooses a place after a while, and none where another follows or the pin is moved', () => {
  const { pin } = pinAt(first);
  const tap = () => act(() => pin().tap(project(second)));
  const after = (time: number) => {
    act(() => vi.advanceTimersByTime(time));
    return report.mock.calls.length;
  };
  tap();
  expect(after(400)).toBe(0);
  expect(after(200)).toBe(1);
  for (const pause of [100, 100, 100]) {
    tap();
    after(pause);
  }
  expect(after(2000)).toBe(1);
  tap();
  act(() => void pin().move(project(first)));
  act(() => pin().settle());
  after(2000);
  expect(pin().at).toEqual(first);
});

it('goes where the host puts the pin: typed, or taken back', () => {
  const { pin, say } = pinAt(first);
  act(() => pin().put(project(second)));
  say(second);
  say(first);
  expect(pin().at).toEqual(first);
  expect(pin().begin).toEqual({ at: first, isPin: true });
});
