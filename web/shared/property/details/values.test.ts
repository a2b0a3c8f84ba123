import { describe, expect, it } from 'vitest';
import groups from '../../../../agency/details.json';
import schema from '../../../../schema.graphqls?raw';
import de from '../../i18n/de.json';
import en from '../../i18n/en.json';
import fr from '../../i18n/fr.json';
import nl from '../../i18n/nl.json';
import { vocabularies } from './vocabularies.ts';

const code = Object.values(
  import.meta.glob<string>(['./*.ts', './*.tsx', '!./*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** The vocabularies that a property's page shows in words. */
const used = [
  ...new Set([
    ...Object.values(vocabularies),
    ...[...code.matchAll(/\b(?:words|list)\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  ]),
];

function valuesOf(vocabulary: string): string[] {
  const body = new RegExp(`enum ${vocabulary} \\{([^}]*)\\}`).exec(schema)?.[1] ?? '';
  return [...body.matchAll(/^\s*([A-Z_]+)\s*$/gm)].map(([, value = '']) => value);
}

it('finds the vocabularies in the sources', () => {
  expect(used).toContain('HeatingSource');
  expect(used).toContain('NearbyKind');
  expect(used).toContain('SpaceKind');
});

it.each(used)('every value of %s has a text in every language', (vocabulary) => {
  const values = valuesOf(vocabulary);
  expect(values.length).toBeGreaterThan(1);
  for (const messages of [nl, fr, en, de] as Record<string, string>[]) {
    const missing = values.filter((value) => !messages[`value.${vocabulary}.${value}`]);
    expect(missing).toEqual([]);
  }
});

it('no text is left of a value that was removed', () => {
  const known = used.flatMap((name) => valuesOf(name).map((value) => `value.${name}.${value}`));
  expect(Object.keys(nl).filter((key) => key.startsWith('value.') && !known.includes(key))).toEqual(
    [],
  );
});

describe.each(Object.entries({ nl, fr, en, de }))(
  'in %s',
  (_, messages: Record<string, string>) => {
    it('every group of details has a title', () => {
      expect(groups.filter(({ name }) => !messages[`property.group.${name}`])).toEqual([]);
    });

    it('every detail has a label', () => {
      const fields = groups.flatMap((group) => group.fields.map(({ name }) => name));
      expect(fields.length).toBeGreaterThan(100);
      expect(fields.filter((name) => !messages[`property.row.${name}`])).toEqual([]);
    });

    it('no label is left of a detail that was removed', () => {
      const fields = groups.flatMap((group) =>
        group.fields.map(({ name }) => `property.row.${name}`),
      );
      const left = Object.keys(messages).filter((key) => key.startsWith('property.row.'));
      expect(left.filter((key) => !fields.includes(key))).toEqual([]);
    });
  },
);
