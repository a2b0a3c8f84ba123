// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import { SessionContext } from '../app/session.ts';
import texts from '../texts/compiled/en.json' with { type: 'json' };
import { PublishDialog } from './PublishDialog.tsx';
import type { WaitingDraft } from './useDrafts.ts';

afterEach(cleanup);

const draft = (record: string) =>
  ({
    id: record,
    record,
    version: 1,
    title: record,
    state: 'CHANGED',
    changes: 1,
    author: null,
    at: '2026-11-23T10:00:00Z',
    planned: null,
    untranslated: [],
    older: [],
  }) as unknown as WaitingDraft;

function show(drafts: readonly WaitingDraft[]) {
  render(
    <RawIntlProvider value={newIntl('en', texts as never)}>
      <RelayEnvironmentProvider environment={createMockEnvironment()}>
        <SessionContext value={{ ended: () => {} } as never}>
          <PublishDialog of={{ record: 'menu' } as never} drafts={drafts} close={() => {}} />
        </SessionContext>
      </RelayEnvironmentProvider>
    </RawIntlProvider>,
  );
  return screen.queryByRole<HTMLButtonElement>('button', { name: 'Publish now' });
}

it('publishes only when a draft is chosen', () => {
  const publish = show([draft('about'), draft('contact')]);
  expect(publish?.disabled).toBe(false);
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  expect(publish?.disabled).toBe(true);
});

it('offers nothing to do without a draft', () => {
  expect(show([])).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('Nothing to publish');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
