import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { here } from './here.ts';
import { fragments, keyOf } from './vite-plugin-late-fragments.ts';

const names = fragments();

it('finds the fragments of visitors, and neither the desk’s nor those that only the server reads', () => {
  expect(names).toContain('PropertyCard_property');
  expect(names).not.toContain('PropertyJsonLd_property');
  expect(names.filter((name) => !existsSync(here(`__generated__/${name}.graphql.ts`)))).toEqual([]);
});

it('gives each a key of its own', () => {
  expect(new Set(names.map(keyOf)).size).toBe(names.length);
});
