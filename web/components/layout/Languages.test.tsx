import { act, render, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { trackLoading } from '../../app/i18n/textState.ts';
import { standingRouter, TestApp } from '../../test/TestApp.tsx';
import { Languages } from './Languages.tsx';

function show() {
  render(
    <TestApp environment={createMockEnvironment()} router={standingRouter('/nl/')}>
      <Languages paths={[]} />
    </TestApp>,
  );
  return (name: RegExp) => screen.getByRole('link', { name });
}

it('shows texts that are on their way, that failed, and that came after all', async () => {
  const link = show();
  let come = (_: string) => {};
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
  const coming = trackLoading('fr', new Promise<string>((resolve) => (come = resolve)));
  await act(async () => {
    come('textes');
    await coming;
  });
  expect(link(/^FR, français$/)).not.toHaveAttribute('aria-busy');
});

it('keeps texts that came once', async () => {
  const link = show();
  await act(async () => void (await trackLoading('en', Promise.resolve('texts'))));
  await act(async () => void trackLoading('en', new Promise(() => {})));
  expect(link(/^EN, English$/)).not.toHaveAttribute('aria-busy');
});
