// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeTexts } from '../../../shared/map/message.ts';
import { PlaceStage } from './PlaceStage.tsx';

vi.mock('../ground/Ground.tsx', () => ({ Ground: () => <div data-testid="ground" /> }));
vi.mock('../../../shared/ui/reducedMotion.ts', () => ({ prefersReducedMotion: () => true }));

const house = { latitude: 51.141, longitude: 5.597 };
const size = { width: 600, height: 400 };
const report = vi.fn();
const own = Object.fromEntries(placeTexts.map((key) => [key, key]));
const info = { ...own, language: 'en', label: 'map', pin: 'pin', pinKeys: '', noStreets: '' };

beforeEach(() => {
  vi.useFakeTimers();
  report.mockClear();
  Element.prototype.setPointerCapture = () => undefined;
  const data = { type: 'gevel:place', at: house, around: null, editable: true, info } as never;
  render(<PlaceStage data={data} size={size} report={report} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pin = () => screen.getByRole('application', { name: 'pin' });
const placed = () => report.mock.calls.filter(([{ rests }]) => rests).length;

/** Where the tip of the pin stands, in pixels. */
const tip = () => [...pin().style.translate.matchAll(/(-?[\d.]+)px/g)].map(([, at]) => Number(at));

/** A click beside the pin, as a browser tells of it. */
function click() {
  const at = { clientX: 150, clientY: 300, button: 0, pointerId: 1, pointerType: 'mouse' };
  fireEvent.pointerDown(screen.getByTestId('ground'), at);
  fireEvent.pointerUp(screen.getByTestId('ground'), at);
}

it('a click puts the pin; a double click zooms and puts nothing', () => {
  const [, before] = tip();
  click();
  act(() => vi.advanceTimersByTime(200));
  click();
  fireEvent.doubleClick(screen.getByTestId('ground'), { clientX: 150, clientY: 300 });
  act(() => vi.advanceTimersByTime(2000));
  expect(tip()[1]).not.toBe(before);
  expect(report).not.toHaveBeenCalled();
  click();
  act(() => vi.advanceTimersByTime(2000));
  expect(placed()).toBe(1);
});

it('a double click on the pin does not zoom', () => {
  const before = tip();
  fireEvent.doubleClick(pin(), { clientX: 150, clientY: 300 });
  expect(tip()).toEqual(before);
});

it('the map goes along with a pin that keys move, or reach', () => {
  const isInside = () => {
    const [left = -1, top = -1] = tip();
    return left > 0 && left < size.width && top > 0 && top < size.height;
  };
  for (const key of ['ArrowRight', 'ArrowUp'])
    for (let times = 0; times < 8; times++) fireEvent.keyDown(pin(), { key, shiftKey: true });
  expect(isInside()).toBe(true);
  for (let times = 0; times < 12; times++)
    fireEvent.keyDown(screen.getByTestId('ground'), { key: 'ArrowLeft' });
  expect(isInside()).toBe(false);
  act(() => pin().focus());
  expect(isInside()).toBe(true);
});
