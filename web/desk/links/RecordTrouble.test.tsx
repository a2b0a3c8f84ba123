// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import schema from '../../../desk/schema.graphqls?raw';
import { newIntl } from '../../shared/i18n/intl.ts';
import { languages } from '../../shared/i18n/languages.ts';
import de from '../texts/compiled/de.json' with { type: 'json' };
import en from '../texts/compiled/en.json' with { type: 'json' };
import fr from '../texts/compiled/fr.json' with { type: 'json' };
import nl from '../texts/compiled/nl.json' with { type: 'json' };
import { NotTried } from './NotTried.tsx';
import { RecordTrouble } from './RecordTrouble.tsx';

const texts = { nl, fr, en, de };
const body = /enum RecordProblemKind \{([^}]*)\}/.exec(schema)?.[1] ?? '';
const kinds = [...body.matchAll(/^\s*([A-Z_]+)\s*$/gm)].map(([, kind = '']) => kind);

/** What the desk says, and what it says in the words of the server. */
function shown(language: keyof typeof texts, element: ReactNode) {
  const { container } = render(
    <RawIntlProvider value={newIntl(language, texts[language] as never)}>
      {element}
    </RawIntlProvider>,
  );
  const beneath = container.querySelector('[lang=en]')?.textContent ?? '';
  return { beneath, words: container.textContent?.replace(beneath, '') ?? '' };
}

const trouble = (kind: string | null, value: string | null = null) => (
  <RecordTrouble system="Whise" text="as the server says" kind={kind} value={value} />
);

afterEach(cleanup);

describe.each(languages)('the problems of a record of a CRM in %s', (language) => {
  it('are each told in words of their own', () => {
    const words = kinds.map((kind) => shown(language, trouble(kind, '7')).words);
    expect(kinds.length).toBeGreaterThan(20);
    expect(new Set(words).size).toBe(kinds.length);
  });
});

it('tells the value, and the words of the server only where the desk has none', () => {
  expect(shown('nl', trouble('WORD', 'castle'))).toEqual({
    words: '‘castle’ betekent hier nog niets',
    beneath: '',
  });
  expect(shown('nl', trouble('OTHER')).beneath).toBe('as the server says');
  expect(shown('nl', trouble(null))).toEqual({ words: '', beneath: 'as the server says' });
});

it('tells why a secret could not be tried', () => {
  const untried = (failure: string) => (
    <NotTried system="Whise" reason="as the server says" failure={failure} status={503} />
  );
  expect(shown('nl', untried('CRM_FAULT'))).toEqual({
    words: 'Whise meldt zelf een fout (503). De oude sleutel blijft in gebruik.',
    beneath: '',
  });
  expect(shown('nl', untried('SETTING')).beneath).toBe('as the server says');
});
