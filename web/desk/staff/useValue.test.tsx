// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import texts from '../texts/compiled/de.json' with { type: 'json' };
import { useValue } from './useValue.ts';

const german = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={newIntl('de', texts as never)}>{children}</RawIntlProvider>
);

test('the log calls parts as their fields are called, and the rest as it is', () => {
  const { result } = renderHook(() => useValue([]), { wrapper: german });
  expect(result.current('saveParts', 'search.title.text.nl')).toBe(
    'Titel des Suchblocks, Niederländisch',
  );
  expect(result.current('confirmTranslation', 'title.fr')).toBe('Titel, Französisch');
  expect(result.current('publishDrafts', 'title.nl')).toBe('Titel, Niederländisch');
  expect(result.current('publishPlanned', 'title.nl')).toBe('Titel, Niederländisch');
  expect(result.current('saveParts', 'below.about')).toBe('below.about');
});

test('the log says how many people were found, of whom it knows no more', () => {
  const { result } = renderHook(() => useValue([]), { wrapper: german });
  expect(result.current('lookUpPerson', '1')).toBe('1 gefunden');
  expect(result.current('lookUpPerson', '0')).toBe('niemand gefunden');
});
