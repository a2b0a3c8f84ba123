// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import { SessionContext } from '../app/session.ts';
import texts from '../texts/compiled/en.json' with { type: 'json' };
import { History } from './History.tsx';

afterEach(cleanup);

/** What the history says of who wrote a version, and from where. */
async function line(version: object) {
  const environment = createMockEnvironment();
  const session = { desk: { agency: 'Immo', me: { id: '1' } }, language: 'en', ended: () => {} };
  render(
    <RawIntlProvider value={newIntl('en', texts as never)}>
      <RelayEnvironmentProvider environment={environment}>
        <SessionContext value={session as never}>
          <History number={1096} />
        </SessionContext>
      </RelayEnvironmentProvider>
    </RawIntlProvider>,
  );
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        PropertyVersion: () => ({
          at: '2026-11-23T10:00:00Z',
          makes: false,
          changes: [],
          ...version,
        }),
      }),
    ),
  );
  const text = screen.getByRole('listitem').textContent ?? '';
  return text.replace(/, [\d/]+, [\d:]+/, ' | ').replace(/A detail.*/, '');
}

const author = { name: 'Eva' };
const source = { kind: 'FILE', name: 'sheet' };

it.each([
  ['DESK', null, author, 'Eva | '],
  ['DESK', null, null, 'Somebody who worked here | '],
  ['FOLDER', source, null, 'From a file (CSV, XLSX) | '],
  ['FOLDER', source, author, 'Eva | From a file (CSV, XLSX) · '],
  ['FOLDER', null, author, 'Eva | Took a delivery back · '],
  ['FOLDER', null, null, 'Somebody who worked here | Took a delivery back · '], // who was erased since
])('names who wrote a version of %s from %o by %o', async (origin, source, author, text) => {
  expect(await line({ origin, source, author })).toBe(text);
});
