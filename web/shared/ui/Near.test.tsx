import { act, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageContext } from '../i18n/language.tsx';
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

const dutch = (props: ComponentProps<typeof Near<{ name: string }>>) => (
  <LanguageContext value="nl">
    <Near {...props} />
  </LanguageContext>
);

/** The page as the server rendered it, taken over by the browser. */
async function takeOver(
  load: () => Promise<typeof Greeting>,
  served = '<button type="button">Ann</button>',
) {
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
  container.innerHTML = `<div>${served}</div>`;
  const part = nearPart(null, load);
  await act(async () => hydrateRoot(container, dutch({ part, props: { name: 'Ann' } })));
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
  render(dutch({ part, props: { name: 'Ann' } }));
  expect(await screen.findByRole('button', { name: 'Ann' })).toBeTruthy();
  render(dutch({ part, props: { name: 'Bea' } }));
  expect(screen.getByRole('button', { name: 'Bea' })).toBeTruthy();
});

it('enters again what was typed and chosen before its code had loaded', async () => {
  const heard = vi.fn();
  const fields = (
    <form onInput={({ target }) => heard((target as HTMLInputElement).value)}>
      <input id="price" defaultValue="1" aria-label="Prijs" />
      <select id="home" defaultValue="own" aria-label="Woning">
        <option>own</option>
        <option>other</option>
      </select>
    </form>
  );
  const served =
    '<form><input id="price" value="1" aria-label="Prijs"><select id="home" aria-label="Woning">' +
    '<option selected>own</option><option>other</option></select></form>';
  await takeOver(() => Promise.resolve(() => fields), served);
  const [price, home] = [screen.getByLabelText('Prijs'), screen.getByLabelText('Woning')];
  Object.assign(price, { value: '200' });
  Object.assign(home, { value: 'other' });
  price.focus();
  await act(async () => near());
  expect(screen.getByLabelText('Prijs')).toHaveValue('200');
  expect(screen.getByLabelText('Prijs')).toHaveFocus();
  expect(screen.getByLabelText('Woning')).toHaveValue('other');
  expect(heard).toHaveBeenCalledWith('200');
});

it('waits for the texts of each language that it is shown in', async () => {
  const texts: string[] = [];
  const part = nearPart(
    null,
    () => Promise.resolve(Greeting),
    async (language) => {
      texts.push(language);
    },
  );
  const { rerender } = render(dutch({ part, props: { name: 'Ann' } }));
  expect(await screen.findByRole('button', { name: 'Ann' })).toBeTruthy();
  rerender(
    <LanguageContext value="fr">
      <Near part={part} props={{ name: 'Bea' }} />
    </LanguageContext>,
  );
  expect(await screen.findByRole('button', { name: 'Bea' })).toBeTruthy();
  expect(texts).toEqual(['nl', 'fr']);
});
