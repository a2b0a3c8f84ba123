import { expect, it } from 'vitest';
import schema from '../../schema.graphqls?raw';
import de from '../i18n/de.json';
import en from '../i18n/en.json';
import fr from '../i18n/fr.json';
import nl from '../i18n/nl.json';

const code = Object.values(
  import.meta.glob<string>(['./specification*.ts', './FloodScore.tsx', './PropertyKeyFacts.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** The vocabularies that the page of a property puts into words. */
const used = [
  ...new Set([...code.matchAll(/\b(?:words|list)\(\s*'(\w+)'/g)].map(([, name = '']) => name)),
];

function valuesOf(vocabulary: string): string[] {
  const body = new RegExp(`enum ${vocabulary} \\{([^}]*)\\}`).exec(schema)?.[1] ?? '';
  return [...body.matchAll(/^\s*([A-Z_]+)\s*$/gm)].map(([, value = '']) => value);
}

it('finds the vocabularies', () => {
  expect(used).toContain('HeatingSource');
  expect(used).toContain('InteriorComfort');
  expect(used).toContain('FloodScore');
});

it.each(used)('every value of %s has its words in every language', (vocabulary) => {
  const values = valuesOf(vocabulary);
  expect(values.length).toBeGreaterThan(1);
  for (const messages of [nl, fr, en, de] as Record<string, string>[]) {
    const missing = values.filter((value) => !messages[`value.${vocabulary}.${value}`]);
    expect(missing).toEqual([]);
  }
});

it('no words are left of values that are gone', () => {
  const known = used.flatMap((name) => valuesOf(name).map((value) => `value.${name}.${value}`));
  expect(Object.keys(nl).filter((key) => key.startsWith('value.') && !known.includes(key))).toEqual(
    [],
  );
});
