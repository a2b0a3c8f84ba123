import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { messages } from '../../test/messages.ts';
import { isUsed, plurals, sources, values } from '../../test/texts.ts';
import { languages } from './languages.ts';

const keys = Object.keys(messages.nl) as (keyof typeof messages.nl)[];

describe.each(languages)('the texts in %s', (language) => {
  it('have the same keys as the Dutch ones, in alphabetical order', () => {
    expect(Object.keys(messages[language])).toEqual([...keys].sort());
  });

  it('have the same arguments as the Dutch ones', () => {
    const differing = keys.filter(
      (key) => String(values(messages[language][key])) !== String(values(messages.nl[key])),
    );
    expect(differing).toEqual([]);
  });

  it('have every plural of the language', () => {
    const needed = language === 'fr' ? ['one', 'many', 'other'] : ['one', 'other'];
    const lacking = keys.filter((key) =>
      plurals(parse(messages[language][key])).some((choices) =>
        needed.some((choice) => !choices.includes(choice)),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('tell the owner of a home that is archived that it is withdrawn, not that it comes back', () => {
    const own = messages[language];
    expect(own['owner.status.INACTIVE']).toBe(own['owner.status.CANCELLED']);
  });

  it('have plural forms wherever they write a count', () => {
    const bare = keys.filter(
      (key) => !uncounted.has(key) && parse(messages[language][key]).some(isCount),
    );
    expect(bare).toEqual([]);
  });

  it('have a singular for one bedroom', () => {
    const named = (count: number) =>
      createIntl({ locale: language, messages: messages[language] }).formatMessage(
        { id: 'property.fact.bedrooms' },
        { count },
      );
    const [one, many] = {
      nl: 'slaapkamer slaapkamers',
      fr: 'chambre chambres',
      en: 'bedroom bedrooms',
      de: 'Schlafzimmer Schlafzimmer',
    }[language].split(' ');
    expect([named(1), named(2)]).toEqual([one, many]);
  });
});

it.each([
  ['de', /Objekt/], // Immobilie
  ['en', /\bemail/i], // e-mail
  ['fr', / [:;!?»](?!:)|« /], // the space there is one at which no line breaks
] as const)('no text in %s matches %s: one thing is written in one way', (language, avoided) => {
  const elsewhere = ['mail/texts', 'locale/texts', 'web/desk/texts'].map((folder) =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../../../${folder}/${language}.json`, 'utf8')),
  );
  const texts = [messages[language], ...elsewhere].flatMap(stringsIn);
  expect(texts.filter((text) => avoided.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
});

/** All texts of a file, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Texts whose count has no noun beside it, or is never 1. */
const uncounted = new Set<string>([
  'list.orMore', // 3 or more
  'map.far', // 3 near Clervaux
  'map.homes', // two or more
  'motion.place', // picture 2 of 5
  'owner.all',
  'owner.fewer',
  'owner.more',
  'owner.share', // 12 (30 %)
  'property.monthLoan', // 25 years
]);

/** A count that is written outside any plural. */
function isCount(element: MessageFormatElement): boolean {
  if (element.type === TYPE.tag) return element.children.some(isCount);
  return (
    element.type === TYPE.argument && /^(count|n|days|months|persons|years)$/.test(element.value)
  );
}

it('every text is used somewhere', () => {
  const source = sources(`${import.meta.dirname}/../../`);
  const unused = keys.filter((key) => !isUsed(key, source));
  expect(unused).toEqual([]);
});
