import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/i18n/languages.ts';
import { isUsed, plurals, sources, unreadSkeletons, values } from '../../test/texts.ts';
import de from '../texts/de.json';
import en from '../texts/en.json';
import fr from '../texts/fr.json';
import nl from '../texts/nl.json';

const texts = { nl, fr, en, de };
const keys = Object.keys(nl) as (keyof typeof nl)[];

describe.each(languages)('the texts of the desk in %s', (language) => {
  it('have the same keys as the Dutch ones, in alphabetical order', () => {
    expect(Object.keys(texts[language])).toEqual([...keys].sort());
  });

  it('have the same arguments as the Dutch ones', () => {
    const differing = keys.filter(
      (key) => String(values(texts[language][key])) !== String(values(nl[key])),
    );
    expect(differing).toEqual([]);
  });

  it('write numbers as they say', () => {
    expect(keys.flatMap((key) => unreadSkeletons(texts[language][key]))).toEqual([]);
  });

  it('have every plural of the language', () => {
    const needed = language === 'fr' ? ['one', 'many', 'other'] : ['one', 'other'];
    const lacking = keys.filter((key) =>
      plurals(parse(texts[language][key])).some((choices) =>
        needed.some((choice) => !choices.includes(choice)),
      ),
    );
    expect(lacking).toEqual([]);
  });
});

it('every text of the desk is used somewhere', () => {
  const sheet = readFileSync(`${import.meta.dirname}/../../../staff/logsheet.go`, 'utf8'); // the log as CSV
  const source = sources(`${import.meta.dirname}/../`) + sheet.replaceAll('"', "'");
  expect(keys.filter((key) => !isUsed(key, source))).toEqual([]);
});
