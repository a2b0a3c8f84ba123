import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Near, nearPart } from './Near.tsx';

let near = () => {};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.textContent = '';
});

function Greeting({ name }: { name: string }) {
  const [said, setSaid] = useState('');
  return (
    <button type="button" onClick={() => setSaid('!')}>
      {name}
      {said}
    </button>
  );
}

/** The page as the server rendered it, taken over by the browser. */
async function takeOver(load: () => Promise<typeof Greeting>) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => see([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = '<div><button type="button">Ann</button></div>';
  const part = nearPart(null, load);
  await act(async () => hydrateRoot(container, <Near part={part} props={{ name: 'Ann' }} />));
}

it('stays as the server rendered it until the visitor comes near, and then keeps the focus', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  await takeOver(load);
  expect(load).not.toHaveBeenCalled();
  const served = screen.getByRole('button', { name: 'Ann' });
  served.focus();
  await act(async () => near());
  expect(load).toHaveBeenCalledTimes(1);
  expect(served.isConnected).toBe(false);
  expect(screen.getByRole('button', { name: 'Ann' })).toHaveFocus();
  await act(async () => screen.getByRole('button', { name: 'Ann' }).click());
  expect(screen.getByRole('button', { name: 'Ann!' })).toBeTruthy();
});

it('stays as the server rendered it when its code cannot be loaded', async () => {
  vi.useFakeTimers();
  await takeOver(() => Promise.reject(new Error('offline')));
  await act(async () => {
    near();
    await vi.advanceTimersByTimeAsync(60_000);
  });
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Ann' })).toBeTruthy();
});

it('loads at once where the browser renders the page, and stands there at once the next time', async () => {
  const part = nearPart(null, () => Promise.resolve(Greeting));
  render(<Near part={part} props={{ name: 'Ann' }} />);
  expect(await screen.findByRole('button', { name: 'Ann' })).toBeTruthy();
  render(<Near part={part} props={{ name: 'Bea' }} />);
  expect(screen.getByRole('button', { name: 'Bea' })).toBeTruthy();
});
