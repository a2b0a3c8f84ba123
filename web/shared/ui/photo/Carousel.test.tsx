import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standingRouter, TestApp } from '../../../test/TestApp.tsx';
import { Carousel } from './Carousel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show({ reducedMotion = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reducedMotion } as MediaQueryList);
  const around = document.body.appendChild(document.createElement('section'));
  const controls = around.appendChild(document.createElement('div'));
  render(
    <TestApp router={standingRouter('/nl/')}>
      <Carousel
        count={3}
        picture={(index) => <img alt={`foto ${index + 1}`} />}
        around={around}
        controls={controls}
      />
    </TestApp>,
    { container: around.appendChild(document.createElement('div')) },
  );
  return around;
}

const shown = () => screen.getByRole('group').getAttribute('aria-label');
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows each picture for three seconds, and the first after the last', async () => {
  show();
  await wait(2999);
  expect(shown()).toBe('Beeld 1 van 3');
  await wait(1);
  expect(shown()).toBe('Beeld 2 van 3');
  await wait(3000);
  await wait(3000);
  expect(shown()).toBe('Beeld 1 van 3');
});

it('stops by its button, and goes on', async () => {
  show();
  press('Zet de beelden stil');
  await wait(9000);
  expect(shown()).toBe('Beeld 1 van 3');
  press('Laat de beelden lopen');
  await wait(3000);
  expect(shown()).toBe('Beeld 2 van 3');
});

it('waits while the banner is pointed at or has focus', async () => {
  const around = show();
  const matches = vi.spyOn(around, 'matches');
  for (const [hold, release] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    const before = shown();
    await act(async () => around.dispatchEvent(new Event(hold)));
    await wait(9000);
    expect(shown()).toBe(before);
    matches.mockReturnValue(false);
    await act(async () => around.dispatchEvent(new Event(release)));
    await wait(3000);
    expect(shown()).not.toBe(before);
  }
});

it('does not start by itself with reduced motion', async () => {
  show({ reducedMotion: true });
  await wait(9000);
  expect(shown()).toBe('Beeld 1 van 3');
  expect(screen.getByRole('button', { name: 'Laat de beelden lopen' })).toBeVisible();
});

it('goes to the previous, the next and any picture', () => {
  show();
  press('Vorig beeld');
  expect(shown()).toBe('Beeld 3 van 3');
  press('Volgend beeld');
  expect(shown()).toBe('Beeld 1 van 3');
  press('Beeld 2 van 3');
  expect(shown()).toBe('Beeld 2 van 3');
  expect(screen.getByRole('button', { name: 'Beeld 2 van 3' })).toHaveAttribute('aria-current');
});

it('loads a picture when the one before it is shown', () => {
  show();
  const pictures = () =>
    screen.getAllByRole('img', { hidden: true }).map((img) => img.getAttribute('alt'));
  expect(pictures()).toEqual(['foto 1', 'foto 2']);
  press('Volgend beeld');
  expect(pictures()).toEqual(['foto 1', 'foto 2', 'foto 3']);
});

it('is dragged to the next picture, by a width measured 50 ms after the window is resized', async () => {
  show({ reducedMotion: true });
  drag(-199);
  expect(shown()).toBe('Beeld 1 van 3');
  drag(-200);
  expect(shown()).toBe('Beeld 2 van 3');
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(500);
  await act(async () => window.dispatchEvent(new Event('resize')));
  await wait(49);
  drag(-100);
  expect(shown()).toBe('Beeld 2 van 3');
  await wait(1);
  drag(-100);
  expect(shown()).toBe('Beeld 3 van 3');
});

function drag(distance: number) {
  const frame = screen.getByRole('img').parentElement?.parentElement?.parentElement as HTMLElement;
  fireEvent.pointerDown(frame, { button: 0, clientX: 600, pointerId: 1 });
  fireEvent.pointerMove(frame, { clientX: 600 + distance });
  fireEvent.pointerUp(frame);
}
