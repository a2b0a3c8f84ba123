// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import texts from '../texts/compiled/fr.json' with { type: 'json' };
import { useShown } from './useShown.ts';

const french = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={newIntl('fr', texts as never)}>{children}</RawIntlProvider>
);

/** What a part says in the words of a French desk. */
function shown(field: string, kind: string, value: string): string {
  return renderHook(() => useShown({ field, kind }), { wrapper: french }).result.current(value);
}

test('hours are said by the names of days, in the order of the week', () => {
  const hours = {
    saturday: [{ from: '10:00', until: '13:00' }],
    monday: [
      { from: '09:00', until: '12:30' },
      { from: '13:30', until: '18:00' },
    ],
    sunday: [],
  };
  expect(shown('settings.visits.hours', 'HOURS', JSON.stringify(hours))).toBe(
    'lundi 09:00–12:30, 13:30–18:00\nsamedi 10:00–13:00',
  );
});

test('days are said as dates, switches and choices in words', () => {
  expect(shown('settings.visits.holidays', 'DAYS', '["2026-12-25"]')).toContain('décembre 2026');
  expect(shown('search.logo', 'FLAG', '')).toBe('non');
  expect(shown('settings.publishUnlawful', 'OFF_FLAG', '')).toBe('oui');
  expect(shown('banner.kind', 'CHOICE', 'COLOR')).toBe('Couleur');
});

test('a language is said by its name, and what is empty as nothing', () => {
  expect(shown('languages', 'LIST', '[{"code":"nl","use":true}]')).toBe('Néerlandais');
  expect(shown('copyright', 'TEXT', '')).toBe('rien');
});

test('a module is said by what it shows, not by how it is stored', () => {
  const modules = [
    {
      relation: { type: 'property-list', id: 'new', filter: 'zip=3500' },
      view: 'news-view',
      lg: 6,
    },
  ];
  expect(shown('modules', 'MODULES', JSON.stringify(modules))).toBe(
    'Biens, filtré, Biens les plus récents (6/12)',
  );
});
