// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import texts from '../texts/compiled/en.json' with { type: 'json' };
import { Loaded } from './Loaded.tsx';
import { type Later, later } from './later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Longer than all attempts to load together. */
const attempts = 15_000;

function show(of: Later<{ name: string }>, beside: ReactNode = null) {
  return render(
    <RawIntlProvider value={newIntl('en', texts as never)}>
      <Loaded of={of} name="An" />
      {beside}
    </RawIntlProvider>,
  );
}

const Greeting = ({ name }: { name: string }) => <h1>Good morning {name}</h1>;

it('shows a screen at once when its code is there', async () => {
  const greeting = later(async () => Greeting);
  await greeting.load();
  show(greeting);
  expect(screen.getByRole('heading').textContent).toBe('Good morning An');
});

it('shows a screen as soon as its code has come', async () => {
  show(later(async () => Greeting));
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => {});
  expect(screen.getByRole('heading').textContent).toBe('Good morning An');
});

it('shows a screen whose code comes between rendering and the effect', async () => {
  const greeting = later(async () => Greeting);
  const Meanwhile = () => {
    useLayoutEffect(() => {
      greeting.loaded = Greeting;
    }, []);
    return null;
  };
  show(greeting, <Meanwhile />);
  await act(async () => {});
  expect(screen.getByRole('heading').textContent).toBe('Good morning An');
});

it('says that a screen cannot be loaded, and loads it when that is tried again with a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let lost = true;
  show(later(async () => (lost ? Promise.reject(new Error('no file')) : Greeting)));
  await act(() => vi.advanceTimersByTimeAsync(attempts));
  expect(screen.getByRole('alert').textContent).toContain(texts['state.offline.title'][0]?.value);
  lost = false;
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect(screen.getByRole('heading').textContent).toBe('Good morning An');
});
