import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { everything, nothing, storeChoice } from '../../shared/consent/stored.ts';
import { standingRouter, TestApp } from '../../test/TestApp.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

afterEach(() => localStorage.clear());

function show(again = false) {
  const [choose, close] = [vi.fn(), vi.fn()];
  render(
    <TestApp router={standingRouter('/nl/')}>
      <ConsentDialog again={again} onChoose={choose} onClose={close} />
    </TestApp>,
  );
  return { choose, close };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toggle = (name: RegExp) => screen.getByRole('switch', { name });

it('refuses or accepts everything with one click', async () => {
  const { choose } = show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Weigeren',
    'Zelf kiezen',
    'Alles akkoord',
  ]);
  await press('Weigeren');
  await press('Alles akkoord');
  expect(choose.mock.calls).toEqual([[nothing], [everything]]);
});

it('has five toggles, the necessary cookies always on and the others off at first', async () => {
  const { choose } = show();
  await press('Zelf kiezen');
  const toggles = screen.getAllByRole<HTMLInputElement>('switch');
  expect(toggles.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
  expect(toggle(/noodzakelijk/)).toBeDisabled();
  await userEvent.click(toggle(/Statistiek/));
  await userEvent.click(toggle(/Niet ingedeeld/));
  await press('Deels akkoord');
  expect(choose).toHaveBeenCalledExactlyOnceWith({ ...nothing, analytics: true });
});

it('shows the earlier choice when it opens again, and Escape closes it', async () => {
  storeChoice({ ...nothing, social: true });
  const { close } = show(true);
  expect(toggle(/Sociale media/)).toBeChecked();
  expect(toggle(/Marketing/)).not.toBeChecked();
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
