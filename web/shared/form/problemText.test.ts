import { expect, it } from 'vitest';
import schema from '../../../schema.graphqls?raw';
import { messages } from '../../test/messages.ts';
import { intlOf } from '../i18n/intl.ts';
import { languages } from '../i18n/languages.ts';
import { problemText } from './problemText.ts';

const body = /enum ProblemCode \{([^}]*)\}/.exec(schema)?.[1] ?? '';
const codes = [...body.matchAll(/^\s*([A-Z_]+)\s*$/gm)].map(([, code = '']) => code);

it.each(languages)('has a text in %s for every ProblemCode of the graph', (language) => {
  const texts = codes.map((code) => problemText(intlOf(language, messages[language]), code));
  expect(texts.length).toBeGreaterThan(20);
  expect(new Set(texts).size).toBe(codes.length);
  expect(texts.filter((text) => text.startsWith('problem.'))).toEqual([]);
});

it('has no text for a problem that the graph does not know', () => {
  const texts = Object.keys(messages.nl).filter((key) => key.startsWith('problem.'));
  const unknown = texts.filter((key) => !codes.includes(key.replace(/^.*\./, '')));
  expect(unknown).toEqual([]);
});

it("prefers a field's own text", () => {
  const intl = intlOf('en', messages.en);
  expect(problemText(intl, 'REQUIRED', 'person.email')).toBe('Fill in your e-mail address.');
  expect(problemText(intl, 'TOO_LONG', 'person.email')).toBe(messages.en['problem.TOO_LONG']);
});

it.each(languages)(
  'has a text of its own in %s for an appointment that moves to the slot of another one',
  (language) => {
    const intl = intlOf(language, messages[language]);
    const text = problemText(intl, 'ALREADY_REQUESTED', 'start');
    expect(text).not.toBe(problemText(intl, 'ALREADY_REQUESTED'));
    expect(text).toMatch(/bezoek|visite|viewing|Besichtigung/);
  },
);

it.each(languages)(
  'names no amount as an example in %s for a field with a count or a date',
  (language) => {
    const intl = intlOf(language, messages[language]);
    const texts = ['adults', 'children', 'bedrooms', 'constructionYear'].map((path) =>
      problemText(intl, 'NOT_A_NUMBER', path),
    );
    expect(texts.filter((text) => /349|problem/.test(text))).toEqual([]);
    expect(problemText(intl, 'OUT_OF_RANGE', 'signDate')).not.toBe(
      problemText(intl, 'OUT_OF_RANGE'),
    );
  },
);
