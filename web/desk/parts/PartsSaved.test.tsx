// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import texts from '../texts/compiled/en.json' with { type: 'json' };
import type { Parts } from './editedParts.ts';
import { PartsSaved } from './PartsSaved.tsx';
import { SaveBar } from './SaveBar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says for a while that parts are stored, and takes them back once with Ctrl Z, also later', () => {
  const takeBack = vi.fn();
  const edit = { saved: { kind: 'saved', back: [{}] }, busy: false, takeBack, save: () => {} };
  render(
    <RawIntlProvider value={newIntl('en', texts as never)}>
      <PartsSaved edit={edit as unknown as Parts} />
    </RawIntlProvider>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('Saved');
  expect(status.querySelector('p')?.className).not.toBe('');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(takeBack).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(11_000));
  expect(status.textContent).toBe('');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(takeBack).toHaveBeenCalledTimes(2);
});

it('leads from the bar at the foot to why something was not saved', () => {
  const edit = { saved: { kind: 'invalid' }, save: () => {} } as unknown as Parts;
  render(
    <RawIntlProvider value={newIntl('en', texts as never)}>
      <PartsSaved edit={edit} />
      <SaveBar edit={edit} changed={2} />
    </RawIntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Not saved: why?' }));
  expect(document.activeElement).toContainElement(screen.getByRole('alert'));
});
