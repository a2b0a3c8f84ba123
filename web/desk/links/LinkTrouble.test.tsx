// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import { languages } from '../../shared/i18n/languages.ts';
import de from '../texts/compiled/de.json' with { type: 'json' };
import en from '../texts/compiled/en.json' with { type: 'json' };
import fr from '../texts/compiled/fr.json' with { type: 'json' };
import nl from '../texts/compiled/nl.json' with { type: 'json' };
import { LinkTrouble } from './LinkTrouble.tsx';

const texts = { nl, fr, en, de };
const failures = [
  'UNREACHABLE',
  'NO_ANSWER',
  'WRONG_KEY',
  'BUSY',
  'CRM_FAULT',
  'REFUSED',
  'UNREADABLE',
  'EMPTIED',
  'SETTING',
  'SITE_FAULT',
  'RECORDS',
  'LEADS',
  'UNTOLD',
];

/** What the desk says of a failure, and what it says beneath in the words of the server. */
function report(
  language: keyof typeof texts,
  failure: string | null,
  status: number | null = null,
) {
  const { container } = render(
    <RawIntlProvider value={newIntl(language, texts[language] as never)}>
      <LinkTrouble system="Whise" problem="as the server says" failure={failure} status={status} />
    </RawIntlProvider>,
  );
  const beneath = container.querySelector('[lang=en]')?.textContent ?? '';
  return { beneath, words: container.textContent?.replace(beneath, '') ?? '' };
}

afterEach(cleanup);

describe.each(languages)('the troubles of a link in %s', (language) => {
  it('are each told in words of their own', () => {
    const words = failures.map((failure) => report(language, failure, 503).words);
    const other = report(language, 'ANOTHER').words;
    expect(new Set([...words, other]).size).toBe(failures.length + 1);
  });
});

it('tells the status of a CRM that has a fault, and the words of the server where they say more', () => {
  expect(report('nl', 'CRM_FAULT', 503)).toEqual({
    words: 'Whise meldt zelf een fout (503)',
    beneath: '',
  });
  expect(report('nl', 'UNREADABLE').beneath).toBe('as the server says');
});

it('gives the words of the server of a run from before the kind was kept', () => {
  expect(report('nl', null)).toEqual({ words: '', beneath: 'as the server says' });
});
