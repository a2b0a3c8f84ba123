import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trackLoading } from '../../shared/i18n/textState.ts';
import { standingRouter, TestApp } from '../../test/TestApp.tsx';
import { Languages } from './Languages.tsx';

function show() {
  render(
    <TestApp router={standingRouter('/nl/')}>
      <Languages paths={[]} />
    </TestApp>,
  );
  return (name: RegExp) => screen.getByRole('link', { name });
}

it('shows that texts are loading, have failed, and have loaded after all', async () => {
  const link = show();
  let load = (_: string) => {};
  let fail = (_: Error) => {};
  const failing = trackLoading('fr', new Promise((_, reject) => (fail = reject))).catch(
    () => undefined,
  );
  await act(async () => {});
  expect(link(/^FR/)).toHaveAttribute('aria-busy', 'true');
  expect(link(/^EN/)).not.toHaveAttribute('aria-busy');
  await act(async () => {
    fail(new Error('gone'));
    await failing;
  });
  expect(link(/^FR, français, de teksten zijn niet geladen$/)).not.toHaveAttribute('aria-busy');
  const loading = trackLoading('fr', new Promise<string>((resolve) => (load = resolve)));
  await act(async () => {
    load('textes');
    await loading;
  });
  expect(link(/^FR, français$/)).not.toHaveAttribute('aria-busy');
});

it('shows texts that have loaded once as loaded', async () => {
  const link = show();
  await act(async () => void (await trackLoading('en', Promise.resolve('texts'))));
  await act(async () => void trackLoading('en', new Promise(() => {})));
  expect(link(/^EN, English$/)).not.toHaveAttribute('aria-busy');
});
