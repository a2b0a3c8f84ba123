// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import de from '../texts/compiled/de.json' with { type: 'json' };
import fr from '../texts/compiled/fr.json' with { type: 'json' };
import nl from '../texts/compiled/nl.json' with { type: 'json' };
import { Combination } from './Combination.tsx';

const texts = { nl, fr, de };

const shown = (language: keyof typeof texts, of: string) =>
  render(
    <RawIntlProvider value={newIntl(language, texts[language] as never)}>
      <Combination of={of} />
    </RawIntlProvider>,
  ).container.textContent;

it('calls keys as keyboards of the language do', () => {
  expect(shown('de', 'Ctrl S')).toBe('Strg S');
  expect(shown('fr', 'Shift X')).toBe('Maj X');
  expect(shown('fr', 'Enter')).toBe('Entrée');
  expect(shown('nl', 'Ctrl ↵')).toBe('Ctrl ↵');
  expect(shown('de', 'Alt ← → ↑ ↓')).toBe('Alt ← → ↑ ↓');
});
